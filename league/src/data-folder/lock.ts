import { join } from 'node:path';
import { type FileLock, lockFile } from 'service/file-lock';
import { explainUnusable } from './unusable-file.ts';

const FILE = 'league.lock';

/**
 * Services and commands share the folder; a restore or a move needs it alone (DAT-1). Waiting
 * blocks the event loop. Returns null while others hold the folder.
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
