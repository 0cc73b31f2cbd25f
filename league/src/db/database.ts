import type { Kysely, KyselyConfig, Transaction } from 'kysely';
import type { FailureReason } from './failure.ts';
import type { Tables } from './tables.ts';

/** One consistent snapshot of the data; cannot write. */
export type Snapshot = Kysely<Tables>;

/** The one open write transaction: what it reads stays true until it commits. */
export type WriteTransaction = Transaction<Tables>;

/** Called for each statement; tests count them, and the benchmark asks for their plans. */
export type OnStatement = (sql: string, parameters: readonly unknown[]) => void;

export function makeStatementLog(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (onStatement === undefined) return {};
  return { log: ({ query }) => onStatement(query.sql, query.parameters) };
}

/** The current use of a database (OPS-4). */
export interface DatabaseLoad {
  readonly writesWaiting: number;
  /** PostgreSQL's busy and idle connections, and requests for one; null for SQLite. */
  readonly connections: ConnectionCounts | null;
}

export interface ConnectionCounts {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** If the database fails, as opposed to a statement, methods reject with a `DatabaseFailure`. */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql';

  /** Runs a single statement, which is its own snapshot. */
  readOne<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  read<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /** Lets other requests run between the parts of a long read. Only long reads wait for it. */
  readLong<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /** Serialised across all processes, so what it reads stays true. Rolls back if `work` rejects. */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;

  /**
   * Returns null at once if another write of this name runs or waits: on SQLite in this process, on
   * PostgreSQL in any.
   */
  writeAlone<T>(
    name: string,
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<{ readonly result: T } | null>;

  /** The newest event's position; while it stays the same, only time can change answers. */
  revision(): Promise<number>;

  /** Null if reads and writes work. Takes at most three seconds and waits for no request. */
  health(): Promise<FailureReason | null>;

  /** Reads the load without a query to the database. */
  load(): DatabaseLoad;

  /**
   * Wipes deleted data from the files within seconds, delaying only the caller (MEM-9). Returns
   * false if something, such as an earlier read, prevented that: try again later.
   */
  scrub(): Promise<boolean>;

  close(): Promise<void>;
}
