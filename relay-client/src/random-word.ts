import { toBase64url } from '@sealed-move/protocol/base64url';

/** Cryptographically random bytes, as base64url. */
export function makeRandomWord(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}
