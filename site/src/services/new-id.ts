import { toBase64url } from '@sealed-move/protocol/base64url';

/** Names a game on this device; it stands in the address, so that it is not made of its secret. */
export function newId(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(9)));
}
