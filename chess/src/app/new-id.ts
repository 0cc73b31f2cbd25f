import { toBase64url } from '../../../relay-client/src/core/base64url.ts';

/** Names a game on this device; it stands in the address, so that it is not made of its secret. */
export function newId(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(9)));
}
