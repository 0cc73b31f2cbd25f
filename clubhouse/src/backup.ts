import { join } from 'node:path';
import { backUpData, type KeptData, restoreData } from 'service/data-backup';
import { DATABASE_FILE, MIGRATIONS } from './store/database.ts';
import type { Settings } from './settings.ts';
import { lockDataFolder } from './store/data-folder.ts';

type Places = Pick<Settings, 'dataFolder' | 'websiteKeyFile'>;

/** Copies what the clubhouse keeps into a new file (OPS-26). @throws BackupError */
export function backUpClubhouse(places: Places, file: string): Promise<void> {
  return backUpData(keptData(places), file);
}

/**
 * Puts a backup in the place of what is there (OPS-27).
 * @throws BackupError where the file is none; SettingError where a clubhouse runs on the folder
 */
export async function restoreClubhouse(places: Places, file: string): Promise<void> {
  const lock = lockDataFolder(places.dataFolder);
  try {
    await restoreData(keptData(places), file);
  } finally {
    lock.release();
  }
}

/**
 * Without the cookies' key everybody is signed out, and links of letters are no longer good; without
 * that of pushes no device takes any.
 */
function keptData({ dataFolder, websiteKeyFile }: Places): KeptData {
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
