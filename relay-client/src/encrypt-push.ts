import { fromBase64url } from '@sealed-move/protocol/base64url';
import type { PushTarget } from './core/push-target.ts';

/* RFC 8291: a message for one Web Push subscription, in one record of RFC 8188's `aes128gcm`. */

const SALT_BYTES = 16;
/** The record size in the header, and the maximum that push services accept (RFC 8030). */
const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

interface Randomness {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly keys: { readonly publicKey: CryptoKey; readonly privateKey: CryptoKey };
}

/** @param random fixed only by the examples of the RFC */
export async function encryptPush(
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  plain: Uint8Array<ArrayBuffer>,
  random?: Randomness,
): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, keys } = random ?? (await makeRandomness());
  const theirs = decode(p256dh);
  const ours = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  const key = await crypto.subtle.importKey('raw', theirs, EC, false, []);
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: key },
    keys.privateKey,
    256,
  );
  const info = join(toUtf8('WebPush: info\0'), theirs, ours);
  const material = await expand(decode(auth), shared, info, 32);
  const content = await expand(salt, material, toUtf8('Content-Encoding: aes128gcm\0'), 16);
  const iv = await expand(salt, material, toUtf8('Content-Encoding: nonce\0'), 12);
  const by = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['encrypt']);
  const record = join(plain, Uint8Array.of(LAST_RECORD));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, by, record);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_BYTES);
  return join(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

const EC = { name: 'ECDH', namedCurve: 'P-256' } as const;

async function makeRandomness(): Promise<Randomness> {
  return {
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    keys: await crypto.subtle.generateKey(EC, false, ['deriveBits']),
  };
}

async function expand(
  salt: Uint8Array<ArrayBuffer>,
  material: ArrayBuffer,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, bytes * 8);
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64url(text);
  if (bytes === null) throw new TypeError('a push target that was not read');
  return bytes;
}
