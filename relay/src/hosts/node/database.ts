import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NewerReleaseError } from 'service/migrations';
import { migrateSqlite } from 'service/migrate-sqlite';
import { type FileLock, lockFile } from 'service/file-lock';
import { makePrivateFile } from 'service/private-files';
import { SettingError } from 'service/settings';
import { type WriteFault, findWriteFault } from 'service/write-fault';

export const DATABASE_FILE = 'relay.db';
export const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
const TIMEOUT_BUSY_MS = 5000;

/** The file system prevents all writes. */
export class StorageFault extends Error {
  readonly fault: WriteFault;

  constructor(fault: WriteFault) {
    super(`nothing can be stored: ${fault}`);
    this.fault = fault;
  }
}

/** The relay's database file, which belongs to one process while it is open. */
export class Database {
  /** Writes through this connection are on disk when the call returns. */
  readonly durable: DatabaseSync;
  /** Writes through this connection survive a process crash at once, but a power cut only later. */
  readonly relaxed: DatabaseSync;
  readonly #lock: FileLock;
  readonly #file: string;
  #isGrouped = false;

  /**
   * @param folder an existing folder
   * @throws SettingError if another relay has it
   */
  constructor(folder: string) {
    this.#file = join(folder, DATABASE_FILE);
    this.#lock = lockFolder(folder);
    try {
      makePrivateFile(join(folder, DATABASE_FILE));
      this.durable = connectSqlite(folder, 'full');
      migrateDatabase(this.durable);
      this.relaxed = connectSqlite(folder, 'normal');
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  /** Whether a group is running; the relaxed connection would wait for it forever. */
  get isGrouped(): boolean {
    return this.#isGrouped;
  }

  /**
   * Runs several tasks whose writes reach the disk together. Each task makes at most one write,
   * which alone is undone if it fails. A task must handle its own errors: a throw undoes all tasks.
   * @param atEnd runs after all tasks
   * @throws if nothing reached the disk
   */
  group(works: readonly (() => void)[], atEnd: () => void): void {
    this.#isGrouped = true;
    try {
      this.transaction(() => {
        for (const work of [...works, atEnd]) {
          // A full disk rolls back the whole batch, not only the write that failed.
          if (!this.durable.isTransaction) throw new Error('the transaction was undone');
          work();
        }
      });
    } finally {
      this.#isGrouped = false;
    }
  }

  /** Writes everything or nothing, durably; not allowed in a group. */
  transaction(work: () => void): void {
    this.durable.exec('begin immediate');
    try {
      work();
      this.durable.exec('commit');
    } catch (error) {
      if (this.durable.isTransaction) this.durable.exec('rollback');
      throw error;
    }
  }

  /** Writes as a seat would be written, but changes nothing. @throws if nothing can be written */
  probe(): void {
    const found = findWriteFault(this.#file);
    if (found !== null) throw new StorageFault(found.fault);
    const { user_version: version } = this.durable.prepare('pragma user_version').get() ?? {};
    // A transaction that changes nothing would not reach the disk: this one writes a page.
    this.durable.exec(`pragma user_version = ${Number(version)}`);
  }

  close(): void {
    this.relaxed.close();
    this.durable.close();
    this.#lock.release();
  }
}

/** @throws SettingError if a newer release has migrated it, whose data this one does not know */
function migrateDatabase(database: DatabaseSync): void {
  try {
    migrateSqlite(database, MIGRATIONS);
  } catch (error) {
    if (!(error instanceof NewerReleaseError)) throw error;
    throw new SettingError(
      'RELAY_DATA: relay.db belongs to a newer release. Start that release, or move the file away.',
    );
  }
}

/**
 * Locks the folder: two relays on it would each seat their own guest.
 * @throws SettingError if another relay has it
 */
export function lockFolder(folder: string): FileLock {
  const held = lockFile(join(folder, 'relay.lock'), 'alone', 0);
  if (held !== null) return held;
  throw new SettingError(`RELAY_DATA: ${folder} is in use by another relay.`);
}

function connectSqlite(folder: string, synchronous: 'full' | 'normal'): DatabaseSync {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: TIMEOUT_BUSY_MS });
  database.exec('pragma journal_mode = wal');
  database.exec(`pragma synchronous = ${synchronous}`);
  // Overwrites deleted data with zeros.
  database.exec('pragma secure_delete = on');
  return database;
}
