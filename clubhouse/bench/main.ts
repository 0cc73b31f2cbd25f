import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { expectText } from 'test-kit/club-calls';
import { buildClient } from '../build/build-client.ts';
import { COACH_SCOPES, Visitor } from '../test/visitor.ts';
import { type RunningClub, openClub } from '../year/club.ts';
import { findBudgets } from '../year/page-log.ts';
import { type LoadedClub, loadClub } from './club.ts';
import { readCpuTime } from './cpu-time.ts';
import { type MeasuredPage, listPages } from './pages.ts';
import { measureFirstPaint, ROUND_TRIPS_MS } from './paint.ts';
import { countScriptBytes } from './script-bytes.ts';

/**
 * `npm run lab -- clubhouse-bench` measures the limits of every page, at a club of 300: calls to the
 * league, processor time, script size, and first paint on a slow phone. Options: `--rounds 7
 * --members 1000 --page home --coach --without-paint`. `--coach` measures only coaches' pages,
 * `--players` only the others.
 */

const NAME = 24;
/** Unmeasured requests before a page is measured. With many more, `/me` would answer 429. */
const WARM_UPS = 12;
/** Requests per round: enough that eight at a time keep the site busy. */
const REQUESTS = 160;
const CONCURRENT_REQUESTS = 8;
const HEAD =
  'page                      kB  calls   CPU ms  league   script kB    paint  beyond trips';
const FOOT = `
CPU ms: of the site for one page; league: of the API meanwhile. Paint: first contentful, slow 4G and a
processor 4 times slower. ! marks what is over its budget of calls or script (year/page-log.ts), or paints
1,000 ms or more beyond the two round trips (${ROUND_TRIPS_MS} ms).`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    members: { type: 'string', default: '300' },
    page: { type: 'string' },
    coach: { type: 'boolean', default: false },
    players: { type: 'boolean', default: false },
    'without-paint': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const say = (line: string) => process.stdout.write(`${line}\n`);
const closers: (() => unknown)[] = [];
const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };

try {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const club = await openClub(owner);
  say(`Loading a club of ${values.members} …`);
  const loaded = await loadClub(club.league, Number(values.members));
  const browser = values['without-paint'] ? null : await launchChromium();
  owner.after(() => browser?.close());
  const cookies = await signIn(club, loaded);
  const isWanted = ({ name, who }: MeasuredPage) =>
    (values.page === undefined || name.includes(values.page)) &&
    (!values.coach || who === 'coach') &&
    (!values.players || who !== 'coach');
  const pages = listPages(loaded).filter(isWanted);
  // New code runs slowly at first.
  for (const { path, who } of pages) await requestPage(club.url + path, cookies[who], WARM_UPS);
  say(HEAD);
  for (const page of pages) {
    say(await measureLine({ club, browser, cookie: cookies[page.who] }, page));
  }
  say(FOOT);
} finally {
  for (const close of closers.toReversed()) await close();
}

async function signIn({ url, league }: RunningClub, { player }: LoadedClub) {
  const visitor = new Visitor({ url });
  const link = await league.must('POST', `/v1/members/${player}/login-link`);
  await visitor.post(`/sign-in/${expectText(link['token'])}`);
  const made = { name: 'Ana, coach', scopes: COACH_SCOPES };
  const { key } = await league.must('POST', '/v1/api-keys', made);
  await visitor.post('/coach/sign-in', { key: expectText(key) });
  const cookie = (name: string) => `${name}=${visitor.cookie(name) ?? ''}`;
  return {
    nobody: '',
    player: cookie('clubhouse-session'),
    coach: cookie('clubhouse-coach'),
  };
}

interface Bench {
  readonly club: RunningClub;
  readonly browser: Browser | null;
  readonly cookie: string;
}

async function measureLine(
  { club, browser, cookie }: Bench,
  { name, path }: MeasuredPage,
): Promise<string> {
  const url = club.url + path;
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200)
    return `${name.padEnd(NAME)} answers ${response.status}: not measured`;
  await requestPage(url, cookie, 1);
  const calls = club.watch.pages.at(-1)?.calls.length ?? Number.NaN;
  const cpu: number[] = [];
  const league: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = [readCpuTime(club.pid), readCpuTime(club.league.pid)] as const;
    await requestPage(url, cookie, REQUESTS);
    cpu.push((readCpuTime(club.pid) - before[0]) / REQUESTS);
    league.push((readCpuTime(club.league.pid) - before[1]) / REQUESTS);
  }
  const script = await countScriptBytes(club.url, html);
  const budgets = findBudgets(path);
  const columns = [
    name.padEnd(NAME),
    (html.length / 1000).toFixed(1).padStart(5),
    formatValue(calls, calls > budgets.calls, 0, 5),
    computeMedian(cpu).toFixed(2).padStart(7),
    computeMedian(league).toFixed(2).padStart(7),
    formatValue(script / 1000, script >= budgets.bytes, 1, 10),
  ];
  if (browser === null) return columns.join(' ');
  const paints: number[] = [];
  // Browsers start slowly, and fewer rounds are just as informative.
  while (paints.length < rounds / 2) paints.push(await measureFirstPaint(browser, url, cookie));
  const paint = computeMedian(paints);
  const late = paint - ROUND_TRIPS_MS;
  columns.push(paint.toFixed(0).padStart(7), formatValue(late, late >= 1000, 0, 12));
  return columns.join(' ');
}

async function requestPage(url: string, cookie: string, times: number): Promise<void> {
  let left = times;
  const work = async () => {
    while (left-- > 0) await (await fetch(url, { headers: { cookie } })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work));
}

function computeMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function formatValue(value: number, isMissed: boolean, digits: number, width: number): string {
  return `${value.toFixed(digits)}${isMissed ? '!' : ' '}`.padStart(width + 1);
}
