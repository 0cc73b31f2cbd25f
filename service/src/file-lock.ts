import { DatabaseSync } from 'node:sqlite';
import { SQLITE_BUSY, readSqliteCode } from './core/error-code.ts';
import { makePrivateFile } from './private-files.ts';

/** A lock on a file, until it is released or the process ends in any way. */
export interface FileLock {
  readonly release: () => void;
}

/**
 * Locks a file beside a database, so that the database can still be backed up. SQLite takes the
 * system's lock on every platform; the lock ends with the process.
 * @param timeoutMs how long to wait, which blocks the event loop
 * @returns null while others hold it
 * @throws the error of the system or SQLite if the file cannot be used
 */
export function lockFile(
  path: string,
  kind: 'shared' | 'alone',
  timeoutMs: number,
): FileLock | null {
  // Anyone who can read it could take a lock that stops its owner.
  makePrivateFile(path);
  const connection = new DatabaseSync(path, { timeout: timeoutMs });
  try {
    // Nothing is ever written there, so nothing may be left beside it either.
    connection.exec('pragma journal_mode = memory');
    connection.exec(kind === 'alone' ? 'begin exclusive' : 'begin');
    // A transaction takes its shared lock with the first read.
    if (kind === 'shared') connection.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    connection.close();
    if (readSqliteCode(error) === SQLITE_BUSY) return null;
    throw error;
  }
  return {
    release: () => {
      if (connection.isOpen) connection.close();
    },
  };
}
