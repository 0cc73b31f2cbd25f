import { CHECK_BYTES, IV_BYTES, type Lock, SALT_BYTES } from './core/backup-file.ts';
import { areBytesEqual, type Bytes, joinBytes } from './core/bytes.ts';

/** Iterations for the key: slow on purpose, which slows every guess at a passphrase (BACK-2). */
export const ITERATIONS = 600_000;

interface SealedBytes {
  readonly lock: Lock;
  readonly header: Bytes;
  readonly sealed: Bytes;
  readonly checked: Bytes;
  readonly check: Bytes;
}

export type UnsealResult =
  | { readonly kind: 'opened'; readonly plain: Bytes }
  | { readonly kind: 'refused'; readonly why: 'damaged' | 'passphrase' };

/** A fresh salt and IV. */
export function makeLock(iterations: number): Lock {
  return {
    iterations,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    iv: crypto.getRandomValues(new Uint8Array(IV_BYTES)),
  };
}

/** @returns the header, the sealed bytes and the checksum, concatenated */
export async function sealBytes(
  { lock, header }: Pick<SealedBytes, 'lock' | 'header'>,
  passphrase: string,
  plain: Bytes,
): Promise<Bytes> {
  const key = await deriveLockKey(lock, passphrase);
  const sealed = await crypto.subtle.encrypt(makeAesParameters(lock, header), key, plain);
  const checked = joinBytes(header, new Uint8Array(sealed));
  return joinBytes(checked, await makeChecksum(checked));
}

export async function openBytes(file: SealedBytes, passphrase: string): Promise<UnsealResult> {
  if (!areBytesEqual(await makeChecksum(file.checked), file.check)) {
    return { kind: 'refused', why: 'damaged' };
  }
  const key = await deriveLockKey(file.lock, passphrase);
  const plain = await crypto.subtle
    .decrypt(makeAesParameters(file.lock, file.header), key, file.sealed)
    // The checksum is right, so the passphrase is wrong or the file is forged.
    .catch(() => null);
  if (plain === null) return { kind: 'refused', why: 'passphrase' };
  return { kind: 'opened', plain: new Uint8Array(plain) };
}

async function deriveLockKey({ iterations, salt }: Lock, passphrase: string): Promise<CryptoKey> {
  // Keyboards encode the same letter in different ways.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function makeAesParameters({ iv }: Lock, header: Bytes) {
  return { name: 'AES-GCM', iv, additionalData: header };
}

async function makeChecksum(bytes: Bytes): Promise<Bytes> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return new Uint8Array(digest).slice(0, CHECK_BYTES);
}
