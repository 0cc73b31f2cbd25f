import { toBase64url } from '@sealed-move/protocol/base64url';

/** Makes an id, which is part of the address and so must not derive from the secret. */
export function makeId(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(9)));
}
