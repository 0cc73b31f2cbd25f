import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';
import { checkBackup, checkDisk } from 'service/upkeep';
import { findClub } from '../club/store.ts';
import { getDatabaseFile } from '../data-folder/files.ts';
import { isMarkedElsewhere } from '../data-folder/installed-mark.ts';
import { hasTraceOfRestore } from '../data-folder/restore-journal.ts';
import { findServeRefusal, findStartRefusal } from '../installation.ts';
import type { Settings } from '../settings.ts';
import { findBackup } from '../data-folder/last-backup.ts';
import { inspectDatabase, type DatabaseInspection } from './inspect.ts';
import { LEDGER_CHECKS } from './ledger-checks.ts';
import type { Terminal } from './terminal.ts';

/** Changes nothing; works while the service runs (CLI-7). @returns 0 if nothing failed, else 1 */
export async function examineData(
  settings: Settings,
  terminal: Terminal,
  { now, isJson }: { readonly now: number; readonly isJson: boolean },
): Promise<number> {
  const findings: Finding[] = [
    ...(await checkFolder(settings)),
    ...(await checkFreeSpace(settings)),
    ...(await checkStart(settings)),
  ];
  let since: number | null = null;
  const inspected = await inspectDatabase(settings);
  if (typeof inspected === 'string')
    findings.push(makeFailure('league', 'the database cannot be read', inspected));
  else {
    findings.push(
      ...(await checkDatabase(inspected, now)),
      ...(await checkClub(settings, inspected)),
    );
    since = await readFirstEventTime(inspected);
    await inspected.close();
  }
  findings.push(...(await checkBackups(settings, since, now)));
  if (isJson) terminal.out(`${JSON.stringify(findings)}\n`);
  else writeFindings(findings, terminal);
  return findings.some((finding) => finding.verdict === 'FAIL') ? 1 : 0;
}

function writeFindings(findings: readonly Finding[], terminal: Terminal): void {
  for (const { verdict, what, advice } of findings) {
    terminal.out(`${verdict.padEnd(5)} ${what}${advice === undefined ? '' : `: ${advice}`}\n`);
  }
}

async function checkFolder({ dataFolder, databaseUrl }: Settings): Promise<Finding[]> {
  if (!existsSync(dataFolder)) {
    return [
      makeWarning('league', `there is no folder ${dataFolder}`, 'it is created on the first start'),
    ];
  }
  const files = [dataFolder, join(dataFolder, 'installation-secret')];
  if (databaseUrl === undefined) files.push(getDatabaseFile(dataFolder));
  const findings: Finding[] = [];
  for (const path of files.filter((one) => existsSync(one))) {
    const { mode } = await stat(path);
    const isOpen = (mode & 0o077) !== 0;
    findings.push(
      isOpen && path.endsWith('installation-secret')
        ? makeFailure('league', `others can read ${path}`, `chmod go= ${path}`)
        : isOpen
          ? makeWarning('league', `others can read ${path}`, `chmod go= ${path}`)
          : makeOkFinding('league', `only its owner can read ${path}`),
    );
  }
  return findings;
}

/** Predicts what a start would do with the folder (DAT-4, CLI-9). */
async function checkStart(settings: Settings): Promise<Finding[]> {
  const { dataFolder } = settings;
  if (hasTraceOfRestore(dataFolder)) {
    const advice = 'wait for it to finish; if none is running, start the service or restore again';
    return [makeFailure('league', 'a restore was interrupted or is in progress', advice)];
  }
  const refusal = await findStartRefusal(settings);
  return refusal === null ? [] : [makeFailure('league', 'the service would not start', refusal)];
}

async function checkBackups(
  { dataFolder, databaseUrl }: Settings,
  since: number | null,
  now: number,
): Promise<Finding[]> {
  if (databaseUrl !== undefined || !existsSync(getDatabaseFile(dataFolder))) return [];
  return checkBackup(await findBackup(dataFolder), since, now);
}

/** The time of the first event in epoch milliseconds; null if it cannot be read. */
async function readFirstEventTime({ db, pending }: DatabaseInspection): Promise<number | null> {
  if (pending.length > 0) return null;
  const { rows } = await sql<{ oldest: string | null }>`
    select min(occurred_at) as oldest from events`.execute(db);
  return Date.parse(rows[0]?.oldest ?? '') || null;
}

/** Checks that the club is the installed one, and that its loss would be noticed. */
async function checkClub(
  settings: Settings,
  { db, pending }: DatabaseInspection,
): Promise<Finding[]> {
  if (pending.length > 0) return [];
  const club = await findClub(db);
  const refusal = await findServeRefusal(settings, club);
  if (refusal !== null) return [makeFailure('league', 'the service would not start', refusal)];
  if (!club || settings.stateFolder === null || (await isMarkedElsewhere(settings))) return [];
  const advice = `start the service and make sure it can write to ${settings.stateFolder}`;
  return [
    makeWarning(
      'league',
      `nothing outside ${settings.dataFolder} says that a club is installed`,
      advice,
    ),
  ];
}

async function checkFreeSpace({ dataFolder }: Settings): Promise<Finding[]> {
  if (!existsSync(dataFolder)) return [];
  const { bavail, bsize } = await statfs(dataFolder);
  return [checkDisk('league', dataFolder, bavail * bsize)];
}

async function checkDatabase(
  { db, kind, pending, problems }: DatabaseInspection,
  now: number,
): Promise<Finding[]> {
  const findings = [
    ...(problems.length === 0
      ? [
          makeOkFinding(
            'league',
            kind === 'sqlite'
              ? 'the file is intact and its references are valid'
              : 'PostgreSQL answers',
          ),
        ]
      : problems.map((problem) => makeFailure('league', problem, 'restore a backup'))),
    pending.length === 0
      ? makeOkFinding('league', 'the tables match this release')
      : makeWarning(
          'league',
          `${pending.length} migrations are pending`,
          'they run at the next start',
        ),
  ];
  if (pending.length > 0) return findings;
  for (const { what, count } of LEDGER_CHECKS) {
    const found = await count(db);
    const told =
      found === 0
        ? makeOkFinding('league', `none: ${what}`)
        : makeFailure('league', `${found}: ${what}`, 'report this as a bug');
    findings.push(told);
  }
  return [...findings, await checkClock(db, now)];
}

/** If the clock went back, new events would look older than existing ones. */
async function checkClock(db: DatabaseInspection['db'], now: number): Promise<Finding> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(occurred_at) as newest from events`.execute(db);
  const newest = rows[0]?.newest ?? null;
  return newest !== null && Date.parse(newest) > now
    ? makeFailure(
        'league',
        `the newest event, ${newest}, is in the future`,
        "set the machine's clock",
      )
    : makeOkFinding('league', 'the clock is later than the newest event');
}
