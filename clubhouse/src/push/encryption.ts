import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const RECORD_BYTES = 4096;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES;
/** The single record ends with a delimiter byte and a tag. */
const RECORD_OVERHEAD_BYTES = 17;
const END_OF_LAST_RECORD = 2;
/** Push services need not accept more than 4,096 bytes (RFC 8030, section 7.2). */
export const MAX_MESSAGE_BYTES = 4096 - HEADER_BYTES - RECORD_OVERHEAD_BYTES;

/** A browser's keys for encrypted messages, as base64url. */
export interface DeviceKeys {
  /** Its public key: a point on P-256. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Random values, fresh for each message. Only tests pass their own. */
export interface MessageSecrets {
  readonly ecdh: ECDH;
  readonly salt: Uint8Array;
}

export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  if (!/^[\w-]{87}=?$/.test(p256dh) || !/^[\w-]{22}(==)?$/.test(auth)) return false;
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  if (point.length !== POINT_BYTES || point[0] !== 4 || secret.length !== AUTH_BYTES) return false;
  try {
    // It throws for a point off the curve.
    ECDH.convertKey(point, CURVE, undefined, undefined, 'compressed');
    return true;
  } catch {
    return false;
  }
}

/**
 * The body of a push that only the recipient's device can read (RFC 8291).
 * @param paddedBytes minimum length, so that lengths reveal nothing about short messages
 * @throws RangeError above MAX_MESSAGE_BYTES
 */
export function encryptMessage(
  { p256dh, auth }: DeviceKeys,
  message: Uint8Array,
  paddedBytes = 0,
  secrets: MessageSecrets = makeMessageSecrets(),
): Buffer {
  if (message.length > MAX_MESSAGE_BYTES) throw new RangeError('the message is too long to push');
  const { ecdh, salt } = secrets;
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), ecdh.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = ecdh.computeSecret(theirs);
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const padding = Math.max(0, Math.min(paddedBytes, MAX_MESSAGE_BYTES) - message.length);
  return encodeRecord({ key, salt, keyId: ours }, message, padding);
}

interface RecordKeys {
  readonly key: Uint8Array;
  readonly salt: Uint8Array;
  readonly keyId: Uint8Array;
}

/** One record of `aes128gcm` after its header (RFC 8188), with `padding` zeros at the end. */
export function encodeRecord(
  { key, salt, keyId }: RecordKeys,
  message: Uint8Array,
  padding = 0,
): Buffer {
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const said = Buffer.concat([message, Uint8Array.of(END_OF_LAST_RECORD), Buffer.alloc(padding)]);
  const header = Buffer.alloc(SALT_BYTES + 5);
  header.set(salt);
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  header[SALT_BYTES + 4] = keyId.length;
  const [encrypted, last] = [cipher.update(said), cipher.final()];
  return Buffer.concat([header, keyId, encrypted, last, cipher.getAuthTag()]);
}

function makeMessageSecrets(): MessageSecrets {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { ecdh, salt: randomBytes(SALT_BYTES) };
}
