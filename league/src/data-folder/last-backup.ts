import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Backup } from 'service/upkeep';
import { writeDurably } from 'service/durable-file';

export interface LastBackup {
  /** Relative to the data folder if both move together. */
  readonly file: string;
  /** A UTC timestamp. */
  readonly made_at: string;
}

/** Records a backup, so that the doctor knows the age of the newest. */
export async function recordBackup(dataFolder: string, last: LastBackup): Promise<void> {
  await writeDurably(getLastBackupFile(dataFolder), `${JSON.stringify(last)}\n`);
}

/** @returns null if there is none or the note is unreadable */
export async function readLastBackup(dataFolder: string): Promise<LastBackup | null> {
  try {
    const last = JSON.parse(
      await readFile(getLastBackupFile(dataFolder), 'utf8'),
    ) as Partial<LastBackup>;
    const { file, made_at } = last;
    return typeof file === 'string' && typeof made_at === 'string' ? { file, made_at } : null;
  } catch {
    return null;
  }
}

/** @returns null if this folder's data was never backed up */
export async function findBackup(dataFolder: string): Promise<Backup | null> {
  const last = await readLastBackup(dataFolder);
  if (last === null) return null;
  const { made_at } = last;
  const file = resolve(dataFolder, last.file);
  const [backup, data] = await Promise.all([stat(file).catch(() => null), stat(dataFolder)]);
  return {
    file,
    made: Date.parse(made_at),
    isThere: backup !== null,
    isOnSameDisk: backup?.dev === data.dev,
  };
}

function getLastBackupFile(dataFolder: string): string {
  return join(dataFolder, 'last-backup.json');
}
