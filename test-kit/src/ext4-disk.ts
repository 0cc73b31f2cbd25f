import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestContext } from 'node:test';

/** A real ext4 file system, mounted with `errors=remount-ro` as Debian does. */
export interface Ext4Disk {
  readonly folder: string;
  /** Fills the disk completely. */
  readonly fill: () => void;
  readonly makeRoom: () => void;
  /** Causes a file system error, after which the disk accepts no writes. */
  readonly breakDown: () => void;
}

/** Null if this user may not mount a disk. The disk is removed with the test. */
export function mountExt4(t: Pick<TestContext, 'after'>, megabytes = 16): Ext4Disk | null {
  const parent = mkdtempSync(join(tmpdir(), 'ext4-disk-'));
  const [image, folder] = [join(parent, 'image'), join(parent, 'mounted')];
  writeFileSync(image, '');
  truncateSync(image, megabytes * 2 ** 20);
  mkdirSync(folder);
  const made = runTool('mkfs.ext4', '-q', '-F', image) !== null;
  const device = made ? runTool('losetup', '--find', '--show', image) : null;
  const remove = () => {
    runTool('umount', '--lazy', folder);
    if (device !== null) runTool('losetup', '--detach', device);
    rmSync(parent, { recursive: true, force: true });
  };
  const options = ['-o', 'errors=remount-ro'];
  if (device === null || runTool('mount', ...options, device, folder) === null) {
    remove();
    return null;
  }
  chmodSync(folder, 0o755);
  t.after(remove);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillDisk(filler),
    makeRoom: () => rmSync(filler),
    breakDown: () =>
      writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, 'on purpose'),
  };
}

function fillDisk(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [1 << 20, 4096, 1]) while (hasRoom(file, size));
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

/** The program's output without the final line break; null if it failed or does not exist. */
function runTool(program: string, ...words: string[]): string | null {
  const { status, stdout } = spawnSync(program, words, { encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : null;
}
