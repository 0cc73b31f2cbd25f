import { DatabaseSync } from 'node:sqlite';
import { readSqliteCode } from 'service/error-code';
import { migrateSqlite } from 'service/migrate-sqlite';
import { NewerReleaseError } from 'service/migrations';
import { findWriteFault } from 'service/write-fault';

/** Time to wait for another writer, or for recovery of the file after a kill. */
export const TIMEOUT_MS = 5000;
/** The file's name in the data folder. */
export const DATABASE_FILE = 'clubhouse.sqlite';
export const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/**
 * Opens and migrates the clubhouse's own database: everything it stores besides the league (OWN-1).
 * @param path of its file, or `:memory:`
 * @throws Error if a newer release has migrated it
 */
export function openDatabase(path: string): DatabaseSync {
  try {
    return openSqlite(path);
  } catch (error) {
    const fault = readSqliteCode(error) !== null ? findWriteFault(path) : null;
    if (fault === null) throw error;
    throw new Error(`${path} cannot be written: ${fault.sentence}`, { cause: error });
  }
}

function openSqlite(path: string): DatabaseSync {
  // The first reader after a kill recovers the file while others wait.
  const database = new DatabaseSync(path, { timeout: TIMEOUT_MS });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    database.exec('pragma secure_delete = on');
    migrateStore(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrateStore(database: DatabaseSync): void {
  try {
    migrateSqlite(database, MIGRATIONS);
  } catch (error) {
    if (!(error instanceof NewerReleaseError)) throw error;
    const message =
      'its database belongs to a newer release: start that release, or restore a backup';
    throw new Error(message, { cause: error });
  }
}
