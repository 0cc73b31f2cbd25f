import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, listLostAnswers, readAnswers } from './answers.ts';
import { countRows, listLostRows } from './compare.ts';
import {
  DATA,
  type StartOutcome,
  type TrialInstallation,
  type Program,
  type Release,
  makeProgramUrl,
} from './release.ts';
import { readRows, type Rows } from './rows.ts';

const PROGRAMS: readonly Program[] = ['league', 'clubhouse', 'relay'];

export interface Trial {
  readonly rows: number;
  readonly answers: number;
  /** The broken promises, as sentences; empty if all held. */
  readonly wrong: readonly string[];
  /** The older release's message about data of the newer one, by service; null if it started. */
  readonly back: Readonly<Record<Program, string | null>>;
  /** How long each service of the newer release took to answer with its migrations, in ms. */
  readonly startMs: Readonly<Record<Program, number>>;
}

interface TrialOptions {
  readonly older: Release;
  readonly newer: Release;
  readonly place: TrialInstallation;
  /** @returns an administrator's key */
  readonly play: (place: TrialInstallation) => Promise<string>;
  readonly say: (text: string) => void;
}

/** Upgrades as in docs/deploy.md (INST-6, INST-7). @throws Error if a service does not start */
export async function tryUpgrade({ older, newer, place, play, say }: TrialOptions): Promise<Trial> {
  const wrong: string[] = [];
  say('The older release, with a club …');
  const stopOlder = await startAll(older, place);
  const key = await play(place);
  const answers = await readAnswers(makeProgramUrl(place, 'league'), key);
  await stopOlder.stop();
  const rows = readRows(place);
  const backup = await backUp(older, place);
  say(`${countRows(rows)} rows. The newer release on them …`);
  const { stop, startMs } = await startAll(newer, place);
  wrong.push(...(await findLosses(place, key, answers)).map((loss) => `upgraded: ${loss}`));
  await stop();
  wrong.push(...findChanges(rows, readRows(place)).map((loss) => `upgraded: ${loss}`));
  say('Back to the older release …');
  const back = { league: null, clubhouse: null, relay: null } as Record<Program, string | null>;
  for (const program of PROGRAMS)
    back[program] = await goBackToOlder(older, program, { place, wrong });
  if (Object.values(back).some((said) => said !== null)) {
    await restoreBackup(place.databaseUrl === undefined ? older : newer, place, backup);
    wrong.push(...findChanges(rows, readRows(place)).map((loss) => `put back: ${loss}`));
  }
  const again = await startAll(older, place);
  wrong.push(...(await findLosses(place, key, answers)).map((loss) => `back: ${loss}`));
  await again.stop();
  return { rows: countRows(rows), answers: answers.size, wrong, back, startMs };
}

async function startAll(release: Release, place: TrialInstallation) {
  const startMs = { league: 0, clubhouse: 0, relay: 0 };
  const stops: (() => Promise<void>)[] = [];
  for (const program of PROGRAMS) {
    const started = await release.start(program, place);
    if (started.is === 'refused') {
      for (const stop of stops) await stop();
      throw new Error(`The ${program} did not start:\n${started.said}`);
    }
    startMs[program] = started.ms;
    stops.push(started.stop);
  }
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  return { startMs, stop };
}

async function findLosses(
  place: TrialInstallation,
  key: string,
  before: Answers,
): Promise<string[]> {
  return listLostAnswers(before, await readAnswers(makeProgramUrl(place, 'league'), key));
}

/** Finds changed data, except the list of migrations and data that each start writes. */
function findChanges(before: Rows, after: Rows): string[] {
  return listLostRows(before, after).map(
    ({ table, lost, example }) => `${lost} rows of ${table} are otherwise, as ${example}`,
  );
}

/** @returns why the older release does not start on this data, which stays unchanged, or null */
async function goBackToOlder(
  older: Release,
  program: Program,
  { place, wrong }: { readonly place: TrialInstallation; readonly wrong: string[] },
): Promise<string | null> {
  const before = readRows(place);
  const started: StartOutcome = await older.start(program, place);
  if (started.is === 'up') {
    await started.stop();
    return null;
  }
  wrong.push(...findChanges(before, readRows(place)).map((loss) => `refused: ${loss}`));
  return started.said.split('\n')[0] ?? '';
}

interface Backup {
  readonly league: string;
  readonly folders: string;
}

/** Uses the league's own backup or the command that it names, and copies the other services. */
async function backUp(older: Release, place: TrialInstallation): Promise<Backup> {
  const backup = {
    league: join(place.folder, 'league.backup'),
    folders: join(place.folder, 'copies'),
  };
  const said = await older.command(place, 'backup', backup.league);
  runLines(said, place);
  for (const program of ['clubhouse', 'relay'] as const) {
    cpSync(join(place.folder, DATA[program]), join(backup.folders, program), { recursive: true });
  }
  return backup;
}

/** On PostgreSQL, the newer release names the obstacle. */
async function restoreBackup(
  release: Release,
  place: TrialInstallation,
  backup: Backup,
): Promise<void> {
  const said = await release.command(place, 'restore', backup.league);
  runLines(said, place);
  for (const program of ['clubhouse', 'relay'] as const) {
    const folder = join(place.folder, DATA[program]);
    rmSync(folder, { recursive: true });
    cpSync(join(backup.folders, program), folder, { recursive: true });
  }
}

/** On PostgreSQL, the league prints the lines to type after its first empty line. */
function runLines(said: string, { databaseUrl }: TrialInstallation): void {
  if (databaseUrl === undefined) return;
  const lines = said.split('\n\n').slice(1).join('\n\n');
  if (!lines.includes('pg_')) throw new Error(`The league names no line to type:\n${said}`);
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync('sh', ['-ec', lines], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
