import { toBase64url } from '@sealed-move/protocol/base64url';

/** Part of the address, so it must not derive from the secret. */
export function makeId(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(9)));
}
