import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from 'service/private-files';
import { SQLITE_BUSY, sqliteCodeOf } from './error-code.ts';
import { explainUnusable } from './unusable-file.ts';

const FILE = 'league.lock';

/** A hold on the data folder, until it is released or the process ends in whatever way. */
export interface FolderLock {
  readonly release: () => void;
}

/**
 * Claims the data folder (DAT-1): services and commands that use the database share it, a restore
 * and a move have it alone. The claim is a lock of the operating system on a file of its own,
 * which SQLite takes for us on every platform: it ends with the process, and says nothing about
 * the state of the database.
 *
 * @param patienceMs how long to wait for it; the event loop stands still meanwhile
 * @returns null while others hold the folder
 */
export function lockFolder(
  dataFolder: string,
  kind: 'shared' | 'alone',
  patienceMs: number,
): FolderLock | null {
  const path = join(dataFolder, FILE);
  try {
    // Others who could read it could take a lock that stops a restore.
    makePrivateFile(path);
  } catch (error) {
    throw explainUnusable(path, error);
  }
  const connection = new DatabaseSync(path, { timeout: patienceMs });
  try {
    // Nothing is ever written there, so nothing may be left beside it either.
    connection.exec('pragma journal_mode = memory');
    connection.exec(kind === 'alone' ? 'begin exclusive' : 'begin');
    // A transaction takes its shared lock with the first read.
    if (kind === 'shared') connection.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    connection.close();
    if (sqliteCodeOf(error) === SQLITE_BUSY) return null;
    throw explainUnusable(path, error);
  }
  return {
    release: () => {
      if (connection.isOpen) connection.close();
    },
  };
}
