import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from 'test-kit/free-port';
import { ROOT } from '../../scripts/files.ts';
import { type TrialInstallation, Release, makeProgramUrl } from '../upgrade-trial/release.ts';
import { describeFigures } from './figures.ts';
import { HostedClub } from './hosted-club.ts';

/*
 * `npm run lab -- hosted-clubs [--clubs N] [--release FOLDER]` wakes N clubs with a season each,
 * one after another. They sleep behind sockets as under the units, while an awake club gets
 * requests without pause. It needs no systemd: another program hands over the sockets. It always
 * ends what it started.
 */

const MAX_CLUBS = 200;
const KEPT = ['league', 'clubhouse', 'mark', 'website-key'];
/** The pause between pages of the club that is awake. */
const PAUSE_MS = 50;

const { values } = parseArgs({
  options: {
    clubs: { type: 'string', default: '50' },
    release: { type: 'string', default: ROOT },
  },
});
const count = Number(values.clubs);
if (!Number.isInteger(count) || count < 2 || count > MAX_CLUBS) {
  process.stderr.write(`--clubs takes a whole number from 2 to ${MAX_CLUBS}.\n`);
  process.exitCode = 2;
} else await measureClubs();

async function measureClubs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clubs-'));
  const clubs: HostedClub[] = [];
  const removeAll = async () => {
    await Promise.all(clubs.map((club) => club.close()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void removeAll().finally(() => process.exit(1)));
  }
  try {
    await playSeason(folder);
    for (let made = 0; made < count; made++) {
      const club = new HostedClub(join(folder, String(made)), values.release);
      club.copy(folder, KEPT);
      clubs.push(club);
    }
    process.stdout.write(describeFigures(await wakeAll(clubs)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await removeAll();
  }
}

/** Plays the season whose data every club gets. */
async function playSeason(folder: string): Promise<void> {
  const release = new Release(values.release);
  const ports = { league: await findFreePort(), clubhouse: await findFreePort(), relay: 0 };
  const place: TrialInstallation = { folder, databaseUrl: undefined, ports };
  try {
    for (const program of ['league', 'clubhouse'] as const) {
      const started = await release.start(program, place);
      if (started.is === 'refused') throw new Error(`The ${program} says: ${started.said}`);
    }
    await release.command(place, 'demo', '--url', makeProgramUrl(place, 'league'));
  } finally {
    await release.end();
  }
}

async function wakeAll([first, ...others]: readonly HostedClub[]) {
  if (first === undefined) throw new Error('There is no club.');
  // As operations/club requests of each new club: what a start compiles is cached.
  await first.open();
  await first.wake();
  await first.close();
  for (const club of others)
    cpSync(join(first.folder, 'cache'), join(club.folder, 'cache'), { recursive: true });
  const firstPages: number[] = [];
  const processorSeconds: number[] = [];
  const wake = async (club: HostedClub) => {
    await club.open();
    const before = club.processorSeconds();
    firstPages.push(await club.wake());
    processorSeconds.push(club.processorSeconds() - before);
  };
  await wake(first);
  const awakePages: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      awakePages.push(await first.ask());
      await sleep(PAUSE_MS);
    }
  })();
  try {
    for (const club of others) await Promise.race([wake(club), asking]);
  } finally {
    over.abort();
  }
  await asking;
  const megabytes = [first, ...others].map((club) => club.megabytes());
  return { firstPages, awakePages, megabytes, processorSeconds };
}
