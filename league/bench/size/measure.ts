import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../demo/client.ts';
import { ask, type Usage } from '../ask.ts';
import { forgetAnswers } from '../forget-answers.ts';
import {
  type Place,
  type Running,
  secret,
  sqlitePlace,
  startService,
  stopService,
} from '../service.ts';
import { type LargeClub, writeLargeClub } from './large-club.ts';

const SERVER = new URL('../server.ts', import.meta.url).pathname;
/** Odd: what is in the middle of them is told. */
const ROUNDS = 5;
/** V8 looks for what it can give back 100 seconds after it last collected everything. */
const REST_MS = 125_000;

interface Made extends LargeClub {
  readonly key: string;
}

/** What a club of one size showed. */
export interface SizeMeasured {
  readonly members: number;
  readonly matches: number;
  /** By what was measured, in the order of the print: milliseconds, or MiB where the name says so. */
  readonly figures: ReadonlyMap<string, number>;
}

/**
 * Measures each read and a claim on a club of that many members, and prints it on the way.
 * @param keep the folder in which the club's database is made once, and used again
 */
export async function measureSize(members: number, keep?: string): Promise<SizeMeasured> {
  const place = keep === undefined ? sqlitePlace() : keptPlace(keep);
  const figures = new Map<string, number>();
  try {
    const club = await clubIn(place, members);
    // Who asks first is measured, not who asks a second later.
    const env = { ...place.env, BENCH_PREPARES: 'no' };
    await rm(join(place.env['LEAGUE_DATA'] ?? '', 'chased'), { force: true });
    const withService = async (at: Place, work: (service: Running) => Promise<void>) => {
      const service = await startService(at, SERVER);
      try {
        figures.set('start', service.startMs);
        const mib = await resident(service);
        figures.set('resident then, MiB', mib);
        const start = `start ${service.startMs.toFixed(0)} ms, ${mib.toFixed(0)} MiB`;
        process.stdout.write(`${members} members, ${club.matches} matches: ${start}\n`);
        await work(service);
      } finally {
        await stopService(service, 'SIGTERM');
      }
    };
    await withService({ ...place, env }, (service) => measureReads(service, club, figures));
    // It has left who is chased in its folder: the next takes it in as soon as it listens.
    await withService(place, async (service) => {
      const name = 'chase list, first of a start';
      figures.set(name, await measureFirst(service, club, name));
    });
    return { members, matches: club.matches, figures };
  } finally {
    if (keep === undefined) await place.remove();
  }
}

function keptPlace(folder: string): Place {
  mkdirSync(folder, { recursive: true });
  const env = { LEAGUE_DATA: folder };
  return { name: 'SQLite', env, remove: async () => undefined };
}

async function clubIn(place: Place, members: number): Promise<Made> {
  const folder = place.env['LEAGUE_DATA'] ?? '';
  const file = join(folder, 'large-club.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Made;
  const service = await startService(place, SERVER);
  const made = await new Client(service.base, secret).call<{ administrator_key: { key: string } }>(
    'POST',
    '/setup',
    {
      club: { name: 'Large', slug: 'large', timezone: 'Europe/London' },
      administrator: { name: 'Kim' },
    },
  );
  await stopService(service, 'SIGTERM');
  process.stdout.write(`Writing a club of ${members} …\n`);
  const club = {
    ...writeLargeClub(join(folder, 'league.sqlite'), members),
    key: made.administrator_key.key,
  };
  await writeFile(file, JSON.stringify(club));
  return club;
}

async function resident(service: Running): Promise<number> {
  const { residentBytes } = await ask<Usage>(service, { ask: 'usage' });
  return residentBytes / 2 ** 20;
}

async function measureFirst(service: Running, { key }: Made, name: string): Promise<number> {
  // A process that has answered nothing yet is slow at anything.
  for (let count = 0; count < 20; count++) await oneRound(service, key, '/v1/members');
  const { ms, held } = await oneRound(service, key, '/v1/chase-list');
  process.stdout.write(columns([name, '', '', ms.toFixed(1), held.toFixed(1)]));
  return ms;
}

async function measureReads(
  service: Running,
  club: Made,
  figures: Map<string, number>,
): Promise<void> {
  process.stdout.write(
    columns(['read', 'status', 'kB', 'ms', 'loop held ms', 'after a claim', 'loop held ms']),
  );
  const first = 'chase list, first of all';
  figures.set(first, await measureFirst(service, club, first));
  for (const [name, path] of readsOf(club)) {
    const { anew, afterClaim } = await measured(service, club, path);
    figures.set(name, anew.ms);
    process.stdout.write(columns([name, ...cells(anew), ...cells(afterClaim).slice(2)]));
  }
  const claim = await measuredClaim(service, club);
  figures.set('a claim', claim.ms);
  process.stdout.write(columns(['a claim', ...cells(claim)]));
  const tell = async (when: string) => {
    const mib = await resident(service);
    figures.set(`resident ${when}, MiB`, mib);
    process.stdout.write(`${mib.toFixed(0)} MiB ${when}\n`);
  };
  await tell('after it all');
  await sleep(REST_MS);
  await tell('two minutes later');
}

/** Medians of some rounds, before each of which no answer is left, or a match is reported. */
async function measured(
  service: Running,
  club: Made,
  path: string,
): Promise<{ readonly anew: Round; readonly afterClaim: Round }> {
  const anew: Round[] = [];
  const afterClaim: Round[] = [];
  const client = new Client(service.base, club.key);
  for (let round = 0; round < ROUNDS; round++) {
    await forgetAnswers(client);
    anew.push(await oneRound(service, club.key, path));
    await client.call('POST', `/v1/matches/${club.open}/claims`, anyClaim());
    afterClaim.push(await oneRound(service, club.key, path));
  }
  return { anew: middleOf(anew), afterClaim: middleOf(afterClaim) };
}

/** A side reports, and then amends what it said. */
async function measuredClaim(service: Running, { key, open }: Made): Promise<Round> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await oneRound(service, key, `/v1/matches/${open}/claims`, anyClaim()));
  }
  return middleOf(rounds);
}

