import { readAddress } from 'service/worker-http';
import { refuseTooMany } from '../../core/replies.ts';
import { hashText } from '../hash.ts';
import { NAMES } from './calls.ts';
import type { Environment } from './environment.ts';
import { listNames } from './names.ts';
import { Networks } from './networks.ts';
import { toResponse } from './response.ts';

const RETRY_AFTER_MS = 60_000;

/** Opens a socket in a room, which gets only the hash of its id: no path and no address. */
export async function openRoom(
  request: Request,
  environment: Environment,
  { roomId, now }: { readonly roomId: string; readonly now: number },
): Promise<Response> {
  const room = hashText(roomId);
  const socket = crypto.randomUUID();
  const names = await listNames(environment, readAddress(request), now);
  const networks = new Networks(environment, names);
  if (!(await networks.enter(socket, room))) return toResponse(refuseTooMany(RETRY_AFTER_MS));
  const headers = {
    Upgrade: 'websocket',
    [NAMES.networks]: names.join(' '),
    [NAMES.socket]: socket,
  };
  const { ROOMS } = environment;
  let isOpen = false;
  try {
    const response = await ROOMS.get(ROOMS.idFromName(room)).fetch('https://room/', { headers });
    isOpen = response.status === 101;
    return response;
  } finally {
    if (!isOpen) await networks.leave(socket);
  }
}
