import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WrongSetting } from '../../core/settings.ts';
import { migrate } from './migrations.ts';

const BUSY_TIMEOUT_MS = 5000;
const SQLITE_BUSY = 5;

/** The relay's file, which is one process's alone as long as it is open. */
export class Database {
  /** What is written here is on the disk when the call returns. */
  readonly sure: DatabaseSync;
  /** What is written here outlives the process at once, and the power only after a while. */
  readonly quick: DatabaseSync;
  readonly #lock: DatabaseSync;

  /**
   * @param folder one that exists
   * @throws WrongSetting where another relay has it
   */
  constructor(folder: string) {
    this.#lock = lock(folder);
    try {
      this.sure = connect(folder, 'full');
      migrate(this.sure);
      this.quick = connect(folder, 'normal');
    } catch (error) {
      this.#lock.close();
      throw error;
    }
  }

  /** All of it is written, or nothing. */
  together(work: () => void): void {
    this.sure.exec('begin immediate');
    try {
      work();
      this.sure.exec('commit');
    } catch (error) {
      if (this.sure.isTransaction) this.sure.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.quick.close();
    this.sure.close();
    this.#lock.close();
  }
}

/**
 * Two relays on one folder would each seat a guest of their own. The lock is in a file beside, so
 * that the rooms can be backed up meanwhile; the system lifts it when the process ends.
 */
function lock(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'relay.lock'), { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new WrongSetting(`RELAY_DATA: ${folder} is in use by another relay.`);
  }
}

function connect(folder: string, synchronous: 'full' | 'normal'): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'relay.db'), { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  database.exec(`pragma synchronous = ${synchronous}`);
  // What is deleted is overwritten with zeros.
  database.exec('pragma secure_delete = on');
  return database;
}
