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

/** Runs the work and translates SQLite's errors. @throws DatabaseFailure */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === null ? error : new DatabaseFailure(reason, { cause: error });
  }
}

/** Null: a bug or a constraint of ours, or no error of SQLite's. */
export function reasonOf(error: unknown): FailureReason | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return REASONS[Number(error.errcode) & 0xff] ?? null;
}
