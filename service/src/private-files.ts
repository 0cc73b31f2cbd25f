import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/*
 * Files that hold people, and keys, are for their owner alone, whatever the folder that somebody
 * put them into (DATA-1).
 */

const OTHERS = 0o077;
/** Errors where the file system or the user may not change it: the doctor says so. */
const CANNOT = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOENT', 'ENOTDIR']);

/** Has every file that this process makes be its owner's alone, also those that libraries make. */
export function keepFilesToOwner(): void {
  process.umask(OTHERS);
}

/** Makes an empty file, for a library to fill, that is its owner's from its first moment. */
export function makePrivateFile(path: string): void {
  // To close a file drops the locks that this process has on it: one that is there stays shut.
  if (existsSync(path)) closeToOthers(path);
  else closeSync(openSync(path, 'a', 0o600));
}

/** Takes from others what an older release, or a copy, let them read in these folders. */
export function closeFoldersToOthers(...folders: readonly string[]): void {
  for (const folder of folders) {
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    for (const entry of entries) if (entry.isFile()) closeToOthers(join(folder, entry.name));
  }
}

export function closeToOthers(path: string): void {
  try {
    const stats = statSync(path);
    const { mode } = stats;
    if (stats.isFile() && (mode & OTHERS) !== 0) chmodSync(path, mode & 0o777 & ~OTHERS);
  } catch (error) {
    if (!CANNOT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
