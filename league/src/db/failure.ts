/** Why the database did not do what was asked of it. */
export type FailureReason =
  /** It has not answered yet since the service started. */
  | 'starting'
  /** It is away or stopped answering, or the connection to it broke. */
  | 'no_answer'
  /** Another writer, or the load, kept it busy for too long. */
  | 'busy'
  | 'read_only'
  /** There is no room on its disk. */
  | 'storage_full'
  /** Its disk fails, or its files are damaged. */
  | 'damaged';

interface FailureOptions {
  readonly cause?: unknown;
  /** A commit was asked for and never answered: it may or may not have been made. */
  readonly mayBeCommitted?: boolean;
}

/**
 * The database failed, not the request: the same request may well succeed later. Nothing of the
 * transaction was kept, unless `mayBeCommitted` says that nobody knows; then all of it or nothing.
 */
export class DatabaseFailure extends Error {
  readonly reason: FailureReason;
  readonly mayBeCommitted: boolean;
  /** The code that the database or the system gave, for the log. */
  readonly code: string;

  constructor(reason: FailureReason, { cause, mayBeCommitted = false }: FailureOptions = {}) {
    super(cause instanceof Error ? cause.message : `the database failed: ${reason}`, { cause });
    this.name = 'DatabaseFailure';
    this.reason = reason;
    this.mayBeCommitted = mayBeCommitted;
    this.code = codeOf(cause) ?? reason;
  }
}

function codeOf(cause: unknown): string | null {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null;
}
