import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { closeToOthers } from 'service/private-files';
import { lockFolder } from '../data-folder/lock.ts';
import { makeDataFolder } from '../data-folder/make-folder.ts';
import { DataFolderError } from '../data-folder/data-folder-error.ts';
import { hashFile, syncToDisk } from 'service/durable-file';
import { getDatabaseFile, findFreeName, listDatabaseFiles } from '../data-folder/files.ts';
import {
  dropRestore,
  finishRestore,
  hasTraceOfRestore,
  type OnRestoreStep,
  type RestoreJournal,
  getStagedFile,
  writeJournal,
} from '../data-folder/restore-journal.ts';
import { beginEpoch } from '../db/feed-epoch.ts';
import { openSqlite } from '../db/sqlite.ts';
import type { Settings } from '../settings.ts';
import { readSealed } from './backup-seal.ts';
import { checkDatabase } from './database-check.ts';
import { CommandError, type Terminal } from './terminal.ts';

const MAGIC = Buffer.from('SQLite format 3\0');

const WHAT_COMES_BACK =
  'Earlier sign-in links no longer work. Anything you ended after the backup is active again. Once more, sign out, ' +
  'revoke and erase the members and keys that you signed out, revoked or erased since then.\n';

export interface RestoreOptions {
  readonly file: string;
  /** Accepts a database file without a checksum: a manual copy, or data kept by a restore. */
  readonly withoutChecksum: boolean;
  /** Accepts a backup although its rows fail the checks. */
  readonly despiteFindings: boolean;
  /** A UTC timestamp for the name of the kept data. */
  readonly now: string;
}

/** Keeps the old database next to it; refuses a database in use and a faulty backup (CLI-5). */
export async function restoreDatabase(
  settings: Settings,
  terminal: Terminal,
  options: RestoreOptions,
  onStep: OnRestoreStep = () => undefined,
): Promise<number> {
  const { file } = options;
  if (settings.databaseUrl !== undefined) {
    terminal.out(
      `The data is in PostgreSQL, which has its own tool. Stop the service and run:\n\n${restoreLine(file)}\n\n${WHAT_COMES_BACK}`,
    );
    return 0;
  }
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new CommandError(`There is no file ${file}.`);
  }
  await makeDataFolder(settings.dataFolder);
  const lock = lockFolder(settings.dataFolder, 'alone', 0);
  if (lock === null) throw new CommandError(describeLockHolder(settings.dataFolder));
  try {
    await restoreLeague(settings, terminal, options, onStep);
  } finally {
    lock.release();
  }
  terminal.out(`Restored from ${file} and verified. Start the service.\n${WHAT_COMES_BACK}`);
  return 0;
}

async function restoreLeague(
  settings: Settings,
  terminal: Terminal,
  options: RestoreOptions,
  onStep: OnRestoreStep,
): Promise<void> {
  const { dataFolder } = settings;
  await settleInterrupted(settings, terminal);
  const journal = await stageBackup(dataFolder, options).catch(async (error: unknown) => {
    if (hasTraceOfRestore(dataFolder)) await dropRestore(dataFolder);
    throw error;
  });
  onStep('staged');
  await writeJournal(dataFolder, journal);
  onStep('journalled');
  const hadFiles = listDatabaseFiles(getDatabaseFile(dataFolder)).some((one) => existsSync(one));
  await finishRestore(settings, onStep);
  if (!hadFiles) return;
  const kept = join(dataFolder, journal.kept);
  terminal.out(`The previous data is kept as ${kept}. It contains personal data.\n`);
}

/** Completes an interrupted restore first, so that nothing it kept is lost. */
async function settleInterrupted(settings: Settings, terminal: Terminal): Promise<void> {
  try {
    const finished = await finishRestore(settings);
    if (finished)
      terminal.out(`The restore of ${finished.from} had been interrupted. It is now complete.\n`);
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error;
    terminal.err(`${error.message}\n`);
    await dropRestore(settings.dataFolder);
  }
}

