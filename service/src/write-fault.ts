import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** What keeps a file from being written, by the system's code for it. */
export type WriteFault = 'read_only' | 'full' | 'failing';

export interface FoundFault {
  readonly fault: WriteFault;
  /** What it is, as the end of a sentence. */
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

/** More than what the last block of a file system may still have room for. */
const PROBE_BYTES = 8192;
/** A probe is written and removed at once: an older one is of a process that was killed. */
const MAX_PROBE_AGE_MS = 60_000;

/**
 * Why nothing can be written to the file of a database, or beside it; null where it can. SQLite
 * gives one code for a disk that fails and one that is read-only.
 *
 * It never opens the file itself: closing it would drop the locks that this process has on it.
 */
export function writeFaultAt(file: string): FoundFault | null {
  const probes = `${file}.probe-`;
  try {
    for (const one of [file, `${file}-wal`, `${file}-shm`]) {
      if (existsSync(one)) accessSync(one, constants.W_OK);
    }
    // A file system that met an error takes no writes, although its files count as writable.
    write(probes + randomBytes(6).toString('hex'));
    removeOldProbes(probes);
    return null;
  } catch (error) {
    return FAULTS[(error as NodeJS.ErrnoException).code ?? ''] ?? FAILING;
  }
}

/** Why no folder can be made there; null where one can. Node's own error may name another cause. */
export function folderFaultAt(folder: string): FoundFault | null {
  const path = resolve(folder);
  const parent = dirname(path);
  return existsSync(path) || parent === path
    ? writeFaultAt(join(path, 'folder'))
    : folderFaultAt(parent);
}

/** Nobody minds one that stays: it is tried again with the next probe. */
function removeOldProbes(probes: string): void {
  try {
    const folder = dirname(probes);
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(basename(probes))) continue;
      const path = join(folder, name);
      if (Date.now() - statSync(path).mtimeMs > MAX_PROBE_AGE_MS) rmSync(path);
    }
  } catch {
    // The folder may not be listed, or another process has removed it first.
  }
}

function write(path: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, Buffer.alloc(PROBE_BYTES));
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}
