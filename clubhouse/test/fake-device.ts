import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { DeviceKeys } from '../src/push/encryption.ts';

/** A browser's end of a push, for tests; it decrypts messages for it. */
export interface FakeDevice {
  readonly keys: DeviceKeys;
  readonly ecdh: ECDH;
}

export function deviceKeys(): FakeDevice {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  return { keys: { p256dh, auth: randomBytes(16).toString('base64url') }, ecdh };
}

/**
 * The content of a push body, without padding (RFC 8291).
 * @throws if it is for another device
 */
export function decryptPush({ keys, ecdh }: FakeDevice, body: Buffer): Buffer {
  const [salt, point, said] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), point]);
  const shared = ecdh.computeSecret(point);
  const auth = Buffer.from(keys.auth, 'base64url');
  const key = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(said.subarray(-16));
  const opened = Buffer.concat([cipher.update(said.subarray(0, -16)), cipher.final()]);
  return opened.subarray(0, opened.lastIndexOf(2));
}
