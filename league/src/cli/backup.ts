import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import {
  readErrorCode,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_NOTADB,
  readSqliteCode,
} from 'service/error-code';
import { lockFolder } from '../data-folder/lock.ts';
import { renameWithoutReplacing, syncToDisk } from 'service/durable-file';
import { getDatabaseFile, listDatabaseFiles } from '../data-folder/files.ts';
import type { Settings } from '../settings.ts';
import { VERSION } from '../version.ts';
import { recordBackup } from '../data-folder/last-backup.ts';
import { sealBackup } from './backup-seal.ts';
import { checkDatabase } from './database-check.ts';
import { CommandError, Progress, type Terminal } from './terminal.ts';

const BATCH_PAGES = 1000;
const NO_ROOM_BYTES = 64 * 1024;

interface BackupOptions {
  readonly file: string;
  /** A UTC timestamp. */
  readonly now: string;
  /** Makes the file name unique. */
  readonly suffix: string;
}

/**
 * Copies the database while the service runs, verified and sealed before it gets its name (CLI-4).
 * Never overwrites a file. For PostgreSQL, prints the command to use.
 */
export async function backupDatabase(
  settings: Settings,
  terminal: Terminal,
  { file, now, suffix }: BackupOptions,
): Promise<number> {
  if (settings.databaseUrl !== undefined) {
    terminal.out(
      `The data is in PostgreSQL, which has its own backup tool. Run:\n\n${makeDumpCommand(file)}\n`,
    );
    return 0;
  }
  if (existsSync(file)) throw new CommandError(`The file ${file} already exists.`);
  const source = getDatabaseFile(settings.dataFolder);
  if (!existsSync(settings.dataFolder))
    throw new CommandError(`There is no ${settings.dataFolder}.`);
  const lock = lockFolder(settings.dataFolder, 'shared', 0);
  if (lock === null) {
    throw new CommandError('A restore or a move is in progress. Back up when it has finished.');
  }
  const part = `${file}.${suffix}.part`;
  try {
    if (!existsSync(source)) {
      throw new CommandError(`There is no database in ${settings.dataFolder}.`);
    }
    const findings = await makeBackup(terminal, source, part, now);
    await renameWithoutReplacing(part, file);
    await recordBackup(settings.dataFolder, { file, made_at: now });
    terminal.out(`Backed up to ${file} and verified. The file contains personal data.\n`);
    for (const finding of findings) terminal.err(`The database is damaged. ${finding}\n`);
    return 0;
  } catch (error) {
    throw await explainBackupError(error, source, file);
  } finally {
    lock.release();
    for (const one of listDatabaseFiles(part)) await rm(one, { force: true });
  }
}

/** @returns faults found in the rows; the backup contains them as the database does */
async function makeBackup(
  terminal: Terminal,
  source: string,
  part: string,
  now: string,
): Promise<readonly string[]> {
  // A file that SQLite creates would be readable by others.
  await (await open(part, 'wx', 0o600)).close();
  await copyPages(terminal, source, part);
  const { club, newestMigration, findings } = await checkDatabase(part, source);
  await sealBackup(part, {
    release: VERSION,
    migration: newestMigration,
    club: club?.slug ?? null,
    made_at: now,
  });
  await syncToDisk(part);
  return findings;
}

async function copyPages(terminal: Terminal, source: string, target: string): Promise<void> {
  const connection = new DatabaseSync(source);
  try {
    let bar: Progress | undefined;
    await backup(connection, target, {
      rate: BATCH_PAGES,
      progress: ({ totalPages, remainingPages }) => {
        bar ??= new Progress(terminal, 'copying', totalPages);
        bar.at(totalPages - remainingPages);
      },
    });
    bar?.end();
  } finally {
    connection.close();
  }
}

async function explainBackupError(error: unknown, source: string, file: string): Promise<unknown> {
  const code = readSqliteCode(error);
  const isFull =
    code === SQLITE_FULL ||
    ['ENOSPC', 'EDQUOT'].includes(readErrorCode(error)) ||
    // SQLite says this where it cannot create a file beside the copy.
    (code === SQLITE_IOERR && (await measureFreeBytes(dirname(file))) < NO_ROOM_BYTES);
  if (isFull) {
    return new CommandError(`There is not enough space for ${file}. Nothing was written.`);
  }
  if (readErrorCode(error) === 'EEXIST')
    return new CommandError(`The file ${file} already exists.`);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB
    ? new CommandError(`${source} is damaged. Run "npm run league -- doctor" for details.`)
    : error;
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function makeDumpCommand(file: string): string {
  return `  pg_dump --format=custom --no-owner --file=${file} "$DATABASE_URL"`;
}
