import { existsSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileLock } from 'service/file-lock';
import { readBackupTail, readSeal } from '../data-folder/backup-tail.ts';
import { makeDataFolder } from '../data-folder/make-folder.ts';
import { lockFolder } from '../data-folder/lock.ts';
import { DataFolderError } from '../data-folder/data-folder-error.ts';
import { renameDurably } from 'service/durable-file';
import { getDatabaseFile, listDatabaseFiles } from '../data-folder/files.ts';
import { assertNotReadOnly, explainUnusable } from '../data-folder/unusable-file.ts';
import { hasUnfinishedRestore } from '../data-folder/restore-journal.ts';
import type { Database } from './database.ts';
import { beginEpoch } from './feed-epoch.ts';
import type { SqliteOptions } from './sqlite.ts';

type EmbeddedOptions = Pick<SqliteOptions, 'maxInGroup' | 'onWriteWaited'>;

const TIMEOUT_LOCK_MS = 2000;
/** Attempts while another process may be creating the database on a first start. */
const MAKING_ATTEMPTS = 200;
const MAKING_PAUSE_MS = 50;

/** Locks the folder until closed (DAT-1). @throws DataFolderError while restoring or if damaged */
export async function openEmbedded(
  dataFolder: string,
  options: EmbeddedOptions = {},
): Promise<Database> {
  await makeDataFolder(dataFolder);
  const path = getDatabaseFile(dataFolder);
  if (!existsSync(path)) await makeDatabase(dataFolder, path);
  const lock = lockShared(dataFolder);
  try {
    assertUsable(dataFolder, path);
    const database = await openChecked(path, options);
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Creates the database under a temporary name, so that it is complete under its own (DAT-2). */
async function makeDatabase(dataFolder: string, path: string): Promise<void> {
  const lock = await lockForCreation(dataFolder, path);
  if (lock === null) return;
  try {
    // Another process may have made it meanwhile.
    if (existsSync(path) || hasUnfinishedRestore(dataFolder)) return;
    const part = `${path}.new`;
    for (const file of listDatabaseFiles(part)) await rm(file, { force: true });
    // Created by SQLite itself, others could read it; its log inherits the mode.
    await (await open(part, 'wx', 0o600)).close();
    const database = await openFile(part);
    await database.close();
    await renameDurably(part, path);
  } finally {
    lock.release();
  }
}

/** @returns null if another first start created the database in the meantime */
async function lockForCreation(dataFolder: string, path: string): Promise<FileLock | null> {
  for (let attempt = 0; attempt < MAKING_ATTEMPTS; attempt++) {
    const lock = lockFolder(dataFolder, 'alone', 0);
    if (lock) return lock;
    if (existsSync(path)) return null;
    await sleep(MAKING_PAUSE_MS);
  }
  throw new DataFolderError(
    `Another process is using ${dataFolder}, which contains no database. Stop that process.`,
  );
}

function lockShared(dataFolder: string): FileLock {
  const lock = lockFolder(dataFolder, 'shared', TIMEOUT_LOCK_MS);
  if (lock) return lock;
  throw new DataFolderError(
    `A restore or a move is in progress in ${dataFolder}. Wait until it has finished.`,
  );
}

function assertUsable(dataFolder: string, path: string): void {
  if (hasUnfinishedRestore(dataFolder)) {
    throw new DataFolderError(
      `A restore in ${dataFolder} was interrupted. Start the service, or restore again.`,
    );
  }
  if (statSync(path).size === 0) {
    throw new DataFolderError(`${path} is empty: restore a backup.`);
  }
  assertNotReadOnly(path);
}

/** A backup restored by hand also starts an epoch, as a restore does (EVT-13). */
async function openChecked(path: string, options: EmbeddedOptions): Promise<Database> {
  // Opening may write over its last lines.
  if (readSeal(await readBackupTail(path)) !== null) await beginEpochIn(path);
  return openFile(path, options);
}

/** Closing removes the seal; otherwise a start after a kill would begin another epoch. */
async function beginEpochIn(path: string): Promise<void> {
  const database = await openFile(path);
  try {
    await database.write(beginEpoch);
  } finally {
    await database.close();
  }
}

async function openFile(path: string, options: EmbeddedOptions = {}): Promise<Database> {
  const { openSqlite } = await import('./sqlite.ts');
  try {
    return await openSqlite({
      path,
      onWriteWaited: options.onWriteWaited,
      maxInGroup: options.maxInGroup,
    });
  } catch (error) {
    throw explainUnusable(path, error);
  }
}
