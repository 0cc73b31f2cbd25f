import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningSite } from 'clubhouse/demo';
import { type ClubCredentials, playLiveDemo } from 'league/demo';
import { makeDemoEnvironment, refuseTakenPorts } from './demo-settings.ts';
import { buildSitesIfOld } from './site-build.ts';

/*
 * `npm run demo` starts a league and a clubhouse with a season in progress, in a folder that is
 * deleted when they stop. It prints three addresses to open.
 */

const USAGE = `npm run demo [-- --years N [--members M] [--seed S]]

Starts a league and a clubhouse of their own, plays a club of 60 up to the last days of its second
season, with --years so many before of another 120, and prints three
addresses: a player's, a coach's, and the wall.
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
    await runDemo(folder);
  } catch (error) {
    if (isStopping) return;
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    // Stops what was started, as Ctrl-C would.
    process.kill(process.pid, 'SIGTERM');
  }
}

async function runDemo(folder: string): Promise<void> {
  const environment = makeDemoEnvironment(
    folder,
    process.env,
    randomBytes(24).toString('base64url'),
  );
  await refuseTakenPorts(environment);
  await buildSitesIfOld((text) => process.stdout.write(text), "clubhouse's client files");
  // The demo ignores the settings in a local club's .env.
  process.chdir(folder);
  for (const name of Object.keys(process.env)) {
    if (/^(LEAGUE|CLUBHOUSE)_/.test(name)) delete process.env[name];
  }
  Object.assign(process.env, environment);
  const say = (text: string) => process.stderr.write(text);
  say('Playing two seasons of a club of 60. This takes about ten seconds.\n');
  const quiet = silenceOutput();
  const { played, site } = await playClub(environment).finally(quiet);
  process.stdout.write(formatWelcome(played, site, join(folder, 'clubhouse', 'letters')));
}

/** Starts both services and plays a club in which every page has something to show. */
async function playClub(environment: Record<string, string>) {
  await import('league/main');
  await isAnswering(`http://127.0.0.1:${environment['LEAGUE_PORT']}/healthz`);
  const { startSite } = await import('clubhouse/demo');
  const site = await startSite();
  if (site === null) throw new Error('Without its website there is no demonstration.');
  const say = (text: string) => process.stderr.write(text);
  const played = await playLiveDemo({ say, environment }, words);
  const { completeDemoClub: furnish } = await import('clubhouse/demo-furnishing');
  await furnish({
    url: site.url,
    coachKey: played.coach.key,
    player: { token: played.secondToken },
    proposals: played.proposals,
  });
  return { played, site };
}

/** Hides the services' messages about installing a club. Returns a function that shows them. */
function silenceOutput(): () => void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  return () => void (process.stdout.write = write);
}

function formatWelcome(
  { player, coach }: ClubCredentials,
  site: RunningSite,
  letters: string,
): string {
  const lines = [
    '',
    `As the player ${player.name}, with a few matches to arrange and report:`,
    '',
    `  ${site.url}/sign-in/${player.token}`,
    '',
    `As ${coach.name}, with disputed scores, reminders to send and a draft:`,
    '',
    `  ${site.coachAddress(coach, '/coach')}`,
    '',
    'The boxes to print and put on the wall:',
    '',
    `  ${site.coachAddress(coach, '/wall')}`,
    '',
    'You can open all of them in one browser. Each address works once, within a day.',
    `Emails are in ${letters}. Ctrl-C stops everything and deletes it.`,
    '',
  ];
  return lines.join('\n');
}

/** The league itself reports why it does not start. */
async function isAnswering(address: string): Promise<void> {
  for (const until = Date.now() + TIMEOUT_START_MS; Date.now() < until;) {
    if (isStopping || process.exitCode === 1) break;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(50);
  }
  throw new Error('Without the league there is no demonstration.');
}
