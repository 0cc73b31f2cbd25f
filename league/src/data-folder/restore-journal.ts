import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';
import { hashFile, removeDurably, renameDurably, writeDurably } from 'service/durable-file';
import { listCompanions, getDatabaseFile, moveDatabaseFiles, listDatabaseFiles } from './files.ts';
import { type MarkedClub, type Places, removeMarks, writeMark } from './installed-mark.ts';

/**
 * A restore is a short sequence, each step durable before the next (CLI-5, CLI-9):
 *
 *   staged      the backup is copied beside the database, and checked there
 *   journalled  restore.json exists: from here on, every start completes the restore
 *   kept        the old data is renamed
 *   swapped     the copy has the name of the database
 *   verified    the database is, byte for byte, the copy that was checked
 *   marked      the mark names the restored club
 *   cleared     restore.json is gone
 *
 * A kill before `journalled` changes nothing. After a later kill, the next start completes the
 * restore.
 */
export const RESTORE_STEPS = [
  'staged',
  'journalled',
  'kept',
  'swapped',
  'verified',
  'marked',
  'cleared',
] as const;

type RestoreStep = (typeof RESTORE_STEPS)[number];

/** Called after each step is durable; tests stop there. */
export type OnRestoreStep = (step: RestoreStep) => void;

export interface RestoreJournal {
  /** The path of the backup, as given. */
  readonly from: string;
  readonly started_at: string;
  /** The new name of the previous data and its companion files. */
  readonly kept: string;
  /** The hash of the staged copy. */
  readonly sha256: string;
  /** Null if the backup was made before the installation. */
  readonly club: MarkedClub | null;
}

/** The copy of the backup, until it replaces the database. */
export function getStagedFile(dataFolder: string): string {
  return `${getDatabaseFile(dataFolder)}.restoring`;
}

/** Whether a restore is running or was interrupted. */
export function hasUnfinishedRestore(dataFolder: string): boolean {
  return existsSync(getJournalFile(dataFolder));
}

export function hasTraceOfRestore(dataFolder: string): boolean {
  return (
    hasUnfinishedRestore(dataFolder) ||
    listDatabaseFiles(getStagedFile(dataFolder)).some(existsSync)
  );
}

/** From here on, the restore is completed even after a crash. */
export async function writeJournal(dataFolder: string, journal: RestoreJournal): Promise<void> {
  await writeDurably(getJournalFile(dataFolder), `${JSON.stringify(journal, null, 2)}\n`);
}

/** Abandons a restore that cannot be completed, and removes its copy. */
export async function dropRestore(dataFolder: string): Promise<void> {
  for (const file of listDatabaseFiles(getStagedFile(dataFolder))) await rm(file, { force: true });
  await removeDurably(getJournalFile(dataFolder));
}

/** Completes a restore with the folder locked (CLI-9). Null if there is none; throws on failure. */
export async function finishRestore(
  places: Places,
  onStep: OnRestoreStep = () => undefined,
): Promise<RestoreJournal | null> {
  const { dataFolder } = places;
  const journal = await readJournal(dataFolder);
  if (journal === null) {
    if (hasTraceOfRestore(dataFolder)) await dropRestore(dataFolder);
    return null;
  }
  if (existsSync(getStagedFile(dataFolder))) {
    await keepReplacedDatabase(dataFolder, journal);
    onStep('kept');
    await renameDurably(getStagedFile(dataFolder), getDatabaseFile(dataFolder));
    onStep('swapped');
  }
  await assertRestored(dataFolder, journal);
  onStep('verified');
  const { club, started_at } = journal;
  if (club === null) await removeMarks(places);
  else await writeMark(places, { club, database: { kind: 'sqlite' }, written_at: started_at });
  onStep('marked');
  await removeDurably(getJournalFile(dataFolder));
  onStep('cleared');
  return journal;
}

async function keepReplacedDatabase(dataFolder: string, journal: RestoreJournal): Promise<void> {
  const staged = getStagedFile(dataFolder);
  try {
    if ((await hashFile(staged)) !== journal.sha256) {
      throw new DataFolderError(`${staged} differs from the copy made of ${journal.from}.`);
    }
    // SQLite must find neither a log nor an index of the old database beside the new one.
    await moveDatabaseFiles(getDatabaseFile(dataFolder), join(dataFolder, journal.kept));
  } catch (error) {
    await moveDatabaseFiles(join(dataFolder, journal.kept), getDatabaseFile(dataFolder));
    await dropRestore(dataFolder);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The restore of ${journal.from} could not be completed. The previous data is back ` +
        `in its place. ${reason} Restore again.`,
    );
  }
}

async function assertRestored(dataFolder: string, journal: RestoreJournal): Promise<void> {
  const file = getDatabaseFile(dataFolder);
  const isRight =
    existsSync(file) &&
    !listCompanions(file).some(existsSync) &&
    (await hashFile(file)) === journal.sha256;
  if (isRight) return;
  throw new DataFolderError(
    `${file} differs from what the restore of ${journal.from} wrote. The disk may be failing. ` +
      `Restore again. The previous data is kept as ${join(dataFolder, journal.kept)}.`,
  );
}

async function readJournal(dataFolder: string): Promise<RestoreJournal | null> {
  const file = getJournalFile(dataFolder);
  if (!existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isJournal(value)) return value;
  } catch {
    // Told below.
  }
  throw new DataFolderError(
    `${file}, left by an interrupted restore, cannot be read. Restore again.`,
  );
}

function isJournal(value: unknown): value is RestoreJournal {
  const journal = value as Partial<RestoreJournal> | null;
  const texts = [
    journal?.from,
    journal?.started_at,
    journal?.kept,
    journal?.sha256,
    ...(journal?.club === null
      ? []
      : [journal?.club?.id, journal?.club?.slug, journal?.club?.name]),
  ];
  return texts.every((one) => typeof one === 'string');
}

function getJournalFile(dataFolder: string): string {
  return join(dataFolder, 'restore.json');
}
