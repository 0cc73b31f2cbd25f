import { writeFaultAt } from 'service/write-fault';
import { sqliteCodeOf } from 'service/error-code';
import { DatabaseFailure, type FailureReason } from './failure.ts';

/** SQLite's primary result codes that are about the database, not the statement. */
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

/** An error of input or output, and a file that cannot be opened: the system knows why. */
const UNCLEAR = [10, 14];

/** Translates SQLite's errors. @param path of the file @throws DatabaseFailure */
export async function translated<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = reasonAt(path, error);
    throw reason === null ? error : new DatabaseFailure(reason, { cause: error });
  }
}

/** As `reasonOf`, and where SQLite's code leaves it open as the file system has it. */
function reasonAt(path: string, error: unknown): FailureReason | null {
  const reason = reasonOf(error);
  if (reason === null || !UNCLEAR.includes(sqliteCodeOf(error) ?? 0)) return reason;
  switch (writeFaultAt(path)?.fault) {
    case 'read_only':
      return 'read_only';
    case 'full':
      return 'storage_full';
    case 'failing':
    case undefined:
      return reason;
  }
}

/** Null: a bug or a constraint of ours, or no error of SQLite's. */
export function reasonOf(error: unknown): FailureReason | null {
  return REASONS[sqliteCodeOf(error) ?? 0] ?? null;
}
