import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FileLock, lockFile } from 'service/file-lock';
import { SettingError } from 'service/settings';
import { findFolderFault, findWriteFault } from 'service/write-fault';

/** Time to wait for the lock, because the previous clubhouse may still be stopping. */
const TIMEOUT_LOCK_MS = 2000;

/** @throws Error naming the folder and the cause if it cannot be created */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const found = findFolderFault(folder);
    if (found === null) throw error;
    throw new Error(`${folder} cannot be created: ${found.sentence}`, { cause: error });
  }
}

/**
 * Locks the folder: two clubhouses on it would send each email twice (OWN-5).
 * @throws SettingError if another clubhouse has the lock
 */
export function lockDataFolder(folder: string, timeoutMs = TIMEOUT_LOCK_MS): FileLock {
  makeFolder(folder);
  const lock = tryLock(folder, timeoutMs);
  if (lock !== null) return lock;
  throw new SettingError(`CLUBHOUSE_DATA: ${folder} is in use by another clubhouse.`);
}

/** @throws Error naming the folder and the cause if no lock can be created there */
function tryLock(folder: string, timeoutMs: number): FileLock | null {
  try {
    return lockFile(join(folder, 'clubhouse.lock'), 'alone', timeoutMs);
  } catch (error) {
    const found = findWriteFault(join(folder, 'clubhouse.lock'));
    if (found === null) throw error;
    throw new Error(`${folder} cannot be written: ${found.sentence}`, { cause: error });
  }
}
