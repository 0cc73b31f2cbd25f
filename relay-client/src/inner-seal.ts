import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { padJson } from './core/inner-size.ts';
import type { Sealer } from './core/keys.ts';
import { isCryptoKey } from './core/read-keys.ts';
import { type Role, toSeat } from './core/role.ts';
import { IV_BYTES } from './core/sealed-size.ts';

/** A body that is sealed twice (INNER-7). */
interface InnerBody {
  readonly t: 'in';
  readonly iv: string;
  readonly data: string;
}

/** The sender, room and number of a message: a frame with another number does not open. */
export interface InnerContext {
  readonly roomId: string;
  readonly sender: Role;
  readonly n: number;
}

/** @throws RangeError if the body does not fit into a frame */
export async function sealInner(
  by: Sealer,
  place: InnerContext,
  body: unknown,
  pad = padJson,
): Promise<InnerBody> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(pad(JSON.stringify(body)));
  const data = await crypto.subtle.encrypt(
    makeAesParameters(iv, place),
    chooseKey(by, place.sender),
    plain,
  );
  return { t: 'in', iv: toBase64url(iv), data: toBase64url(new Uint8Array(data)) };
}

/** The body; null unless that sender sealed it with these keys, as that message. */
export async function openInner(
  by: Sealer,
  place: InnerContext,
  { iv, data }: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const [nonce, sealed] = [decodeBytes(iv), decodeBytes(data)];
  if (nonce?.length !== IV_BYTES || sealed === null) return null;
  const plain = await crypto.subtle
    .decrypt(makeAesParameters(nonce, place), chooseKey(by, place.sender), sealed)
    .catch(() => null);
  if (plain === null) return null;
  try {
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}

function chooseKey(by: Sealer, sender: Role): CryptoKey {
  const key = by[sender];
  if (!isCryptoKey(key)) throw new TypeError('a sealer without its keys');
  return key;
}

function makeAesParameters(iv: Uint8Array<ArrayBuffer>, { roomId, sender, n }: InnerContext) {
  const text = JSON.stringify(['v1 in', roomId, toSeat(sender), n]);
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(text) };
}

function decodeBytes(text: unknown): Uint8Array<ArrayBuffer> | null {
  return typeof text === 'string' ? fromBase64url(text) : null;
}
