import { type FoundFault, type WriteFault, findWriteFault } from 'service/write-fault';
import {
  readErrorCode,
  SQLITE_BUSY,
  SQLITE_CORRUPT,
  SQLITE_ERROR,
  SQLITE_NOTADB,
  readSqliteCode,
} from 'service/error-code';
import { DataFolderError } from './data-folder-error.ts';

const WHAT_TO_DO: Readonly<Record<WriteFault, string>> = {
  read_only: 'Check the disk (dmesg shows its errors), mount it for writing and start again.',
  full: 'Free up some space and start again.',
  failing: 'Keep a copy of the folder and check the disk, then restore a backup.',
};

/** SQLite's message names neither the file nor the cause; the system's is no sentence. */
export function explainUnusable(path: string, error: unknown): unknown {
  const code = readSqliteCode(error);
  const said = error instanceof Error ? error.message : '';
  if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) {
    return new DataFolderError(
      `${path} is damaged (${said}): restore a backup (npm run league -- restore FILE).`,
    );
  }
  if (code === SQLITE_BUSY || code === SQLITE_ERROR) return error;
  if (code === null && readErrorCode(error) === '') return error;
  const found = findWriteFault(path);
  if (found === null) return new DataFolderError(`${path} cannot be used (${said}).`);
  return makeUnwritableError(path, found);
}

/** A read-only file may be readable, but the service would refuse every write. */
export function assertNotReadOnly(path: string): void {
  const found = findWriteFault(path);
  if (found?.fault === 'read_only') throw makeUnwritableError(path, found);
}

function makeUnwritableError(path: string, { fault, sentence }: FoundFault): DataFolderError {
  return new DataFolderError(`${path} cannot be written: ${sentence}. ${WHAT_TO_DO[fault]}`);
}
