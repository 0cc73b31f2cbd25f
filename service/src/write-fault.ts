import { accessSync, closeSync, constants, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Why a file cannot be written, from the system's error code. */
export type WriteFault = 'read_only' | 'full' | 'failing';

export interface FoundFault {
  readonly fault: WriteFault;
  /** The fault as the end of a sentence. */
  readonly sentence: string;
}

const FAULTS: Readonly<Record<string, FoundFault>> = {
  EROFS: { fault: 'read_only', sentence: 'the file system is read-only' },
  EACCES: { fault: 'read_only', sentence: 'this user may not write there' },
  EPERM: { fault: 'read_only', sentence: 'this user may not write there' },
  ENOSPC: { fault: 'full', sentence: 'the disk is full' },
  EDQUOT: { fault: 'full', sentence: 'the disk is full' },
};
const FAILING: FoundFault = { fault: 'failing', sentence: 'the disk fails' };

/** Larger than the room that a full file system may still have in its last block. */
const PROBE_BYTES = 8192;

/**
 * Null if the files can be written. SQLite has one code for a failing and a read-only disk. Never
 * opens the database file: closing it would drop this process's locks.
 */
export function findWriteFault(file: string): FoundFault | null {
  try {
    for (const one of [file, `${file}-wal`, `${file}-shm`]) {
      if (existsSync(one)) accessSync(one, constants.W_OK);
    }
    // A file system that met an error takes no writes, although its files count as writable.
    writeProbe(`${file}.probe`);
    return null;
  } catch (error) {
    return FAULTS[(error as NodeJS.ErrnoException).code ?? ''] ?? FAILING;
  }
}

/** Why no folder can be created there; null if one can. Node's error may name another cause. */
export function findFolderFault(folder: string): FoundFault | null {
  const path = resolve(folder);
  const parent = dirname(path);
  return existsSync(path) || parent === path
    ? findWriteFault(join(path, 'folder'))
    : findFolderFault(parent);
}

function writeProbe(path: string): void {
  // A process that was killed left one, perhaps of another user.
  rmSync(path, { force: true });
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, Buffer.alloc(PROBE_BYTES));
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}
