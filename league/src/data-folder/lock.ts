import { join } from 'node:path';
import { type FileLock, lockFile } from 'service/file-lock';
import { explainUnusable } from './unusable-file.ts';

const FILE = 'league.lock';

/**
 * Locks the data folder (DAT-1). Services and commands share it; a restore and a move need it
 * alone.
 * @param timeoutMs how long to wait, which blocks the event loop
 * @returns null while others hold the folder
 */
export function lockFolder(
  dataFolder: string,
  kind: 'shared' | 'alone',
  timeoutMs: number,
): FileLock | null {
  const path = join(dataFolder, FILE);
  try {
    return lockFile(path, kind, timeoutMs);
  } catch (error) {
    throw explainUnusable(path, error);
  }
}
