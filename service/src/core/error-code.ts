/** The code of a system error, such as ENOENT; '' for anything else. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** SQLite's result code, such as 11 for a damaged file; null for anything else. */
export function readSqliteCode(error: unknown): number | null {
  // The bytes above say more, and differ from one way of failing to the next.
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

export const SQLITE_ERROR = 1;
export const SQLITE_BUSY = 5;
export const SQLITE_IOERR = 10;
export const SQLITE_CORRUPT = 11;
export const SQLITE_FULL = 13;
export const SQLITE_NOTADB = 26;
