import { type LeagueCall, makeCaller } from 'test-kit/club-calls';
import { beginSeason } from 'test-kit/club-season';
import { ask, type Usage } from '../ask.ts';
import { type BenchClub, makeClub } from '../make-club.ts';
import { type ServiceProcess, makeSqliteStore, startService, stopService } from '../service.ts';
import { listReads } from './reads.ts';

const SERVER = new URL('../server.ts', import.meta.url).pathname;
/** Odd, because the median is reported. */
const ROUNDS = 5;

export interface SizeMeasured {
  readonly members: number;
  readonly matches: number;
  /** Figures by name, in printing order; in milliseconds unless the name says MiB. */
  readonly figures: ReadonlyMap<string, number>;
}

/** Measures each read and a claim on a club of that many members, and prints progress. */
export async function measureSize(members: number): Promise<SizeMeasured> {
  const place = makeSqliteStore();
  const figures = new Map<string, number>();
  try {
    const club = await makeClub(place, members, SERVER);
    const service = await startService(place, SERVER);
    try {
      const mib = await readResidentMiB(service);
      figures.set('start', service.startMs);
      figures.set('resident then, MiB', mib);
      const start = `start ${service.startMs.toFixed(0)} ms, ${mib.toFixed(0)} MiB`;
      process.stdout.write(`${members} members, ${club.matches} matches: ${start}\n`);
      await measureReads(service, club, figures);
    } finally {
      await stopService(service);
    }
    return { members, matches: club.matches, figures };
  } finally {
    await place.remove();
  }
}

async function readResidentMiB(service: ServiceProcess): Promise<number> {
  const { residentBytes } = await ask<Usage>(service, 'usage');
  return residentBytes / 2 ** 20;
}

async function measureFirst(
  service: ServiceProcess,
  { key }: BenchClub,
  name: string,
): Promise<number> {
  // A process that has answered nothing yet is slow at anything.
  for (let count = 0; count < 20; count++) await measureRound(service, key, '/v1/members');
  const { ms, held } = await measureRound(service, key, '/v1/chase-list');
  process.stdout.write(formatColumns([name, '', '', ms.toFixed(1), held.toFixed(1)]));
  return ms;
}

async function measureReads(
  service: ServiceProcess,
  club: BenchClub,
  figures: Map<string, number>,
): Promise<void> {
  process.stdout.write(
    formatColumns(['read', 'status', 'kB', 'ms', 'loop held ms', 'after a claim', 'loop held ms']),
  );
  const first = 'chase list, first of all';
  figures.set(first, await measureFirst(service, club, first));
  for (const [name, path] of listReads(club)) {
    const { uncached, afterClaim } = await measureRounds(service, club, path);
    figures.set(name, uncached.ms);
    process.stdout.write(
      formatColumns([
        name,
        ...formatCells(uncached, uncached.held),
        ...formatCells(afterClaim, afterClaim.held).slice(2),
      ]),
    );
  }
  const { name, path, body } = makeClaimRequest(club);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await measureRound(service, club.key, path, body?.()));
  }
  const claim = findMedian(rounds);
  figures.set(name, claim.ms);
  process.stdout.write(formatColumns([name, ...formatCells(claim, claim.held)]));
  const mib = await readResidentMiB(service);
  figures.set('resident after it all, MiB', mib);
  process.stdout.write(`${mib.toFixed(0)} MiB after it all\n`);
}

/** Medians of some rounds; before each, the cache is cleared or a match is reported. */
async function measureRounds(
  service: ServiceProcess,
  club: BenchClub,
  path: string,
): Promise<{ readonly uncached: Round; readonly afterClaim: Round }> {
  const uncached: Round[] = [];
  const afterClaim: Round[] = [];
  const must = makeCaller(service.base, club.key);
  for (let round = 0; round < ROUNDS; round++) {
    await clearAnswers(must);
    uncached.push(await measureRound(service, club.key, path));
    const { path: claims, body } = makeClaimRequest(club);
    await must('POST', claims, body?.());
    afterClaim.push(await measureRound(service, club.key, path));
  }
  return { uncached: findMedian(uncached), afterClaim: findMedian(afterClaim) };
}

/** Clears the cache: a season's change of state may change who sees what, so answers expire. */
async function clearAnswers(must: LeagueCall): Promise<void> {
  const season = { name: 'Over', starts_on: '2020-04-01', ends_on: '2020-09-30' };
  const id = await beginSeason(must, season);
  await must('PATCH', `/v1/seasons/${id}`, { state: 'complete' });
}

interface NamedRequest {
  readonly name: string;
  readonly path: string;
  /** The body of a POST. */
  readonly body?: () => object;
}

/** A claim of one side, each time in another match: RES-13 allows 20 amendments an hour. */
function makeClaimRequest({ open }: BenchClub): NamedRequest {
  const match = open[Math.floor(Math.random() * open.length)];
  return { name: 'a claim', path: `/v1/matches/${match}/claims`, body: makeClaim };
}

/** A claim that usually differs from the previous one. */
function makeClaim(): object {
  const sets = [6, 6].map((games) => ({ games: [games, Math.floor(Math.random() * 5)] }));
  return { side: 0, outcome: 'completed', score: { sets }, raw_input: 'told' };
}

function findMedian<T extends RequestTiming>(rounds: readonly T[]): T {
  const middle = rounds.toSorted((one, other) => one.ms - other.ms)[(rounds.length - 1) / 2];
  if (middle === undefined) throw new Error('no round was measured');
  return middle;
}

function formatCells({ status, bytes, ms }: RequestTiming, held?: number): string[] {
  const told = [String(status), (bytes / 1000).toFixed(0), ms.toFixed(1)];
  return held === undefined ? told : [...told, held.toFixed(1)];
}

interface RequestTiming {
  readonly ms: number;
  readonly bytes: number;
  readonly status: number;
}

interface Round extends RequestTiming {
  readonly held: number;
}

/** The longest time that the read blocked the service's event loop, by the service's clock. */
async function measureRound(
  service: ServiceProcess,
  key: string,
  path: string,
  body?: object,
): Promise<Round> {
  await ask(service, 'watch loop');
  const read = await timeRequest(service.base, key, path, body);
  const held = await ask<number>(service, 'loop held');
  return { ...read, held };
}

async function timeRequest(
  base: string,
  key: string,
  path: string,
  body?: object,
): Promise<RequestTiming> {
  const started = performance.now();
  const response = await fetch(base + path, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const { byteLength: bytes } = await response.arrayBuffer();
  return { ms: performance.now() - started, bytes, status: response.status };
}

function formatColumns([name = '', ...rest]: readonly string[]): string {
  return `${name.padEnd(44)}${rest.map((one) => one.padStart(13)).join('')}\n`;
}
