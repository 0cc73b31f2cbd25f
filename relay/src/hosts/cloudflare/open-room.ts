import { tooMany } from '../../core/replies.ts';
import { hashOf } from '../hash.ts';
import { addressOf } from './address.ts';
import { NAMES } from './calls.ts';
import { type Environment, networkOf } from './environment.ts';
import { nameOf } from './names.ts';
import { toResponse } from './response.ts';

const WAIT_MS = 60_000;

/**
 * Hands a request that passed the gate to its room, which is known by the hash of its id alone.
 * The room gets neither the path nor the address.
 */
export async function openRoom(
  request: Request,
  environment: Environment,
  { roomId, now }: { readonly roomId: string; readonly now: number },
): Promise<Response> {
  const room = hashOf(roomId);
  const socket = crypto.randomUUID();
  const name = await nameOf(environment, addressOf(request), now);
  const network = networkOf(environment, name);
  if (!(await network.enter(socket, room))) return toResponse(tooMany(WAIT_MS));
  const headers = { Upgrade: 'websocket', [NAMES.network]: name, [NAMES.socket]: socket };
  const { ROOMS } = environment;
  const response = await ROOMS.get(ROOMS.idFromName(room)).fetch('https://room/', { headers });
  if (response.status !== 101) await network.leave(socket);
  return response;
}
