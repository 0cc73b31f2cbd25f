import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Fields } from '@sealed-move/protocol/fields';
import { type Role, toSeat } from '../core/role.ts';
import type { Envelope } from '../core/envelope.ts';
import type { Parcel } from '../core/push.ts';
import { sealInner } from '../inner-seal.ts';
import type { Room } from '../invite.ts';
import { sealText } from '../seal.ts';
import { packJson, unpackJson } from './pack.ts';

/**
 * A message has one of two lengths, whatever it says (PUSH-2). The plaintext of its frame, and of
 * the inner seal, fill it.
 */
const SIZES = [
  { frameBytes: 1024, textBytes: 996, innerBytes: 656 },
  { frameBytes: 3072, textBytes: 3044, innerBytes: 2192 },
] as const;

/** The frame for a closed app, as bytes; null if the game is too long for a push message. */
export async function sealParcel(
  { role, room }: { readonly role: Role; readonly room: Room },
  { bodies, n, by }: Parcel,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const packed = toBase64url(await packJson(JSON.stringify(bodies)));
  const body = { t: 'parcel', packed };
  const { length } = JSON.stringify(body);
  const size = SIZES.find(({ innerBytes }) => length <= innerBytes);
  if (size === undefined) return null;
  const place = { roomId: room.roomId, sender: role, n };
  const told = await sealInner(by, place, body, (json) => json.padEnd(size.innerBytes));
  const text = JSON.stringify({ v: 1, from: role, n, body: told } satisfies Envelope);
  return fromBase64url(await sealText(room, toSeat(role), text.padEnd(size.textBytes)));
}

/** The body as `receiveEnvelope` takes it. */
export async function unpackParcel({ t, packed }: Fields): Promise<unknown> {
  const bytes = typeof packed === 'string' ? fromBase64url(packed) : null;
  return { t, bodies: bytes === null ? null : await unpackJson(bytes) };
}
