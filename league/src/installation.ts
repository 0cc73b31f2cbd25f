import { existsSync, statSync } from 'node:fs';
import { findClub } from './club/store.ts';
import { lockFolder } from './data-folder/lock.ts';
import { DataFolderError } from './data-folder/data-folder-error.ts';
import { getDatabaseFile } from './data-folder/files.ts';
import {
  forgetReplacedPlace,
  type InstalledMark,
  type MarkedClub,
  toMarkedDatabase,
  type Places,
  readMark,
  writeMark,
} from './data-folder/installed-mark.ts';
import { checkClub, checkFiles } from './data-folder/check-start.ts';
import { finishRestore, hasTraceOfRestore } from './data-folder/restore-journal.ts';
import type { Database } from './db/database.ts';

const TIMEOUT_LOCK_MS = 2000;

interface InstallationSettings extends Places {
  readonly databaseUrl: string | undefined;
}

/**
 * Completes an interrupted restore (CLI-9); refuses if a club is missing (DAT-4).
 * @returns the source of a completed restore; null if there was none
 * @throws DataFolderError
 */
export async function prepareDataFolder(settings: InstallationSettings): Promise<string | null> {
  const restored =
    settings.databaseUrl === undefined ? await resumeInterruptedRestore(settings) : null;
  await forgetReplacedPlace(settings);
  const refusal = await findStartRefusal(settings);
  if (refusal !== null) throw new DataFolderError(refusal);
  return restored;
}

/** Why a start would be refused before anything is opened (DAT-4); null if it would not. */
export async function findStartRefusal(settings: InstallationSettings): Promise<string | null> {
  return checkFiles({
    dataFolder: settings.dataFolder,
    isFolderThere: existsSync(settings.dataFolder),
    isEmbedded: settings.databaseUrl === undefined,
    ...readFileState(settings.dataFolder),
    mark: await readMark(settings),
  });
}

/** Why a start with this club in the database would be refused (DAT-4); null if it would not. */
export async function findServeRefusal(
  settings: InstallationSettings,
  club: MarkedClub | undefined,
): Promise<string | null> {
  const where = settings.databaseUrl === undefined ? settings.dataFolder : 'PostgreSQL';
  return checkClub(await readMark(settings), club, where);
}

/**
 * Records the club (DAT-4). A mark that cannot be written, as on a full disk, stops nobody.
 * @returns the club; undefined before the first installation
 * @throws DataFolderError if the database has another club or none
 */
export async function confirmClub(
  settings: InstallationSettings,
  database: Database,
  now: string,
  onUnmarked: (error: unknown) => void,
): Promise<MarkedClub | undefined> {
  const club = await database.read((db) => findClub(db));
  const refusal = await findServeRefusal(settings, club);
  if (refusal !== null) throw new DataFolderError(refusal);
  if (club) await markInstalled(settings, club, now).catch(onUnmarked);
  return club;
}

/** Records the club as installed in the database named in the settings (DAT-3). */
async function markInstalled(
  settings: InstallationSettings,
  { id, slug, name }: MarkedClub,
  now: string,
): Promise<void> {
  const database = toMarkedDatabase(settings.databaseUrl);
  const mark: InstalledMark = { club: { id, slug, name }, database, written_at: now };
  await writeMark(settings, mark);
}

async function resumeInterruptedRestore(places: Places): Promise<string | null> {
  if (!hasTraceOfRestore(places.dataFolder)) return null;
  const lock = lockFolder(places.dataFolder, 'alone', TIMEOUT_LOCK_MS);
  if (lock === null) {
    throw new DataFolderError(
      `A restore is in progress in ${places.dataFolder}. Wait until it has finished.`,
    );
  }
  try {
    return (await finishRestore(places))?.from ?? null;
  } finally {
    lock.release();
  }
}

function readFileState(dataFolder: string): {
  file: 'missing' | 'empty' | 'there';
  hasLog: boolean;
} {
  const file = getDatabaseFile(dataFolder);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return {
    file: size === undefined ? 'missing' : size === 0 ? 'empty' : 'there',
    hasLog: log > 0,
  };
}
