export type FailureReason =
  /** The database has not responded since the service started. */
  | 'starting'
  /** The database is gone or stopped responding, or its connection broke. */
  | 'no_answer'
  /** Another writer or the load kept the database busy for too long. */
  | 'busy'
  | 'read_only'
  | 'storage_full'
  /** The disk or the files of the database are damaged. */
  | 'damaged';

interface FailureOptions {
  readonly cause?: unknown;
  /** A commit was sent but never confirmed, so it may or may not have happened. */
  readonly mayBeCommitted?: boolean;
}

/** The database failed, not the request. Nothing was kept; if `mayBeCommitted`, all or nothing. */
export class DatabaseFailure extends Error {
  readonly reason: FailureReason;
  readonly mayBeCommitted: boolean;
  /** The error code of the database or system, for the log. */
  readonly code: string;

  constructor(reason: FailureReason, { cause, mayBeCommitted = false }: FailureOptions = {}) {
    super(cause instanceof Error ? cause.message : `the database failed: ${reason}`, { cause });
    this.name = 'DatabaseFailure';
    this.reason = reason;
    this.mayBeCommitted = mayBeCommitted;
    this.code = readErrorCode(cause) ?? reason;
  }
}

function readErrorCode(cause: unknown): string | null {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null;
}
