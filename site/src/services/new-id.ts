import { toBase64url } from '@sealed-move/protocol/base64url';

/**
 * Makes a game's id on this device. It is part of the address, so it must not derive from the
 * secret.
 */
export function makeId(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(9)));
}
