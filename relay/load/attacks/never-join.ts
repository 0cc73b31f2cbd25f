import { setTimeout as sleep } from 'node:timers/promises';
import { newRoomId } from '../../test/player.ts';
import { claimAtLeast, claimAtMost, type Claim, claimExactly } from '../claim.ts';
import { type Intruder, tryConnection, runRepeatedly } from '../intruder.ts';
import { makeAddress, readStats, type Target } from '../target.ts';

const MAX_CONCURRENT = 100;
const OF_A_NETWORK = 50;
const TWICE = 2 * OF_A_NETWORK;
const LOOK_EVERY = 500;
/** Sockets per second: enough to fill the relay before it closes the first ones. */
const A_SECOND = 1500;

/** Opens sockets that never join: too many from all networks together, and too many from one. */
export async function attackWithoutJoin(target: Target): Promise<Claim[]> {
  return openAll(target, A_SECOND);
}

/** Opens such sockets as fast as the attacker can. */
export async function attackWithoutJoinAtOnce(target: Target): Promise<Claim[]> {
  return openAll(target, Infinity);
}

async function openAll(target: Target, aSecond: number): Promise<Claim[]> {
  const before = (await readStats(target)).sockets;
  let most = 0;
  const refused = new Map<number, number>();
  const open: Intruder[] = [];
  const one = async (address: string) => {
    const { status, socket } = await tryConnection(target, address, newRoomId());
    if (socket === null) refused.set(status, (refused.get(status) ?? 0) + 1);
    else open.push(socket);
  };
  await runRepeatedly(TWICE, MAX_CONCURRENT, () => one('192.0.2.200'));
  const ofOneNetwork = open.length;
  const others = target.sockets - TWICE;
  const start = performance.now();
  await runRepeatedly(others, MAX_CONCURRENT, async (index) => {
    const early = start + (index * 1000) / aSecond - performance.now();
    if (early > 0) await sleep(early);
    await one(makeAddress(Math.floor(index / OF_A_NETWORK)));
    if (index % LOOK_EVERY === 0) most = Math.max(most, (await readStats(target)).sockets);
  });
  most = Math.max(most, (await readStats(target)).sockets);
  const codes = await Promise.all(open.map((socket) => socket.closed));
  const tooMany = refused.get(503) ?? 0;
  const after = (await readStats(target)).sockets;
  return [
    claimExactly('CAP-5', 'sockets of one network, of 100', OF_A_NETWORK, ofOneNetwork),
    claimExactly('CAP-5', 'the others of it refused 429', OF_A_NETWORK, refused.get(429) ?? 0),
    claimAtMost('CAP-5', 'sockets open at any time', target.socketLimit, most),
    claimAtLeast('CAP-5', 'refused 503, of many networks', 1, tooMany),
    claimExactly(
      'CAP-5',
      'opened or refused',
      target.sockets,
      open.length + tooMany + OF_A_NETWORK,
    ),
    claimExactly('CAP-6', 'closed 4400', open.length, codes.filter((code) => code === 4400).length),
    claimExactly('CAP-6', 'sockets left afterwards', before, after),
  ];
}
