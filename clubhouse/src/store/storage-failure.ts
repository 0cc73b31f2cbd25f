import { readSqliteCode } from 'service/error-code';

/** SQLite codes: read-only, I/O error, disk full, cannot open. */
const CODES: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/** Whether the site's disk rejected a write: no visitor's fault, but the operator's to fix. */
export function isStorageFailure(error: unknown): boolean {
  return CODES.has(readSqliteCode(error) ?? 0);
}
