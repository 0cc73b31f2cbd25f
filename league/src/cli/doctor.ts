import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findClub } from '../club/store.ts';
import { databaseFile } from '../data-folder/files.ts';
import { isMarkedElsewhere } from '../data-folder/installed-mark.ts';
import { hasTraceOfRestore } from '../data-folder/restore-journal.ts';
import { whyNotServe, whyNotStart } from '../installation.ts';
import type { Settings } from '../settings.ts';
import { lastBackup } from '../data-folder/last-backup.ts';
import { inspect, type Inspected } from './inspect.ts';
import { LEDGER_CHECKS } from './ledger-checks.ts';
import type { Terminal } from './terminal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_BACKUP_DAYS = 7;
const LOW_DISK_BYTES = 500 * 1024 * 1024;

interface Finding {
  readonly verdict: 'ok' | 'warn' | 'FAIL';
  readonly what: string;
  /** What to do about it. */
  readonly advice?: string;
}

/**
 * Examines the installation without changing it, also while the service runs (CLI-7).
 *
 * @returns 0 when nothing failed, else 1
 */
export async function examine(
  settings: Settings,
  terminal: Terminal,
  now: number,
): Promise<number> {
  const findings: Finding[] = [
    ...(await ofFolder(settings)),
    ...(await ofDisk(settings)),
    ...(await ofStart(settings)),
    ...(await ofBackups(settings, now)),
  ];
  const inspected = await inspect(settings);
  if (typeof inspected === 'string') findings.push(fail('the database cannot be read', inspected));
  else {
    findings.push(...(await ofDatabase(inspected, now)), ...(await ofClub(settings, inspected)));
    await inspected.close();
  }
  for (const { verdict, what, advice } of findings) {
    terminal.out(`${verdict.padEnd(5)} ${what}${advice === undefined ? '' : `: ${advice}`}\n`);
  }
  return findings.some((finding) => finding.verdict === 'FAIL') ? 1 : 0;
}

async function ofFolder({ dataFolder, databaseUrl }: Settings): Promise<Finding[]> {
  if (!existsSync(dataFolder)) {
    return [warn(`there is no folder ${dataFolder}`, 'it is made at the first start')];
  }
  const files = [dataFolder, join(dataFolder, 'installation-secret')];
  if (databaseUrl === undefined) files.push(databaseFile(dataFolder));
  const findings: Finding[] = [];
  for (const path of files.filter((one) => existsSync(one))) {
    const { mode } = await stat(path);
    const isOpen = (mode & 0o077) !== 0;
    findings.push(
      isOpen && path.endsWith('installation-secret')
        ? fail(`others can read ${path}`, `chmod go= ${path}`)
        : isOpen
          ? warn(`others can read ${path}`, `chmod go= ${path}`)
          : ok(`${path} is its owner's alone`),
    );
  }
  return findings;
}

/** What a start would do with the folder as it is (DAT-4, CLI-9). */
async function ofStart(settings: Settings): Promise<Finding[]> {
  const { dataFolder } = settings;
  if (hasTraceOfRestore(dataFolder)) {
    const advice = 'wait for it; else start the service, or restore again';
    return [fail('a restore was interrupted, or is under way', advice)];
  }
  const refusal = await whyNotStart(settings);
  return refusal === null ? [] : [fail('the service would not start', refusal)];
}

async function ofBackups({ dataFolder, databaseUrl }: Settings, now: number): Promise<Finding[]> {
  if (databaseUrl !== undefined || !existsSync(databaseFile(dataFolder))) return [];
  const last = await lastBackup(dataFolder);
  const advice = 'npm run league -- backup FILE';
  if (last === null) return [warn('no backup has been made here', advice)];
  const days = Math.floor((now - Date.parse(last.made_at)) / DAY_MS);
  const told = `the newest backup, ${last.file}, is ${days} days old`;
  return [days > OLD_BACKUP_DAYS ? warn(told, advice) : ok(told)];
}

/** Whether the club is the one that was installed, and whether its going missing would be seen. */
async function ofClub(settings: Settings, { db, pending }: Inspected): Promise<Finding[]> {
  if (pending.length > 0) return [];
  const club = await findClub(db);
  const refusal = await whyNotServe(settings, club);
  if (refusal !== null) return [fail('the service would not start', refusal)];
  if (!club || settings.stateFolder === null || (await isMarkedElsewhere(settings))) return [];
  const advice = `start the service, and see that it can write to ${settings.stateFolder}`;
  return [warn(`nothing outside ${settings.dataFolder} says that a club is installed`, advice)];
}

async function ofDisk({ dataFolder }: Settings): Promise<Finding[]> {
  if (!existsSync(dataFolder)) return [];
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const told = `${Math.round(free / 1024 / 1024)} MB are free on the disk of ${dataFolder}`;
  return [free < LOW_DISK_BYTES ? warn(told, 'make room before it is full') : ok(told)];
}

async function ofDatabase(
  { db, kind, pending, problems }: Inspected,
  now: number,
): Promise<Finding[]> {
  const findings = [
    ...(problems.length === 0
      ? [ok(kind === 'sqlite' ? 'the file is sound and its references hold' : 'PostgreSQL answers')]
      : problems.map((problem) => fail(problem, 'restore a backup'))),
    pending.length === 0
      ? ok('the tables are those of this release')
      : warn(`${pending.length} migrations are to come`, 'they run at the next start'),
  ];
  if (pending.length > 0) return findings;
  for (const { what, count } of LEDGER_CHECKS) {
    const found = await count(db);
    const told =
      found === 0 ? ok(`none: ${what}`) : fail(`${found}: ${what}`, 'report this as a bug');
    findings.push(told);
  }
  return [...findings, await ofClock(db, now)];
}

/** A clock that went back would make new events look older than old ones. */
async function ofClock(db: Inspected['db'], now: number): Promise<Finding> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(occurred_at) as newest from events`.execute(db);
  const newest = rows[0]?.newest ?? null;
  return newest !== null && Date.parse(newest) > now
    ? fail(`the newest event, ${newest}, lies in the future`, "set the machine's clock")
    : ok('the clock is not behind the newest event');
}

function ok(what: string): Finding {
  return { verdict: 'ok', what };
}

function warn(what: string, advice: string): Finding {
  return { verdict: 'warn', what, advice };
}

function fail(what: string, advice: string): Finding {
  return { verdict: 'FAIL', what, advice };
}
