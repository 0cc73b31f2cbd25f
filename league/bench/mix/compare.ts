import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeSeededRandom } from '../../demo/chance.ts';
import { ask, type Usage } from '../ask.ts';
import { sendAndReceive } from '../round-trip.ts';
import { copyStore, makeMixClub, type MixClub } from './club.ts';
import { assertSameAnswers } from './same.ts';
import { makeRequestMix, type MixRequest } from './requests.ts';
import { type ServiceProcess, startService, stopService } from '../service.ts';

export interface MixOptions {
  readonly members: number;
  readonly seconds: number;
  readonly rounds: number;
  /** The folder of another checkout of this repository. */
  readonly against: string | undefined;
}

const CONNECTIONS = 16;

interface Contender {
  readonly name: string;
  readonly running: ServiceProcess;
  readonly results: BenchResult[];
}

interface BenchResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly claimP99: number;
  readonly cpuMicros: number;
  readonly hits: number;
}

const BENCH = resolve(import.meta.dirname, '..');

/** Prints the medians of rounds in which the contenders take turns, each on a copy of one club. */
export async function printMix({ members, seconds, rounds, against }: MixOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'league-mix-'));
  const contenders: Contender[] = [];
  try {
    const places = listPlaces(against);
    // Later releases migrate the club of an older one.
    const club = await makeMixClub(join(folder, 'club'), members, places.at(-1)?.[1] ?? '');
    for (const [name, main] of places) {
      const place = copyStore(join(folder, 'club'), join(folder, name));
      contenders.push({ name, running: await startService(place, main), results: [] });
    }
    await assertSameAnswers(
      club,
      contenders.map(({ running }) => running.base),
    );
    for (let round = 0; round < rounds; round++) {
      for (const one of contenders) one.results.push(await measureMix(one, club, round, seconds));
    }
    printResults(contenders);
  } finally {
    for (const { running } of contenders) await stopService(running);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the contenders, this checkout first. */
function listPlaces(against: string | undefined): [name: string, main: string][] {
  const own: [string, string] = ['service', join(BENCH, 'server.ts')];
  if (against === undefined) return [own];
  return [own, ['against', resolve(against, 'league/bench/server.ts')]];
}

async function measureMix(
  { running }: Contender,
  club: MixClub,
  round: number,
  seconds: number,
): Promise<BenchResult> {
  const next = makeRequestMix(club, makeSeededRandom(round + 1));
  await runMix(running.base, seconds / 4, next);
  const before = await ask<Usage>(running, 'usage');
  const started = performance.now();
  const done = await runMix(running.base, seconds, next);
  const elapsed = (performance.now() - started) / 1000;
  const after = await ask<Usage>(running, 'usage');
  const reads = done.filter(({ isClaim }) => !isClaim).map(({ ms }) => ms);
  const claims = done.filter(({ isClaim }) => isClaim).map(({ ms }) => ms);
  const rememberable = done.filter(({ isRemembered }) => isRemembered).length;
  return {
    perSecond: done.length / elapsed,
    p50: computeQuantile(reads, 0.5),
    p99: computeQuantile(reads, 0.99),
    claimP99: computeQuantile(claims, 0.99),
    cpuMicros: (after.cpuMicros - before.cpuMicros) / done.length,
    hits: 1 - (after.workedOut - before.workedOut) / rememberable,
  };
}

interface RequestTiming extends Pick<MixRequest, 'isClaim' | 'isRemembered'> {
  readonly ms: number;
}

async function runMix(
  base: string,
  lasting: number,
  next: () => MixRequest,
): Promise<RequestTiming[]> {
  const done: RequestTiming[] = [];
  const until = performance.now() + lasting * 1000;
  const { hostname, port } = new URL(base);
  const one = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    while (performance.now() < until) {
      const { bytes, isClaim, isRemembered } = next();
      const sent = performance.now();
      await sendAndReceive(socket, bytes);
      done.push({ isClaim, isRemembered, ms: performance.now() - sent });
    }
    socket.destroy();
  };
  // All of them end before the service stops, because stopping it cuts open requests.
  const ended = await Promise.allSettled(Array.from({ length: CONNECTIONS }, one));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return done;
}

function printResults(contenders: readonly Contender[]): void {
  const names = ['req/s', 'µs CPU', 'read p50', 'read p99', 'claim p99', 'remembered'];
  process.stdout.write(`${''.padEnd(10)}${names.map((one) => one.padStart(11)).join('')}\n`);
  for (const { name, results } of contenders) {
    const of = (pick: (one: BenchResult) => number) => computeQuantile(results.map(pick), 0.5);
    const columns = [
      of((one) => one.perSecond).toFixed(0),
      of((one) => one.cpuMicros).toFixed(0),
      of((one) => one.p50).toFixed(2),
      of((one) => one.p99).toFixed(2),
      of((one) => one.claimP99).toFixed(2),
      `${Math.round(100 * of((one) => one.hits))} %`,
    ];
    process.stdout.write(`${name.padEnd(10)}${columns.map((one) => one.padStart(11)).join('')}\n`);
  }
}

function computeQuantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
