import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../demo/chance.ts';
import { ask, type Usage } from './ask.ts';
import { roundTrip } from './loop.ts';
import { copyOf, makeMixClub, type MixClub } from './mix/club.ts';
import { assertSameAnswers } from './mix/same.ts';
import { mixOf, type MixRequest } from './mix/requests.ts';
import { type Running, startService, stopService } from './service.ts';

/*
 * `npm run mix-bench`: a club as it is used, 95 reads and 5 claims of a hundred requests over 20
 * divisions. Beside the service runs a server written by hand, without the service's edge and its
 * write path, as the ceiling; with `--against FOLDER` another checkout of this repository too. In
 * turns, so that what else the machine does falls on all of them; the medians of the rounds.
 *
 * Each claim is one side's, amended, and no table shows it. With `--results SHARE` a coach settles a
 * match in place of that share of them, which tables do show; nothing by hand stands beside that.
 */

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    against: { type: 'string' },
    results: { type: 'string', default: '0' },
  },
});
const [members, seconds, rounds, connections, settled] = [
  values.members,
  values.seconds,
  values.rounds,
  values.connections,
  values.results,
].map(Number) as [number, number, number, number, number];

interface Contender {
  readonly name: string;
  readonly running: Running;
  readonly results: Result[];
}

interface Result {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly claimP99: number;
  readonly cpuMicros: number;
  readonly hits: number;
}

const here = resolve(import.meta.dirname, '../..');
/** The oldest last. */
const places: readonly (readonly [name: string, main: string])[] = [
  ...(settled > 0 ? [] : [['by hand', join(here, 'league/bench/mix/by-hand.ts')] as const]),
  ['service', join(here, 'league/bench/server.ts')],
  ...(values.against === undefined
    ? []
    : [['against', resolve(values.against, 'league/bench/server.ts')] as const]),
];
const folder = mkdtempSync(join(tmpdir(), 'league-mix-'));
try {
  process.stdout.write(`A club of ${members}: writing …\n`);
  const club = await makeMixClub(join(folder, 'club'), members, places.at(-1)?.[1] ?? '');
  const contenders: Contender[] = [];
  try {
    await startAll(contenders);
    await assertSameAnswers(
      club,
      contenders.map(({ running }) => running.base),
    );
    for (let round = 0; round < rounds; round++) {
      for (const one of contenders) one.results.push(await measure(one, club, round));
    }
    print(contenders);
  } finally {
    for (const { running } of contenders) await stopService(running, 'SIGTERM');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function startAll(contenders: Contender[]): Promise<void> {
  for (const [name, main] of places) {
    const place = copyOf(join(folder, 'club'), join(folder, name));
    contenders.push({ name, running: await startService(place, main), results: [] });
  }
}

async function measure({ running }: Contender, club: MixClub, round: number): Promise<Result> {
  const next = mixOf(club, seeded(round + 1), settled);
  await runMix(running.base, seconds / 4, next);
  const before = await ask<Usage>(running, { ask: 'usage' });
  const started = performance.now();
  const done = await runMix(running.base, seconds, next);
  const elapsed = (performance.now() - started) / 1000;
  const after = await ask<Usage>(running, { ask: 'usage' });
  const reads = done.filter(({ isClaim }) => !isClaim).map(({ ms }) => ms);
  const claims = done.filter(({ isClaim }) => isClaim).map(({ ms }) => ms);
  const rememberable = done.filter(({ isRemembered }) => isRemembered).length;
  return {
    perSecond: done.length / elapsed,
    p50: quantile(reads, 0.5),
    p99: quantile(reads, 0.99),
    claimP99: quantile(claims, 0.99),
    cpuMicros: (after.cpuMicros - before.cpuMicros) / done.length,
    hits: 1 - (after.workedOut - before.workedOut) / rememberable,
  };
}

interface Done extends Pick<MixRequest, 'isClaim' | 'isRemembered'> {
  readonly ms: number;
}

async function runMix(base: string, lasting: number, next: () => MixRequest): Promise<Done[]> {
  const done: Done[] = [];
  const until = performance.now() + lasting * 1000;
  const { hostname, port } = new URL(base);
  const one = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    while (performance.now() < until) {
      const { bytes, isClaim, isRemembered } = next();
      const sent = performance.now();
      await roundTrip(socket, bytes);
      done.push({ isClaim, isRemembered, ms: performance.now() - sent });
    }
    socket.destroy();
  };
  // All of them end before the service is stopped, which would cut whoever still asks.
  const ended = await Promise.allSettled(Array.from({ length: connections }, one));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return done;
}

function print(contenders: readonly Contender[]): void {
  const names = ['req/s', 'µs CPU', 'read p50', 'read p99', 'claim p99', 'remembered'];
  process.stdout.write(`${''.padEnd(10)}${names.map((one) => one.padStart(11)).join('')}\n`);
  for (const { name, results } of contenders) {
    const of = (pick: (one: Result) => number) => quantile(results.map(pick), 0.5);
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

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
