import type { Kysely, KyselyConfig, Transaction } from 'kysely';
import type { FailureReason } from './failure.ts';
import type { Tables } from './tables.ts';

/** One consistent snapshot of the data; cannot write. */
export type Snapshot = Kysely<Tables>;

/** The one write transaction that is open: what it reads stays true until it commits. */
export type WriteTransaction = Transaction<Tables>;

/** Called with each statement: tests count them, the benchmark asks for their plans. */
export type OnStatement = (sql: string, parameters: readonly unknown[]) => void;

/** What Kysely calls for each statement; nothing where nobody wants to know. */
export function statementLog(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (onStatement === undefined) return {};
  return { log: ({ query }) => onStatement(query.sql, query.parameters) };
}

/** How a database is used at a moment (OPS-4). */
export interface DatabaseLoad {
  /** Writes of this process that wait for their turn. */
  readonly writesWaiting: number;
  /**
   * PostgreSQL's connections that work, those at rest, and the requests for one; null for the file.
   */
  readonly connections: ConnectionCounts | null;
}

export interface ConnectionCounts {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * One small interface over SQLite and PostgreSQL. Where the database fails, as opposed to the
 * statement, every method rejects with a `DatabaseFailure`.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql';

  /** Runs a single statement, which is its own snapshot. */
  readOne<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /** Runs reads on one snapshot. */
  read<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /**
   * As `read`, for a read that lets others in between its pieces: nobody waits for it but others of
   * its kind.
   */
  readLong<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;

  /**
   * Runs one write transaction. Write transactions of a deployment run one after the other,
   * also those of other processes, so what one has read cannot change under it. It commits
   * when the work resolves and rolls back when it rejects.
   */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;

  /**
   * As `write`, while no other write of this name runs or waits for its turn: on PostgreSQL in any
   * process, on SQLite in this one.
   *
   * @returns null, at once, where one does
   */
  writeAlone<T>(
    name: string,
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<{ readonly result: T } | null>;

  /**
   * The position of the newest committed event. Every write that a remembered answer or a
   * credential can show records an event. So while the revision stands still, only the passing of
   * time can have changed them.
   */
  revision(): Promise<number>;

  /**
   * Why the database cannot be read or written now; null when it can. Answers within three seconds
   * and never waits for requests.
   */
  health(): Promise<FailureReason | null>;

  /** How it is used now; asks nothing of it. */
  load(): DatabaseLoad;

  /**
   * Wipes overwritten and deleted data from the files, as far as the database allows (MEM-9). Takes
   * a few seconds at most, and holds up nobody but its caller.
   *
   * @returns false where something was in the way, such as an earlier read: try again later
   */
  scrub(): Promise<boolean>;

  close(): Promise<void>;
}
