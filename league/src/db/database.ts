import type { Kysely, KyselyConfig, Transaction } from 'kysely';
import type { FailureReason } from './failure.ts';
import type { Tables } from './tables.ts';

/** One consistent snapshot of the data; cannot write. */
export type Snapshot = Kysely<Tables>;

/** The one open write transaction: what it reads stays true until it commits. */
export type WriteTransaction = Transaction<Tables>;

/** Called for each statement; tests count them, and the benchmark asks for their plans. */
export type OnStatement = (sql: string, parameters: readonly unknown[]) => void;

/** Kysely's callback for each statement, if anyone wants it. */
export function statementLog(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (onStatement === undefined) return {};
  return { log: ({ query }) => onStatement(query.sql, query.parameters) };
}

/** The current use of a database (OPS-4). */
export interface DatabaseLoad {
  /** Waiting writes of this process. */
  readonly writesWaiting: number;
  /** PostgreSQL's busy and idle connections, and requests for one; null for SQLite. */
  readonly connections: ConnectionCounts | null;
}

export interface ConnectionCounts {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * One small interface over SQLite and PostgreSQL. If the database fails, as opposed to a statement,
 * every method rejects with a `DatabaseFailure`.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql';

  /** Runs a single statement, which is its own snapshot. */
  readOne<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /** Runs reads on one snapshot. */
  read<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /**
   * Like `read`, for a long read that lets others run between its parts. Only reads of the same
   * kind wait for it.
   */
  readLong<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /**
   * Runs one write transaction. Write transactions run one after another, across all processes, so
   * what one has read cannot change meanwhile. Commits when the work resolves; rolls back when it
   * rejects.
   */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;

  /**
   * Like `write`, unless another write of this name is running or waiting: on PostgreSQL in any
   * process, on SQLite in this one.
   * @returns null at once if there is one
   */
  writeAlone<T>(
    name: string,
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<{ readonly result: T } | null>;

  /**
   * The position of the newest committed event. Every write that affects cached answers or
   * credentials records an event, so while this stands still, only time can change them.
   */
  revision(): Promise<number>;

  /**
   * Why the database cannot be read or written now; null if it can. Answers within three seconds
   * and never waits for requests.
   */
  health(): Promise<FailureReason | null>;

  /** Its current load; sends nothing to the database. */
  load(): DatabaseLoad;

  /**
   * Wipes overwritten and deleted data from the files, as far as the database allows (MEM-9). Takes
   * a few seconds and delays only its caller.
   * @returns false if something prevented it, such as an earlier read: try again later
   */
  scrub(): Promise<boolean>;

  close(): Promise<void>;
}
