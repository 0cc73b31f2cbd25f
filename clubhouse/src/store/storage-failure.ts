import { readSqliteCode } from 'service/error-code';

/** SQLite codes: read-only, I/O error, disk full, cannot open. */
const CODES: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/** Whether the site's disk rejected a write. No visitor causes that; the operator has to fix it. */
export function isStorageFailure(error: unknown): boolean {
  return CODES.has(readSqliteCode(error) ?? 0);
}
