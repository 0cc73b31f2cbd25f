import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Seat } from '@sealed-move/protocol/seat';
import { IV_BYTES, PLAINTEXT_BYTES } from './core/sealed-size.ts';
import type { Room } from './invite.ts';

/**
 * Base64url of a random IV and AES-256-GCM, bound to the room and the sender's seat (SEAL-1). The
 * IV is not a counter, which a reload, a restored backup or a second tab would reuse.
 * @param text at most PLAINTEXT_BYTES of UTF-8
 */
export async function sealText({ roomId, key }: Room, sender: Seat, text: string): Promise<string> {
  const plain = new TextEncoder().encode(text);
  if (plain.length > PLAINTEXT_BYTES) throw new RangeError('more than one frame holds');
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(makeAesParameters(iv, roomId, sender), key, plain);
  const frame = new Uint8Array(IV_BYTES + sealed.byteLength);
  frame.set(iv);
  frame.set(new Uint8Array(sealed), IV_BYTES);
  return toBase64url(frame);
}

/**
 * Opens a frame; null unless it is the other player's, from this room and intact (SEAL-2).
 * @param sender the other player's seat: a reflected frame of one's own does not open
 */
export async function openFrame({ roomId, key }: Room, sender: Seat, frame: string) {
  const bytes = fromBase64url(frame);
  if (bytes === null || bytes.length < IV_BYTES) return null;
  const { subtle } = crypto;
  const iv = bytes.slice(0, IV_BYTES);
  const plain = await subtle
    .decrypt(makeAesParameters(iv, roomId, sender), key, bytes.slice(IV_BYTES))
    // Nothing more is known about a frame that does not open.
    .catch(() => null);
  return plain === null ? null : new TextDecoder().decode(plain);
}

function makeAesParameters(iv: Uint8Array<ArrayBuffer>, roomId: string, sender: Seat) {
  const additionalData = new TextEncoder().encode(JSON.stringify(['v1', roomId, sender]));
  return { name: 'AES-GCM', iv, additionalData };
}
