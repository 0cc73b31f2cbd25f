import { setTimeout as sleep } from 'node:timers/promises';
import { newRoomId, newToken } from '../../test/player.ts';
import { handshake, openRaw } from '../../test/raw.ts';
import { makeTextFrame } from '../../fuzz/hostile.ts';
import { type Claim, claimExactly } from '../claim.ts';
import { enterRoom, type Intruder } from '../intruder.ts';
import { makeAddress, type Target } from '../target.ts';

const READERS = 20;
const LARGEST = 'A'.repeat(16_384);
/** How many frames a new connection may send at once besides its join. */
const BURST = 29;
/** Enough to exceed by far the few MiB that the kernel buffers for a reader. */
const BURSTS = 40;
const READ_EVERY_MS = 100;
const READ_BYTES = 1024;
const PAUSE_MS = 500;
const FIRST_ADDRESS = 5_000_000;
const OFFLINE = '"online":false';

/** Lets clients that never read receive everything that the limits allow. */
export async function attackWithoutReading(target: Target): Promise<Claim[]> {
  const closed = await feedReaders(target, { readsSlowly: false });
  return [claimExactly('CAP-7', 'readers that never read, closed', READERS, closed)];
}

/** Lets clients read only 10 KiB a second. */
export async function attackWithSlowReading(target: Target): Promise<Claim[]> {
  const closed = await feedReaders(target, { readsSlowly: true });
  return [claimExactly('CAP-7', 'readers of 10 KiB a second, closed', READERS, closed)];
}

async function feedReaders(target: Target, how: { readsSlowly: boolean }): Promise<number> {
  const all = Array.from({ length: READERS }, (_, index) => feedOneReader(target, index, how));
  return (await Promise.all(all)).filter(Boolean).length;
}

/** @returns whether the relay closed the reader before it had accepted all frames */
async function feedOneReader(
  target: Target,
  index: number,
  how: { readsSlowly: boolean },
): Promise<boolean> {
  const [room, token] = [newRoomId(), newToken()];
  const first = await enterRoom(target, makeAddress(FIRST_ADDRESS + index), room);
  first.join(token, true);
  await first.hears('joined');
  const stop = await openReader(target, makeAddress(FIRST_ADDRESS - 1 - index), room, how);
  for (let burst = 0; burst < BURSTS; burst++) {
    // Reconnecting gives a new allowance; from many networks, nothing else limits it.
    const sender = await enterRoom(
      target,
      makeAddress(FIRST_ADDRESS + burst * READERS + index),
      room,
    );
    sender.join(token, false);
    const joined = await sender.hears('joined');
    const isAway = joined?.includes('"peer":false') === true;
    if (isAway || (await isClosedBy(sender))) {
      sender.ws.terminate();
      return stop(true);
    }
  }
  return stop(false);
}

/** Whether the relay closes the reader after all that a new connection may send at once. */
function isClosedBy(sender: Intruder): Promise<boolean> {
  const isOffline = sender.hears(OFFLINE).then((told) => told !== null);
  for (let count = 0; count < BURST; count++) sender.ws.send(LARGEST);
  return Promise.race([isOffline, sleep(PAUSE_MS, false)]);
}

/** Opens a raw connection that joins and then reads only as much as asked. */
async function openReader(
  { url, origin }: Target,
  address: string,
  room: string,
  { readsSlowly: isSlow }: { readsSlowly: boolean },
): Promise<(result: boolean) => boolean> {
  const where = { url, origin, headers: { 'x-forwarded-for': address } };
  const socket = await openRaw(where);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(handshake(where, `/v1/rooms/${room}`));
  await sleep(200);
  socket.write(makeTextFrame(JSON.stringify({ t: 'join', seatToken: newToken() })));
  await sleep(200);
  const reading = setInterval(() => isSlow && socket.read(READ_BYTES), READ_EVERY_MS);
  return (result) => {
    clearInterval(reading);
    socket.destroy();
    return result;
  };
}
