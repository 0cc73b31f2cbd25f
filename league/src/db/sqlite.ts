import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, type SqliteDatabase, SqliteDialect } from 'kysely';
import {
  type Database,
  type OnStatement,
  makeStatementLog,
  type WriteTransaction,
} from './database.ts';
import { Health } from './health.ts';
import { migrateDatabase } from './migrate.ts';
import { NamesInUse } from './names-in-use.ts';
import { scrubSqlite } from './scrub-sqlite.ts';
import { translateErrors as translatedAt } from './sqlite-failure.ts';
import { CachingConnection } from './sqlite-statements.ts';
import { SqliteWriter, type WriterLimits } from './sqlite-writer.ts';
import type { Tables } from './tables.ts';
import { type RunStatement, Transactions } from './transactions.ts';
import { WriteWaits } from './write-waits.ts';

/** At the start nobody is served yet, so blocking inside SQLite does no harm. */
const OPEN_TIMEOUT_MS = 5000;
/** Readers wait only for another process that is recovering the log. */
const READ_TIMEOUT_MS = 20;

export interface SqliteOptions extends WriterLimits {
  readonly path: string;
  /** False only in tests: a power cut may then lose an acknowledged write. */
  readonly durable?: boolean;
  readonly onStatement?: OnStatement;
  readonly onWriteWaited?: ((ms: number) => void) | undefined;
}

/**
 * In WAL mode readers see the last commit while the writer works. One connection each for writes,
 * reads, long reads and the feed's position.
 */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const writer = connectSqlite(options);
  try {
    return await openWith(options, writer);
  } catch (error) {
    if (writer.isOpen) writer.close();
    throw error;
  }
}

async function openWith(options: SqliteOptions, writer: DatabaseSync): Promise<Database> {
  const translated = <T>(work: Promise<T>) => translatedAt(options.path, work);
  const turns = new SqliteWriter(writer, options);
  const statements = new CachingConnection(writer);
  const transactions = new Transactions(new SqliteDialect({ database: statements }));
  const run = runOn(statements, options.onStatement);
  const waits = new WriteWaits(options.onWriteWaited);
  const transact = <T>(work: (transaction: WriteTransaction) => Promise<T>) =>
    turns.run(() => transactions.during(run, work), waits.begin());
  await migrateDatabase(transact, 'sqlite');
  // Only after the tables exist: a reader of an empty file would wait for the process that creates them.
  const [reader, longReader] = [connectReader(options), connectReader(options)];
  const reading = makeKysely(
    options,
    new SqliteDialect({ database: new CachingConnection(reader) }),
  );
  const readingLong = makeKysely(
    options,
    new SqliteDialect({ database: new CachingConnection(longReader) }),
  );
  // A read that yields keeps its connection in the past, so the newest position has its own.
  const newest = connectReader(options);
  const position = newest.prepare('select position from feed');
  position.setReturnArrays(true);
  const newestPosition = async () => Number(position.get()?.[0]);
  const revision = () => translated(newestPosition());
  const write: Database['write'] = (work) => health.watch(translated(transact(work)));
  const names = new NamesInUse();
  const health = new Health({
    read: revision,
    write: () => write((db) => sql`update feed set position = position`.execute(db)),
  });
  return {
    kind: 'sqlite',
    readOne: (work) => translated(work(reading)),
    read: (work) => translated(reading.transaction().execute(work)),
    readLong: (work) => translated(readingLong.transaction().execute(work)),
    write,
    writeAlone: (name, work) => names.during(name, async () => ({ result: await write(work) })),
    revision,
    health: () => health.check(),
    load: () => ({ writesWaiting: waits.waiting, connections: null }),
    scrub: () => translated(scrubSqlite(options.path)),
    async close() {
      for (const one of [reading, readingLong]) await one.destroy();
      // Kysely does not close what it has never used.
      for (const one of [reader, longReader, newest]) if (one.isOpen) one.close();
      statements.close();
    },
  };
}

/** Opens a file for reading only, without migrating it or leaving files beside it. */
export function readSqlite(path: string): { db: Kysely<Tables>; connection: DatabaseSync } {
  // A read-only connection leaves an empty log behind. One that can write removes it, but would
  // also merge an existing log.
  const readOnly = existsSync(`${path}-wal`);
  const connection = new DatabaseSync(path, { readOnly, timeout: OPEN_TIMEOUT_MS });
  connection.exec('pragma query_only = on');
  return {
    db: makeKysely({ path }, new SqliteDialect({ database: new CachingConnection(connection) })),
    connection,
  };
}

function connectReader(options: SqliteOptions): DatabaseSync {
  const reader = connectSqlite(options);
  reader.exec(`pragma busy_timeout = ${READ_TIMEOUT_MS}`);
  return reader;
}

function connectSqlite({ path, durable = true }: SqliteOptions): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS });
  connection.exec('pragma journal_mode = wal');
  connection.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`);
  connection.exec('pragma foreign_keys = on');
  // Overwrites deleted data with zeros.
  connection.exec('pragma secure_delete = on');
  // Keeps the rollback data of savepoints in memory: in a file, it costs more than the write.
  connection.exec('pragma temp_store = memory');
  return connection;
}

function makeKysely({ onStatement }: SqliteOptions, dialect: SqliteDialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect, ...makeStatementLog(onStatement) });
}

function runOn(database: SqliteDatabase, onStatement: OnStatement | undefined): RunStatement {
  return async ({ sql: text, parameters }) => {
    try {
      const statement = database.prepare(text);
      if (statement.reader) return { rows: statement.all(parameters) };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } finally {
      onStatement?.(text, parameters);
    }
  };
}
