import { toBase64url } from 'relay-protocol/base64url';

/** That many random bytes, base64url, that nobody can guess. */
export function randomWord(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}
