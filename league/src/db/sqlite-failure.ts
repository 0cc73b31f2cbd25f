import { findWriteFault } from 'service/write-fault';
import { readSqliteCode } from 'service/error-code';
import { DatabaseFailure, type FailureReason } from './failure.ts';

/** SQLite's primary result codes that concern the database, not the statement. */
const REASONS: Readonly<Record<number, FailureReason>> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'damaged',
  11: 'damaged',
  13: 'storage_full',
  14: 'damaged',
  26: 'damaged',
};

/** An I/O error, or a file that cannot be opened: only the system knows why. */
const UNCLEAR = [10, 14];

/** @param path the database file @throws DatabaseFailure */
export async function translateErrors<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = findReasonAt(path, error);
    throw reason === null ? error : new DatabaseFailure(reason, { cause: error });
  }
}

/** Like `reasonOf`, but asks the file system where SQLite's code is ambiguous. */
function findReasonAt(path: string, error: unknown): FailureReason | null {
  const reason = findReason(error);
  if (reason === null || !UNCLEAR.includes(readSqliteCode(error) ?? 0)) return reason;
  switch (findWriteFault(path)?.fault) {
    case 'read_only':
      return 'read_only';
    case 'full':
      return 'storage_full';
    case 'failing':
    case undefined:
      return reason;
  }
}

/** Null for a bug, a violated constraint, or an error from elsewhere. */
export function findReason(error: unknown): FailureReason | null {
  return REASONS[readSqliteCode(error) ?? 0] ?? null;
}
