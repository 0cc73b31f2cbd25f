import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Agreement, OwnKey } from './core/keys.ts';
import { isCryptoKey } from './core/read-keys.ts';
import type { Role } from './core/role.ts';

/** A new X25519 key pair with a private key that cannot be exported. */
export interface KeyPair {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

export interface KeyContext {
  readonly roomId: string;
  readonly role: Role;
  /** The link's secret: 16 bytes. */
  readonly secret: string;
}

const SALT = toUtf8('game-relay inner v1');
const CODE_BYTES = 6;
const CODE_DIGITS = 11;

/** Null if this machine does not support inner keys, or cannot store them with a game (INNER-1). */
export async function makeKeys(): Promise<KeyPair | null> {
  try {
    const made: object = await crypto.subtle.generateKey({ name: 'X25519' }, false, ['deriveBits']);
    if (!('privateKey' in made && 'publicKey' in made)) return null;
    const { privateKey, publicKey } = made;
    if (!isCryptoKey(privateKey) || !isCryptoKey(publicKey)) return null;
    return canBeKept(privateKey) ? { privateKey, publicKey } : null;
  } catch {
    return null;
  }
}

/** Whether a key can be stored. WebKitGTK stores one but then fails to read the game with it. */
function canBeKept(key: CryptoKey): boolean {
  return isCryptoKey(structuredClone(key));
}

/** A key that was never shown. */
export async function makeOwnKey(
  { privateKey, publicKey }: KeyPair,
  roomId: string,
): Promise<OwnKey> {
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const shown = toBase64url(new Uint8Array(raw));
  return { public: shown, commitment: await makeCommitment(shown, roomId), secret: privateKey };
}

/** The hash that commits the host of a room to a key before it is shown (INNER-2). */
export async function makeCommitment(shown: string, roomId: string): Promise<string> {
  const text = toUtf8(JSON.stringify(['game-relay key v1', roomId, shown]));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/**
 * The agreement from the exchanged keys and the link's secret. It is bound to the room, the version
 * and both public keys (INNER-1). Null if the other's is not a key, or gives a known secret.
 */
export async function deriveAgreement(
  { roomId, role, secret }: KeyContext,
  own: OwnKey,
  theirs: string,
): Promise<Agreement | null> {
  const shared = await deriveShared(own, theirs);
  if (shared === null) return null;
  const material = new Uint8Array([...shared, ...(fromBase64url(secret) ?? [])]);
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const [host, guest] = role === 'host' ? [own.public, theirs] : [theirs, own.public];
  const algorithm = (label: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: SALT,
    info: toUtf8(JSON.stringify(['v1', roomId, host, guest, label])),
  });
  const key = async (label: Role) =>
    crypto.subtle.deriveKey(algorithm(label), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
  const bits = await crypto.subtle.deriveBits(algorithm('words'), base, CODE_BYTES * 8);
  const code = Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0'));
  return {
    theirs,
    code: code.join('').slice(0, CODE_DIGITS),
    sealer: { host: await key('host'), guest: await key('guest') },
  };
}

async function deriveShared(own: OwnKey, theirs: string): Promise<Uint8Array | null> {
  const bytes = fromBase64url(theirs);
  if (bytes === null || !isCryptoKey(own.secret)) return null;
  try {
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'X25519' }, false, []);
    const shared = await crypto.subtle.deriveBits({ name: 'X25519', public: key }, own.secret, 256);
    const found = new Uint8Array(shared);
    return found.some((byte) => byte !== 0) ? found : null;
  } catch {
    // Any 32 bytes are a point; Web Crypto refuses points of small order.
    return null;
  }
}

function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
