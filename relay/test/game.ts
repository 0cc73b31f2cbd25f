import assert from 'node:assert/strict';
import type { RunningHost } from './host.ts';
import { type JoinFields, newRoomId, newToken, Player } from './player.ts';

export const HOST_ADDRESS = '192.0.2.1';
export const GUEST_ADDRESS = '198.51.100.7';

/** A two-player game, with what each player needs to reconnect. */
export interface Game {
  readonly roomId: string;
  readonly tokens: readonly [string, string];
  readonly host: Player;
  readonly guest: Player;
}

export async function enter(
  relay: RunningHost,
  roomId: string,
  fields: JoinFields,
  address = HOST_ADDRESS,
): Promise<Player> {
  const player = await Player.connect(relay.from(address), roomId);
  player.join(fields);
  return player;
}

/** The host alone in a new room. */
export async function startRoom(
  relay: RunningHost,
  fields: Partial<JoinFields> = {},
): Promise<{ roomId: string; token: string; host: Player }> {
  const [roomId, token] = [newRoomId(), newToken()];
  const host = await enter(relay, roomId, { seatToken: token, create: true, ...fields });
  assert.deepEqual(await host.next(), joined(0));
  return { roomId, token, host };
}

/** Both players are connected. */
export async function startGame(relay: RunningHost): Promise<Game> {
  const { roomId, token, host } = await startRoom(relay);
  const guestToken = newToken();
  const guest = await enter(relay, roomId, { seatToken: guestToken }, GUEST_ADDRESS);
  assert.deepEqual(await guest.next(), joined(1, { peer: true }));
  assert.deepEqual(await host.next(), peer(true));
  return { roomId, tokens: [token, guestToken], host, guest };
}

export function joined(seat: 0 | 1, { peer: isThere = false, peerLeft = false } = {}): object {
  return { t: 'joined', proto: 1, seat, peer: isThere, peerLeft };
}

export function peer(online: boolean, left = false): object {
  return { t: 'peer', online, ...(left ? { left } : {}) };
}

/** The close code of a refused join. */
export async function refusedWith(
  relay: RunningHost,
  roomId: string,
  fields: JoinFields,
  address = HOST_ADDRESS,
): Promise<number> {
  return (await enter(relay, roomId, fields, address)).closed;
}
