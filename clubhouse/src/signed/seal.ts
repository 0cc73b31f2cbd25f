import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and authenticates values for cookies, so that only this server can read or change them
 * (SESS-1). The purpose is part of the seal: a value of one cookie is invalid in another.
 */
export class Seal {
  readonly #key: Uint8Array;

  /** @param key 32 bytes */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  close(purpose: string, value: unknown): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(purpose));
    const closed = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
    return Buffer.concat([nonce, ...closed, cipher.getAuthTag()]).toString('base64url');
  }

  /** Null unless this site sealed the value for that purpose. */
  open(purpose: string, sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
      return JSON.parse(text + decipher.final('utf8')) as unknown;
    } catch {
      return null;
    }
  }
}
