import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { findReason } from './sqlite-failure.ts';
import { WaitingWrite } from './waiting-write.ts';

const TIMEOUT_MS = 5000;
const LONGEST_PAUSE_MS = 25;
/** The first write of a group waits for the rest, and so do read-only requests. */
const MAX_IN_GROUP = 64;
const LONGEST_GROUP_MS = 10;

export interface WriterLimits {
  /** How long a write waits for its turn, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of writes per transaction; 1 gives each its own. */
  readonly maxInGroup?: number | undefined;
  /** How long a transaction accepts further writes, in milliseconds. */
  readonly longestGroup?: number | undefined;
}

/**
 * The only connection that writes, in order of arrival. Waiting writes share a transaction and its
 * sync, each after the first with a savepoint (SRV-12). It waits for other processes without
 * blocking this one, unlike SQLite's own waiting (SRV-8).
 */
export class SqliteWriter {
  readonly #timeoutMs: number;
  readonly #maxInGroup: number;
  readonly #longestGroup: number;
  readonly #connection: DatabaseSync;
  readonly #run: Readonly<Record<TransactionStep, StatementSync>>;
  readonly #waiting: WaitingWrite[] = [];
  #isServing = false;
  /** Whether the last transaction was shared. */
  #isCrowded = false;

  constructor(connection: DatabaseSync, limits: WriterLimits = {}) {
    this.#timeoutMs = limits.timeoutMs ?? TIMEOUT_MS;
    this.#maxInGroup = limits.maxInGroup ?? MAX_IN_GROUP;
    this.#longestGroup = limits.longestGroup ?? LONGEST_GROUP_MS;
    this.#connection = connection;
    connection.exec('pragma busy_timeout = 0');
    this.#run = prepareSteps(connection);
  }

  /**
   * Undoes the writes if the work rejects. Settles once everything that the work may have read is
   * committed. Calls `onTurn` when the wait ends, even if the turn never came.
   */
  run<T>(work: () => Promise<T>, onTurn: () => void): Promise<T> {
    const write = new WaitingWrite(work, onTurn);
    this.#waiting.push(write);
    if (this.#isServing) this.#limit(write);
    else void this.#serve();
    return write.answer as Promise<T>;
  }

  #limit(write: WaitingWrite): void {
    write.limit(this.#timeoutMs, () => this.#waiting.splice(this.#waiting.indexOf(write), 1));
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    do {
      if (this.#isCrowded) await this.#gather();
      if (await this.#takeLock()) await this.#shareTransaction();
      // Writes that arrive by the end of this turn of the loop share the next one.
      await turn();
    } while (this.#waiting.length > 0);
    this.#isServing = false;
  }

  /** If several writes arrive together, waits until a turn of the event loop brings no more. */
  async #gather(): Promise<void> {
    const waiting = this.#waiting;
    for (let known = 0; known < waiting.length && waiting.length < this.#maxInGroup;) {
      known = waiting.length;
      await turn();
    }
  }

  /** Retries until no other process writes. @returns false once nobody waits any more */
  async #takeLock(): Promise<boolean> {
    for (let pause = 1; this.#waiting.length > 0; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        this.#rollBack();
        this.#run.begin.run();
        return true;
      } catch (error) {
        if (findReason(error) !== 'busy') this.#waiting.shift()?.fail(error);
        else {
          for (const write of this.#waiting) this.#limit(write);
          await sleep(pause);
        }
      }
    }
    return false;
  }

  async #shareTransaction(): Promise<void> {
    const until = performance.now() + this.#longestGroup;
    const group: WaitingWrite[] = [];
    try {
      for (let write = this.#waiting.shift(); write; write = this.#next(group, until)) {
        group.push(write);
        // Before the first write, there is nothing to keep.
        await (group.length === 1 ? write.run() : this.#runInSavepoint(write));
      }
      this.#isCrowded = group.length > 1;
      this.#run.commit.run();
    } catch (error) {
      for (const write of group) write.fail(error);
      this.#tryToRollBack();
      return;
    }
    for (const write of group) write.settle();
  }

  #next(group: readonly WaitingWrite[], until: number): WaitingWrite | undefined {
    const isOver = group.length >= this.#maxInGroup || performance.now() >= until;
    return isOver ? undefined : this.#waiting.shift();
  }

  /** Undoes only this write. @throws if the database failed: then everything is undone */
  async #runInSavepoint(write: WaitingWrite): Promise<void> {
    this.#run.savepoint.run();
    try {
      await write.run();
      this.#run.release.run();
    } catch (error) {
      if (findReason(error) !== null || !this.#connection.isTransaction) throw error;
      this.#run.rollbackTo.run();
      this.#run.release.run();
      write.undo(error);
    }
  }

  /** On a full or failing disk, SQLite has already rolled back by itself. */
  #rollBack(): void {
    if (this.#connection.isTransaction) this.#run.rollback.run();
  }

  #tryToRollBack(): void {
    try {
      this.#rollBack();
    } catch {
      // Tried again before the next transaction, whose writes are refused if it fails again.
    }
  }
}

type TransactionStep = 'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'rollbackTo';

function prepareSteps(connection: DatabaseSync): Record<TransactionStep, StatementSync> {
  return {
    // Takes the write lock at once: what is read stays true until the commit.
    begin: connection.prepare('begin immediate'),
    commit: connection.prepare('commit'),
    rollback: connection.prepare('rollback'),
    savepoint: connection.prepare('savepoint this_write'),
    release: connection.prepare('release this_write'),
    rollbackTo: connection.prepare('rollback to this_write'),
  };
}
