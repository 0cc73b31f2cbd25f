import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Permission bits for others: personal data and keys have none, whatever their folder (DATA-1). */

const OTHERS = 0o077;
/** Errors if the permissions cannot be changed; the doctor reports such files. */
const CANNOT = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOENT', 'ENOTDIR']);

/** Keeps new files private to their owner, including those that libraries create. */
export function keepFilesToOwner(): void {
  process.umask(OTHERS);
}

/** Creates an empty file for a library to fill, private to its owner from the start. */
export function makePrivateFile(path: string): void {
  // Closing a file drops the locks that this process has on it, so an existing one is not opened.
  if (existsSync(path)) closeToOthers(path);
  else closeSync(openSync(path, 'a', 0o600));
}

/** Removes read access that an older release, or a copy, gave others in these folders. */
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
