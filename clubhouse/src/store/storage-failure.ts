import { sqliteCodeOf } from 'service/error-code';

/** SQLite's codes for: read-only, an error of the disk, no room, and a file that does not open. */
const CODES: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/** Whether the site's own disk took nothing, which its owner mends and no visitor has caused. */
export function isStorageFailure(error: unknown): boolean {
  return CODES.has(sqliteCodeOf(error) ?? 0);
}
