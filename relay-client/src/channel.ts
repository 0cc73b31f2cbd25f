import { readFields } from '@sealed-move/protocol/fields';
import { makeJoinFrame, LEAVE } from '@sealed-move/protocol/client-frames';
import { Connection, type ConnectionListener } from './connection.ts';
import { type Envelope, readEnvelope, writeEnvelope } from './core/envelope.ts';
import { makeRoomAddress } from './core/relay-address.ts';
import { otherRole, type Role, toSeat } from './core/role.ts';
import type { SavedGame } from './core/saved-game.ts';
import type { Sealer } from './core/keys.ts';
import type { OutgoingMessage } from './core/session-state.ts';
import { openInner, sealInner } from './inner-seal.ts';
import { type Room, deriveRoom } from './invite.ts';
import { unpackParcel } from './parcel-frame.ts';
import { openFrame, sealText } from './seal.ts';
import type { Platform } from './platform.ts';

/** A player's connection to a game's room, with the key to its messages. */
export interface Channel {
  readonly role: Role;
  readonly room: Room;
  readonly connection: Connection;
}

type ChannelSeat = Pick<SavedGame, 'role' | 'secret' | 'relay' | 'seatToken' | 'isSeated'>;

/** Does not connect; `ownerKey` is for a private relay, else null. */
export async function makeChannel(
  { role, secret, relay, seatToken, isSeated }: ChannelSeat,
  { platform, ownerKey }: { readonly platform: Platform; readonly ownerKey: string | null },
  on: ConnectionListener,
): Promise<Channel> {
  const room = await deriveRoom(secret);
  const creation = role === 'host' ? { ownerKey } : null;
  const connection = new Connection({
    platform,
    url: makeRoomAddress(relay, room.roomId),
    seat: toSeat(role),
    isSeated,
    join: (isFirst) => makeJoinFrame(seatToken, isFirst ? creation : null),
    on,
  });
  return { role, room, connection };
}

/** Seals messages for the other player and sends them in order. */
export async function sendSealed(
  { role, room, connection }: Channel,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  const { roomId } = room;
  for (const { n, body, by } of messages) {
    const told = by === null ? body : await sealInner(by, { roomId, sender: role, n }, body);
    connection.send(await sealText(room, toSeat(role), writeEnvelope(role, n, told)));
  }
}

/** Opens a frame; null if it is not from the other player. */
export async function openSealed(
  { role, room }: Pick<Channel, 'role' | 'room'>,
  frame: string,
): Promise<Envelope | null> {
  const sender = otherRole(role);
  const text = await openFrame(room, toSeat(sender), frame);
  return text === null ? null : readEnvelope(text, sender);
}

/** Opens content that was sealed twice; null if there is none or the keys are wrong (INNER-7). */
export async function openTwice(
  { role, room: { roomId } }: Pick<Channel, 'role' | 'room'>,
  by: Sealer | null,
  { n, body }: Envelope,
): Promise<unknown> {
  const fields = readFields(body);
  if (by === null || fields['t'] !== 'in') return null;
  const opened = await openInner(by, { roomId, sender: otherRole(role), n }, fields);
  return readFields(opened)['t'] === 'parcel' ? unpackParcel(readFields(opened)) : opened;
}

export function leaveRoom({ connection }: Channel): void {
  connection.send(LEAVE);
}
