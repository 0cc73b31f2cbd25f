import { join } from 'node:path';
import { backUpData, type KeptData, restoreData } from 'service/data-backup';
import { DATABASE_FILE, MIGRATIONS } from './store/database.ts';
import type { Settings } from './settings.ts';
import { lockDataFolder } from './store/data-folder.ts';

type BackedUpPlaces = Pick<Settings, 'dataFolder' | 'websiteKeyFile'>;

/** Copies the clubhouse's data into a new file (OPS-26). @throws BackupError */
export function backUpClubhouse(places: BackedUpPlaces, file: string): Promise<void> {
  return backUpData(describeKeptData(places), file);
}

/**
 * Replaces the current data by a backup (OPS-27).
 * @throws BackupError if the file is not a backup; SettingError if a clubhouse runs on the folder
 */
export async function restoreClubhouse(places: BackedUpPlaces, file: string): Promise<void> {
  const lock = lockDataFolder(places.dataFolder);
  try {
    await restoreData(describeKeptData(places), file);
  } finally {
    lock.release();
  }
}

/** A backup without the cookie key ends sessions and links; without the push key, pushes fail. */
function describeKeptData({ dataFolder, websiteKeyFile }: BackedUpPlaces): KeptData {
  return {
    service: 'clubhouse',
    database: join(dataFolder, DATABASE_FILE),
    migrations: MIGRATIONS,
    files: {
      'cookie-key': join(dataFolder, 'cookie-key'),
      'push-key': join(dataFolder, 'push-key'),
      'website-key': websiteKeyFile,
    },
  };
}
