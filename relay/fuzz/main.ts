import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RelayProcess } from '../launch/process.ts';
import { launchUnlimited, ORIGIN } from '../launch/unlimited.ts';
import { Chance } from './chance.ts';
import { makeBadHandshake, makeHandshake, makeHostileFrame, makeTextFrame } from './hostile.ts';
import { Witness } from './witness.ts';

/*
 * `npm run lab -- relay-fuzz` sends the relay 100,000 invalid frames and handshakes while two
 * friends play in another room. It fails if the process ends, the friends notice, or memory leaks.
 * FUZZ_SEED repeats a run.
 */

const COUNT = Number(process.env['FUZZ_COUNT'] ?? 100_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const MAX_CONCURRENT = 64;
const FRAMES_A_SOCKET = 28;
/** How long a socket may stay silent before the client gives up on it. */
const TIMEOUT_MS = 30;
const WARM_UP = 0.2;
const GROWTH_MIB = 24;

process.stdout.write(`Seed ${SEED}, ${COUNT} frames and handshakes.\n`);
const relay = await launchUnlimited();
try {
  process.exitCode = (await attackRelay(relay)) ? 0 : 1;
} finally {
  await relay.close();
}

async function attackRelay(target: RelayProcess): Promise<boolean> {
  const witness = await Witness.start(target);
  const chance = new Chance(SEED);
  await sendAll(target, chance, Math.floor(COUNT * WARM_UP));
  const before = await measureRestingMemory(target);
  await sendAll(target, chance, COUNT - Math.floor(COUNT * WARM_UP));
  const after = await measureRestingMemory(target);
  const faults = await witness.stop();
  const isAlive = target.isRunning && (await fetch(`${target.url}/v1/info`)).ok;
  if (!isAlive) faults.push('the relay does not answer any more');
  if (after > before + GROWTH_MIB) faults.push(`memory stayed at ${after} MiB, from ${before}`);
  process.stdout.write(
    `The witnesses exchanged ${witness.exchanged} frames. Resident: ${before} MiB after a fifth, ${after} MiB after all.\n`,
  );
  for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
  return faults.length === 0;
}

/** Memory that the process holds once its sockets are gone and garbage is collected. */
async function measureRestingMemory(target: RelayProcess): Promise<number> {
  await sleep(1500);
  await target.collectGarbage();
  return target.residentMiB();
}

async function sendAll(target: RelayProcess, chance: Chance, count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left > 0 && target.isRunning) left -= await fuzzConnection(target, chance);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
}

/** Returns how many frames and handshakes it sent. */
async function fuzzConnection({ port }: RelayProcess, chance: Chance): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  const roomId = randomBytes(32).toString('base64url');
  const sent =
    chance.share() < 0.25
      ? sendHandshake(socket, makeBadHandshake(chance, roomId, ORIGIN))
      : sendFrames(socket, chance, makeHandshake(roomId, ORIGIN));
  const isHalfOpen = chance.share() < 0.3;
  if (!isHalfOpen)
    await Promise.race([once(socket, 'close').catch(() => undefined), sleep(TIMEOUT_MS)]);
  if (chance.share() < 0.5) socket.resetAndDestroy();
  else socket.destroy();
  return sent;
}

function sendHandshake(socket: Socket, bytes: Buffer): number {
  socket.write(bytes);
  return 1;
}

/** Sends frames before a join or after one, all at once or in pieces. */
function sendFrames(socket: Socket, chance: Chance, opening: Buffer): number {
  const count = 1 + chance.below(FRAMES_A_SOCKET);
  const frames = Array.from({ length: count }, () => makeHostileFrame(chance));
  const token = randomBytes(32).toString('base64url');
  const join = makeTextFrame(JSON.stringify({ t: 'join', seatToken: token, create: true }));
  const isSeated = chance.share() < 0.3;
  const all = Buffer.concat([opening, ...(isSeated ? [join] : []), ...frames]);
  const cut = chance.share() < 0.5 ? all.length : chance.below(all.length);
  socket.write(all.subarray(0, cut));
  if (cut < all.length) socket.write(all.subarray(cut));
  return count + 1;
}