/** Copies the backup next to the database and checks the copy, because the copy will be used. */
async function stageBackup(
  dataFolder: string,
  { file, withoutChecksum, despiteFindings, now }: RestoreOptions,
): Promise<RestoreJournal> {
  const sealed = await readSealed(file);
  if (sealed === null && !(await isLikelyDatabase(file))) {
    throw new CommandError(`${file} is not a league database.`);
  }
  if (sealed === null && !withoutChecksum) {
    throw new CommandError(
      `${file} has no checksum. It is a manual copy, a backup from an older release, or not a backup at all. ` +
        'There is no way to tell whether it is complete. Add --without-checksum to restore it anyway.',
    );
  }
  const staged = getStagedFile(dataFolder);
  await (sealed === null ? copyWithLog(file, staged) : copyStart(file, staged, sealed.bytes));
  const club = await checkStaged(staged, file, {
    isOfClub: sealed?.club !== null,
    despiteFindings,
  });
  await syncToDisk(staged);
  const kept = basename(findFreeName(getDatabaseFile(dataFolder), now));
  return { from: file, started_at: now, kept, sha256: await hashFile(staged), club };
}

async function isLikelyDatabase(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.equals(MAGIC);
  } finally {
    await handle.close();
  }
}

async function copyStart(file: string, staged: string, bytes: number): Promise<void> {
  await pipeline(
    createReadStream(file, { end: bytes - 1 }),
    createWriteStream(staged, { flags: 'wx', mode: 0o600 }),
  );
  if ((await hashFile(staged)) !== (await hashFile(file, bytes))) {
    throw new CommandError(`${file} was copied incompletely. The disk may be failing.`);
  }
}

/** The last writes may exist only in the log next to the file. */
async function copyWithLog(file: string, staged: string): Promise<void> {
  await copyStart(file, staged, statSync(file).size);
  if (!existsSync(`${file}-wal`)) return;
  await copyFile(`${file}-wal`, `${staged}-wal`);
  // A copy takes its source's mode.
  closeToOthers(`${staged}-wal`);
}

async function checkStaged(
  staged: string,
  file: string,
  { isOfClub, despiteFindings }: { readonly isOfClub: boolean; readonly despiteFindings: boolean },
) {
  const { club } = await checkDatabase(staged, file);
  if (club === null && isOfClub) throw new CommandError(`${file} contains no club.`);
  await beginEpochIn(staged);
  const { findings } = await checkDatabase(staged, file);
  if (findings.length > 0 && !despiteFindings) {
    throw new CommandError(
      `${file} is complete, but some rows have invalid content.\n${findings.join('\n')}\n` +
        'Restore an older backup, or add --despite-findings to restore it anyway.',
    );
  }
  return club;
}

/** Tells followers of the feed that events are numbered differently from here on (EVT-13). */
async function beginEpochIn(staged: string): Promise<void> {
  const database = await openSqlite({ path: staged });
  try {
    await database.write(beginEpoch);
  } finally {
    await database.close();
  }
}

function describeLockHolder(dataFolder: string): string {
  return hasTraceOfRestore(dataFolder)
    ? 'Another restore is in progress. Wait until it has finished.'
    : 'The service is using this database. Stop it first.';
}

/** Tables of a newer release would block those that the dump restores. */
const DROP_TABLES =
  'set local client_min_messages = warning; do $d$ declare t text; begin for t in select tablename from pg_tables ' +
  'where schemaname = current_schema and tableowner = current_user ' +
  'loop execute format($f$drop table %I cascade$f$, t); end loop; end $d$';

/** Everything is one transaction, which starts only once the dump is known to be complete. */
function restoreLine(file: string): string {
  return [
    `  pg_restore --clean --if-exists --no-owner --file=${file}.sql ${file} &&`,
    '    psql --quiet --set=ON_ERROR_STOP=1 --single-transaction \\',
    `      --command='${DROP_TABLES}' \\`,
    `      --file=${file}.sql \\`,
    `      --command="reset search_path; comment on table feed is 'restored'" "$DATABASE_URL" &&`,
    `    rm ${file}.sql`,
  ].join('\n');
}
