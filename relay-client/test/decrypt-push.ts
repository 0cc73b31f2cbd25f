import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** Decrypts a push message as a browser does (RFC 8291), written apart from the library. */
export function decryptPush(
  body: Uint8Array,
  own: { readonly private: Uint8Array; readonly auth: Uint8Array },
): Uint8Array<ArrayBuffer> {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + theirs.length);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(own.private);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs]);
  const material = new Uint8Array(
    hkdfSync('sha256', curve.computeSecret(theirs), own.auth, info, 32),
  );
  const derive = (label: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', material, salt, `Content-Encoding: ${label}\0`, bytes));
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opening.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return new Uint8Array(padded.subarray(0, end));
}
