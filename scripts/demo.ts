import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { playLiveDemo } from 'league/demo';
import { demoEnvironment, refuseTakenPorts } from './demo-settings.ts';
import { buildSitesIfOld } from './site-build.ts';

/*
 * `npm run demo`: a league and a clubhouse of their own, with a season under way, in a folder that
 * goes when they stop. Ends with three addresses that can be opened at once.
 */

const USAGE = `npm run demo [-- --years N [--members M] [--seed S]]

Starts a league and a clubhouse of their own, plays a club up to the last days of a season, with
--years so many seasons before, and prints three addresses: a player's, a coach's, and the wall.
Ctrl-C stops it and takes everything away. LEAGUE_PORT and CLUBHOUSE_PORT choose other ports.
`;
const TIMEOUT_START_MS = 60_000;

const words = process.argv.slice(2);
let isStopping = false;
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(USAGE);
else await main();

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'club-demo-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (isStopping = true));
  try {
    await run(folder);
  } catch (error) {
    if (isStopping) return;
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    // What was started is told to stop, as Ctrl-C would.
    process.kill(process.pid, 'SIGTERM');
  }
}

async function run(folder: string): Promise<void> {
  const environment = demoEnvironment(folder, process.env, randomBytes(24).toString('base64url'));
  await refuseTakenPorts(environment);
  await buildSitesIfOld((text) => process.stdout.write(text), "clubhouse's client files");
  // Settings of a club that is run here, in its .env, are none of the demonstration's.
  process.chdir(folder);
  for (const name of Object.keys(process.env)) {
    if (/^(LEAGUE|CLUBHOUSE)_/.test(name)) delete process.env[name];
  }
  Object.assign(process.env, environment);
  await import('league/main');
  await isAnswering(`http://127.0.0.1:${environment['LEAGUE_PORT']}/healthz`);
  const { startSite } = await import('clubhouse/demo');
  const site = await startSite();
  if (site === null) throw new Error('Without its website there is no demonstration.');
  const say = (text: string) => process.stdout.write(text);
  const { player, coach } = await playLiveDemo({ say, environment }, words);
  const addresses = [
    [`${player.name}, a player`, `${site.url}/sign-in/${player.token}`],
    [coach.name, site.coachAddress(coach, '/coach')],
    ['the wall, to print', site.coachAddress(coach, '/wall')],
  ] as const;
  const width = Math.max(...addresses.map(([whose]) => whose.length));
  const lines = [
    '',
    'Open them in any order, in one browser or in several; each address works once, and for a day.',
    '',
    ...addresses.map(([whose, address]) => `  ${whose.padEnd(width)}   ${address}`),
    '',
    `Letters lie in ${join(folder, 'clubhouse', 'letters')}. Ctrl-C stops everything and takes it away.`,
    '',
  ];
  say(lines.join('\n'));
}

/** The league says by itself why it does not start. */
async function isAnswering(address: string): Promise<void> {
  for (const until = Date.now() + TIMEOUT_START_MS; Date.now() < until;) {
    if (isStopping || process.exitCode === 1) break;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(50);
  }
  throw new Error('Without the league there is no demonstration.');
}
