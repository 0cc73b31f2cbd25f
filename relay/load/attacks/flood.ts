import type { Socket } from 'node:net';
import { makeTextFrame } from '../../fuzz/hostile.ts';
import { newRoomId, newToken } from '../../test/player.ts';
import { handshake, openRaw, readStatus } from '../../test/raw.ts';
import { claimAtLeast, claimAtMost, type Claim, claimExactly } from '../claim.ts';
import { enterRoom, type Intruder } from '../intruder.ts';
import { makeAddress, type Target } from '../target.ts';

const ROOMS = 20;
const SECONDS = 12;
/** Shorter than the one-minute window that counts connections to a room. */
const SECONDS_UNTIL_REFUSED = 45;
const BRIEF_MS = 100;
/** How many connections one network may open to one room in a minute. */
const CONNECTIONS = 30;
/** Frames that a new connection may send besides its join. */
const FRAMES = 29;
const FLOOD = Buffer.concat(Array.from({ length: 2000 }, () => makeTextFrame('A'.repeat(60))));
const FIRST_ADDRESS = 6_000_000;

interface Flooder {
  readonly address: string;
  readonly room: string;
  readonly token: string;
  readonly isHeedless: boolean;
}

interface FloodResult {
  readonly connections: number;
  readonly refused: number;
  readonly passed: number;
  readonly peerKeptSeat: boolean;
}

/** Floods as fast as the connection allows. Half ignore the close, half reconnect at once. */
export async function floodRelay(target: Target): Promise<Claim[]> {
  const rooms = Array.from({ length: ROOMS }, (_, index) => floodRoom(target, index));
  const all = await Promise.all(rooms);
  const most = (pick: (one: FloodResult) => number) => Math.max(...all.map(pick));
  const kept = all.filter((one) => one.peerKeptSeat).length;
  return [
    claimAtMost(
      'CAP-2',
      'frames of a connection that passed',
      FRAMES,
      most((one) => one.passed),
    ),
    claimAtMost(
      'CAP-4',
      'connections to a room',
      CONNECTIONS,
      most((one) => one.connections),
    ),
    claimAtLeast(
      'CAP-4',
      'then refused 429, in one room',
      1,
      most((one) => one.refused),
    ),
    claimExactly('CAP-2', 'peers that kept their seat', ROOMS, kept),
  ];
}

async function floodRoom(target: Target, index: number): Promise<FloodResult> {
  const [room, token] = [newRoomId(), newToken()];
  const address = makeAddress(FIRST_ADDRESS + index);
  const host = await enterRoom(target, address, room);
  host.join(token, true);
  await host.hears('joined');
  const peer = await enterRoom(target, makeAddress(FIRST_ADDRESS + ROOMS + index), room);
  peer.join(newToken(), false);
  await peer.hears('joined');
  let [connections, refused] = [1, 0];
  const isHeedless = index % 2 === 0;
  const until = performance.now() + (isHeedless ? SECONDS : SECONDS_UNTIL_REFUSED) * 1000;
  while (performance.now() < until && refused === 0) {
    if (await floodOnce(target, { address, room, token, isHeedless })) connections += 1;
    else refused += 1;
  }
  const peerKeptSeat = await canStillHear(target, peer, { room, token });
  // The first connection sent nothing but its join, and one more a greeting.
  const passed = Math.ceil((peer.heard - 1) / Math.max(1, connections - 1));
  return { connections, refused, passed, peerKeptSeat };
}

/** @returns false if the relay refused the connection */
async function floodOnce(
  { url, origin }: Target,
  { address, room, token, isHeedless }: Flooder,
): Promise<boolean> {
  const where = { url, origin, headers: { 'x-forwarded-for': address } };
  const socket = await openRaw(where);
  socket.on('error', () => undefined);
  socket.write(handshake(where, `/v1/rooms/${room}`));
  if ((await readStatus(socket)) !== 101) {
    socket.destroy();
    return false;
  }
  socket.write(makeTextFrame(JSON.stringify({ t: 'join', seatToken: token })));
  const stopping = isHeedless ? undefined : setTimeout(() => socket.destroy(), BRIEF_MS);
  await pourData(socket);
  clearTimeout(stopping);
  return true;
}

async function pourData(socket: Socket): Promise<void> {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  socket.on('close', () => resolve());
  socket.on('end', () => socket.destroy());
  socket.resume();
  const write = () => {
    while (!socket.destroyed && socket.write(FLOOD)) continue;
  };
  socket.on('drain', write);
  write();
  await gone;
}

/** Whether the flooded player still gets frames from the other player, who returns properly. */
async function canStillHear(
  target: Target,
  peer: Intruder,
  { room, token }: { room: string; token: string },
): Promise<boolean> {
  const back = await enterRoom(target, makeAddress(FIRST_ADDRESS + 2 * ROOMS), room);
  back.join(token, false);
  const joined = await back.hears('"seat":0');
  const heard = peer.hears('hello');
  back.ws.send('hello');
  const isWell = joined !== null && (await heard) !== null;
  for (const { ws } of [back, peer]) ws.terminate();
  return isWell;
}