/** Another than the one before, as a rule. */
function anyClaim(): object {
  const sets = [6, 6].map((games) => ({ games: [games, Math.floor(Math.random() * 5)] }));
  return { side: 0, outcome: 'completed', score: { sets } };
}

function middleOf(rounds: readonly Round[]): Round {
  const middle = rounds.toSorted((one, other) => one.ms - other.ms)[(rounds.length - 1) / 2];
  if (middle === undefined) throw new Error('no round was measured');
  return middle;
}

function cells({ status, bytes, ms, held }: Round): string[] {
  return [String(status), (bytes / 1000).toFixed(0), ms.toFixed(1), held.toFixed(1)];
}

interface Round {
  readonly ms: number;
  readonly held: number;
  readonly bytes: number;
  readonly status: number;
}

/** For how long at most the read kept the loop of the service to itself, by its own clock. */
async function oneRound(
  service: Running,
  key: string,
  path: string,
  body?: object,
): Promise<Round> {
  await ask(service, { ask: 'watch loop' });
  const started = performance.now();
  const response = await fetch(service.base + path, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const { byteLength: bytes } = await response.arrayBuffer();
  const ms = performance.now() - started;
  const held = await ask<number>(service, { ask: 'loop held' });
  return { ms, held, bytes, status: response.status };
}

function readsOf(club: Made): [string, string][] {
  return [
    ['members', '/v1/members'],
    ['members by name', '/v1/members?q=member%2099'],
    ['member', `/v1/members/${club.member}`],
    ['competitions', '/v1/competitions'],
    ['divisions', `/v1/competitions/${club.competition}/divisions`],
    ['entries of a competition', `/v1/competitions/${club.competition}/entries`],
    [
      'entries of a division',
      `/v1/competitions/${club.competition}/entries?division=${club.division}`,
    ],
    ['matches', '/v1/matches'],
    ['matches, recent', '/v1/matches?order=recent'],
    ['matches, disputed', '/v1/matches?status=disputed'],
    ['matches, disputed, recent', '/v1/matches?status=disputed&order=recent'],
    ['matches, reported or disputed', '/v1/matches?status=reported,disputed'],
    ['matches of a season', `/v1/matches?season=${club.season}`],
    ['matches of a season, disputed', `/v1/matches?season=${club.season}&status=disputed`],
    [
      'matches of a competition, disputed',
      `/v1/matches?competition=${club.competition}&status=disputed`,
    ],
    [
      'matches of a competition, recent',
      `/v1/matches?competition=${club.competition}&order=recent`,
    ],
    ['matches of a member', `/v1/matches?member=${club.member}`],
    ['matches waiting on a member', `/v1/matches?waiting_on=${club.member}`],
    ['events', '/v1/events'],
    ['events of a kind', '/v1/events?kind=match.disputed'],
    ['events of a member', `/v1/events?subject=${club.member}`],
    ['dispute history', '/v1/dispute-history'],
    ['table of a division', `/v1/divisions/${club.division}/standings`],
    ['progress of an entry', `/v1/entries/${club.entry}/progress`],
    ['chase list of 10 people', `/v1/chase-list?limit=10`],
    ['chase list', '/v1/chase-list'],
    ['chase list of a competition', `/v1/chase-list?competition=${club.competition}`],
    ['tables of a competition', `/v1/competitions/${club.competition}/standings`],
    ['progress of a competition', `/v1/competitions/${club.competition}/progress`],
    ['tables of a season', `/v1/seasons/${club.season}/standings`],
    ['progress of a season', `/v1/seasons/${club.season}/progress`],
    ['checks of a season', `/v1/seasons/${club.season}/checks?to=complete`],
  ];
}

function columns([name = '', ...rest]: readonly string[]): string {
  return `${name.padEnd(36)}${rest.map((one) => one.padStart(13)).join('')}\n`;
}
