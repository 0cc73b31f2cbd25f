import { spawnSync } from 'node:child_process';
import { openSync, closeSync, writeSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A file system of a few megabytes. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it up. */
  readonly fill: () => void;
  readonly makeRoom: () => Promise<void>;
}

/** Null if this user may not mount one. Unmounted after the test. */
export async function mountSmallDisk(t: TestContext, megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'league-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    return null;
  }
  await chmod(folder, 0o755);
  t.after(async () => {
    spawnSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true });
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler),
    makeRoom: () => rm(filler),
  };
}

function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [65_536, 4096, 1]) {
      while (hasRoom(file, size));
    }
  } finally {
    closeSync(file);
  }
}

function hasRoom(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}
