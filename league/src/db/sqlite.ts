import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { type Database, type OnStatement, statementLog } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

const STATEMENT_CACHE_LIMIT = 500;
const BUSY_TIMEOUT_MS = 5000;
const SCRUB_ATTEMPTS = 50;
const SCRUB_PAUSE_MS = 20;

export interface SqliteOptions {
  readonly path: string;
  /** False only in tests: an acknowledged write may then be lost in a power cut. */
  readonly durable?: boolean;
  readonly onStatement?: OnStatement;
}

/**
 * Opens, or makes, the database file. Two connections: readers see the last commit while the
 * writer is in its transaction, which WAL allows.
 */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const writer = connect(options);
  const reader = connect(options);
  // "immediate" takes the write lock at once, so that a second process waits for its turn
  // instead of failing half-way.
  const writing = kysely(options, writer, new Map([['begin', 'begin immediate']]));
  const reading = kysely(options, reader, new Map());
  await migrate(writing, 'sqlite');
  const position = reader.prepare('select position from feed');
  return {
    kind: 'sqlite',
    readOne: (work) => work(reading),
    read: (work) => reading.transaction().execute(work),
    write: (work) => writing.transaction().execute(work),
    revision: () => Promise.resolve(Number(position.get()?.['position'])),
    scrub: () => scrub(writing, writer),
    async close() {
      await reading.destroy();
      await writing.destroy();
      // Kysely does not close what it has never used.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close();
    },
  };
}

/** Opens a file for reading alone, as it is: nothing is migrated. */
export function readSqlite(path: string): { db: Kysely<Tables>; connection: DatabaseSync } {
  const connection = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  return { db: kysely({ path }, connection, new Map()), connection };
}

function connect({ path, durable = true }: SqliteOptions): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  connection.exec('pragma journal_mode = wal');
  connection.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`);
  connection.exec('pragma foreign_keys = on');
  // What is deleted is overwritten with zeros.
  connection.exec('pragma secure_delete = on');
  return connection;
}

/**
 * Writes the file anew without what was deleted, and empties the write-ahead log, which still
 * holds it. A read that is running keeps the log from being emptied: then again a little later.
 */
async function scrub(writing: Kysely<Tables>, connection: DatabaseSync): Promise<void> {
  // Kysely lends its one connection to one user at a time: no transaction is open meanwhile.
  await writing.connection().execute(() => Promise.resolve(connection.exec('vacuum')));
  for (let attempt = 0; attempt < SCRUB_ATTEMPTS; attempt++) {
    const busy = await writing.connection().execute(() => {
      // Waiting inside SQLite would stop this process, and with it the read that is waited for.
      connection.exec('pragma busy_timeout = 0');
      const row = connection.prepare('pragma wal_checkpoint(truncate)').get();
      connection.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
      return Promise.resolve(Number(row?.['busy']));
    });
    if (busy === 0) return;
    await sleep(SCRUB_PAUSE_MS);
  }
  throw new Error('the write-ahead log could not be emptied: reads were running all the time');
}

function kysely(
  { onStatement }: SqliteOptions,
  connection: DatabaseSync,
  rewrites: ReadonlyMap<string, string>,
): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: new CachingConnection(connection, rewrites) }),
    ...statementLog(onStatement),
  });
}

/** What Kysely asks of a SQLite driver, over `node:sqlite`, each statement prepared once. */
class CachingConnection implements SqliteDatabase {
  readonly #connection: DatabaseSync;
  readonly #rewrites: ReadonlyMap<string, string>;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(connection: DatabaseSync, rewrites: ReadonlyMap<string, string>) {
    this.#connection = connection;
    this.#rewrites = rewrites;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = adapt(this.#connection.prepare(this.#rewrites.get(sql) ?? sql));
    if (this.#statements.size >= STATEMENT_CACHE_LIMIT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  };
}

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    throw new TypeError(`a SQL parameter is a ${typeof value}, not a text, number or null`);
  });
}
