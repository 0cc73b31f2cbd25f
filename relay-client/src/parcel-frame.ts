import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Fields } from '@sealed-move/protocol/fields';
import { type Role, toSeat } from './core/role.ts';
import type { Envelope } from './core/envelope.ts';
import type { Parcel } from './core/push.ts';
import { sealInner } from './inner-seal.ts';
import type { Room } from './invite.ts';
import { sealText } from './seal.ts';
import { packJson, unpackJson } from './pack-json.ts';

/**
 * A pushed frame has 1024 or 3072 characters, whatever its content (REACH-2): the plaintext of both
 * seals is padded to fill it.
 */
const SIZES = [
  { textBytes: 740, innerBytes: 464 },
  { textBytes: 2276, innerBytes: 1616 },
] as const;

/** Seals a message for a closed app; null if even the new part is too long. */
export async function sealParcel(
  { role, room }: { readonly role: Role; readonly room: Room },
  { bodies, brief, n, by }: Parcel,
): Promise<string | null> {
  const packed = (await pack(bodies)) ?? (await pack(brief));
  if (packed === null) return null;
  const { body, size } = packed;
  const place = { roomId: room.roomId, sender: role, n };
  const told = await sealInner(by, place, body, (json) => json.padEnd(size.innerBytes));
  const text = JSON.stringify({ v: 1, from: role, n, body: told } satisfies Envelope);
  return sealText(room, toSeat(role), text.padEnd(size.textBytes));
}

/** Packs the bodies and picks a size; null if they are too long. */
async function pack(bodies: Parcel['bodies']) {
  const body = { t: 'parcel', packed: toBase64url(await packJson(JSON.stringify(bodies))) };
  const { length } = JSON.stringify(body);
  const size = SIZES.find(({ innerBytes }) => length <= innerBytes);
  return size === undefined ? null : { body, size };
}

/** Unpacks a body for `receiveEnvelope`. */
export async function unpackParcel({ t, packed }: Fields): Promise<unknown> {
  const bytes = typeof packed === 'string' ? fromBase64url(packed) : null;
  return { t, bodies: bytes === null ? null : await unpackJson(bytes) };
}
