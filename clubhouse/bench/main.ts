import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { expectText } from 'test-kit/club-calls';
import { buildClient } from '../build/build-client.ts';
import { startLeague, type StartedLeague } from '../test/league-program.ts';
import { COACH_SCOPES, Visitor } from '../test/visitor.ts';
import { type Club, loadClub } from './club.ts';
import { measurePageCpu } from './cpu.ts';
import { type MeasuredPage, listPages } from './pages.ts';
import { measurePagePaint, ROUND_TRIPS_MS } from './paint.ts';
import { countScriptBytes } from './script-bytes.ts';
import { type Site, startSite } from './site.ts';

/**
 * `npm run lab -- clubhouse-bench` measures the limits of every page, at a club of 300. It counts
 * calls to the league, processor time beside a bare page of the same size, script size, and first
 * paint on a slow phone. Options: `--rounds 9 --members 1000 --page home --coach --without-paint
 * --profile FOLDER`. `--coach` measures only coaches' pages, `--players` only the others.
 */

const NAME = 24;
/** Warm-up rounds per measured round. */
const WARM_ROUNDS = 12;
const HEAD =
  'page                      kB  calls  CPU ms  no gzip  bare  +calls   own   league   script kB  paint   bare  beyond trips';
const FOOT = `
CPU ms: of the site for one page; "no gzip" to a browser that takes none; "bare" a constant of the
same bytes; "+calls" that constant after the same calls to the league; own: no gzip beyond +calls;
league: of the API meanwhile. Paint: first contentful, slow 4G and a processor 4 times slower.
Goals: calls 3 (coach 5); own under 1 ms; script under 10 kB (report and board 15); paint under 1,000 ms beyond
the two round trips (${ROUND_TRIPS_MS} ms). ! marks what is missed. Taps: the thumb run of the report.`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    members: { type: 'string', default: '300' },
    page: { type: 'string' },
    coach: { type: 'boolean', default: false },
    players: { type: 'boolean', default: false },
    profile: { type: 'string' },
    'without-paint': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
/** Browsers start slowly, and fewer rounds are just as informative. */
const paintRounds = Math.max(1, Math.ceil(rounds / 2));
const say = (line: string) => process.stdout.write(`${line}\n`);
const closers: (() => unknown)[] = [];
const later = (close: () => unknown) => closers.push(close);

try {
  const league = await startLeague({ after: (close) => later(close as () => unknown) });
  say(`Loading a club of ${values.members} …`);
  const club = await loadClub(league, Number(values.members));
  const site = await startSite(
    {
      BENCH_LEAGUE: league.url,
      BENCH_KEY: league.websiteKey,
      BENCH_BUILT: await buildOrReuse(),
    },
    values.profile,
  );
  later(() => site.stop());
  const browser = values['without-paint'] ? null : await launchChromium();
  later(() => browser?.close());
  const cookies = await signIn(league, site, club);
  const wanted = ({ name, who }: MeasuredPage) =>
    (values.page === undefined || name.includes(values.page)) &&
    (!values.coach || who === 'coach') &&
    (!values.players || who !== 'coach');
  say(HEAD);
  const pages = listPages(club).filter(wanted);
  await warmUp(site, pages, cookies);
  for (const page of pages) {
    say(await measureLine({ league, site, browser, cookie: cookies[page.who] }, page));
  }
  say(FOOT);
} finally {
  for (const close of closers.toReversed()) await close();
}

/** New code runs slowly at first; this measures a site that has been serving pages for a while. */
async function warmUp(
  { url }: Site,
  pages: readonly MeasuredPage[],
  cookies: Readonly<Record<MeasuredPage['who'], string>>,
): Promise<void> {
  for (let round = 0; round < WARM_ROUNDS * rounds; round++) {
    for (const { path, who } of pages) {
      await (await fetch(url + path, { headers: { cookie: cookies[who] } })).arrayBuffer();
    }
  }
}

async function buildOrReuse(): Promise<string> {
  const there = process.env['TEST_CLUBHOUSE'];
  if (there !== undefined) return there;
  const folder = await mkdtemp(join(tmpdir(), 'clubhouse-built-'));
  later(() => rm(folder, { recursive: true, force: true }));
  await buildClient(folder);
  return folder;
}

async function signIn(league: StartedLeague, site: Site, { player }: Club) {
  const visitor = new Visitor(site);
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
  readonly league: StartedLeague;
  readonly site: Site;
  readonly browser: Browser | null;
  readonly cookie: string;
}

async function measureLine(
  { league, site, browser, cookie }: Bench,
  { name, path, calls: mostCalls, script: mostScript }: MeasuredPage,
): Promise<string> {
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200)
    return `${name.padEnd(NAME)} answers ${response.status}: not measured`;
  await site.ask({ ask: 'calls' });
  await fetch(site.url + path, { headers: { cookie } });
  const calls = (await site.ask({ ask: 'calls' })).length;
  const cpu = await measurePageCpu({ site, leaguePid: league.pid, path, cookie, rounds });
  const script = (await countScriptBytes(site.url, html)) / 1000;
  const own = cpu.plain - cpu.calls;
  const columns = [
    name.padEnd(NAME),
    (html.length / 1000).toFixed(1).padStart(5),
    formatValue(calls, calls > mostCalls, 0, 5),
    cpu.page.toFixed(2).padStart(7),
    cpu.plain.toFixed(2).padStart(8),
    cpu.bare.toFixed(2).padStart(5),
    cpu.calls.toFixed(2).padStart(7),
    formatValue(own, own >= 1, 2, 5),
    (cpu.league?.toFixed(2) ?? '–').padStart(7),
    formatValue(script, script >= mostScript, 1, 10),
  ];
  if (browser === null) return columns.join(' ');
  const paint = await measurePagePaint(browser, site, { path, cookie }, paintRounds);
  const late = paint.page - ROUND_TRIPS_MS;
  columns.push(
    paint.page.toFixed(0).padStart(7),
    paint.bare.toFixed(0).padStart(7),
    formatValue(late, late >= 1000, 0, 9),
  );
  return columns.join(' ');
}

function formatValue(value: number, isMissed: boolean, digits: number, width: number): string {
  return `${value.toFixed(digits)}${isMissed ? '!' : ' '}`.padStart(width + 1);
}
