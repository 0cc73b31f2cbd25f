import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseConnection, SqliteDialect, SqliteDriver, type SqliteDatabase } from 'kysely';
import { DatabaseFailure } from './failure.ts';
import { reasonOf } from './sqlite-failure.ts';
import { Turns } from './turns.ts';

const PATIENCE_MS = 5000;
const LONGEST_PAUSE_MS = 25;

/**
 * The one connection that writes. It waits for other writers, in this and other processes, without
 * blocking the process as waiting inside SQLite would (SRV-8).
 */
export class SqliteWriter {
  readonly #patience: number;
  readonly #begin: StatementSync;
  readonly #turns = new Turns();

  /** @param patience how long a write waits for its turn, in milliseconds */
  constructor(connection: DatabaseSync, patience = PATIENCE_MS) {
    this.#patience = patience;
    connection.exec('pragma busy_timeout = 0');
    // Takes the write lock at once: what is read stays true until the commit.
    this.#begin = connection.prepare('begin immediate');
  }

  /** Begins a transaction when its turn comes, and runs the work, which ends it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#inTurn(async (until) => {
      await this.#insist(until, () => this.#begin.run());
      return work();
    });
  }

  async #inTurn<T>(work: (until: number) => Promise<T>): Promise<T> {
    const until = performance.now() + this.#patience;
    await this.#turns.take(this.#patience);
    try {
      return await work(until);
    } finally {
      this.#turns.pass();
    }
  }

  /** Retries while another process is in the way. @throws DatabaseFailure busy */
  async #insist<T>(until: number, work: () => T): Promise<T> {
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return work();
      } catch (error) {
        if (reasonOf(error) !== 'busy') throw error;
        if (performance.now() >= until) throw new DatabaseFailure('busy', { cause: error });
      }
      await sleep(pause);
    }
  }
}

/** Kysely's dialect for the connection of a `SqliteWriter`, which begins the transactions. */
export class WriterDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #connection: DatabaseSync;

  constructor(database: SqliteDatabase, connection: DatabaseSync) {
    super({ database });
    this.#database = database;
    this.#connection = connection;
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver(this.#database, this.#connection);
  }
}

class WriterDriver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(database: SqliteDatabase, connection: DatabaseSync) {
    super({ database });
    this.#connection = connection;
  }

  /** Begun already, when its turn came. */
  override beginTransaction(): Promise<void> {
    return Promise.resolve();
  }

  /** SQLite rolls back by itself on a full or failing disk: then nothing is left to undo. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await super.rollbackTransaction(connection);
  }
}
