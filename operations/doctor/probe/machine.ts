import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from '../../../scripts/run-command.ts';
import type { BackupTrial, Folder } from '../checks/upkeep.ts';

const TIMEOUT_MS = 60_000;

/** Looks at a folder without reading its files. */
export async function inspectFolder(path: string): Promise<Folder> {
  try {
    const [{ mode, uid }, { bavail, bsize }, names] = await Promise.all([
      stat(path),
      statfs(path),
      readdir(path),
    ]);
    const owners = await Promise.all(
      names.map(async (name) => ({ name, uid: (await stat(join(path, name))).uid })),
    );
    const foreign = owners.find((one) => one.uid !== uid);
    return {
      path,
      found: {
        mode: mode & 0o777,
        freeBytes: bavail * bsize,
        foreign: foreign === undefined ? null : join(path, foreign.name),
      },
    };
  } catch {
    return { path, found: null };
  }
}

/** Whether a time server sets the clock; null if there is no systemd. */
export async function isClockSet(): Promise<boolean | null> {
  const { code, output } = await runCommand(
    'timedatectl',
    ['show', '--property=NTPSynchronized', '--value'],
    AbortSignal.timeout(TIMEOUT_MS),
  );
  const said = output.trim();
  return code === 0 && (said === 'yes' || said === 'no') ? said === 'yes' : null;
}

/** The club's failed units; empty without systemd. */
export async function findFailedUnits(): Promise<string[]> {
  const { code, output } = await runCommand(
    'systemctl',
    ['list-units', '--failed', '--plain', '--no-legend', 'club-*'],
    AbortSignal.timeout(TIMEOUT_MS),
  );
  return code === 0 ? [...output.matchAll(/^(club-\S+)/gm)].map(([, name = '']) => name) : [];
}

/** The report of the last trial of the backups; null if there was none yet. */
export async function readTrial(path: string): Promise<BackupTrial | null> {
  try {
    const { tried_at: at, wrong } = JSON.parse(await readFile(path, 'utf8')) as {
      tried_at: string;
      wrong: string[];
    };
    return { at: Date.parse(at), wrong };
  } catch {
    return null;
  }
}

/** Runs as the owner of the folder, so that it leaves no files of root there. */
export async function runAsOwner(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<string> {
  const owner = process.getuid?.() === 0 ? await stat(folder).catch(() => null) : null;
  const { output } = await runCommand(
    process.execPath,
    args,
    AbortSignal.timeout(TIMEOUT_MS),
    { ...environment },
    owner === null ? {} : { uid: owner.uid, gid: owner.gid },
  );
  return output;
}
