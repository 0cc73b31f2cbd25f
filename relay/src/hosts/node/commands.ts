import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { backUpData, BackupError, type KeptData, restoreData } from 'service/data-backup';
import { addEnvFile } from 'service/env-file';
import { keepFilesToOwner } from 'service/private-files';
import { SettingError } from 'service/settings';
import { DATABASE_FILE, lockFolder, MIGRATIONS } from './database.ts';
import { readNodeSettings } from './node-settings.ts';

const HELP = `npm run relay                     start the relay
npm run relay -- backup FILE      back up the rooms and the owner key to a new file, even while it runs
npm run relay -- restore FILE     replace the data with a backup; stop the relay first
`;

/** Runs `npm run relay -- COMMAND` and returns the exit code (OPS-26, OPS-27). */
export async function runCommand([command, file, ...more]: readonly string[]): Promise<number> {
  const isKnown = command === 'backup' || command === 'restore';
  if (!isKnown || file === undefined || more.length > 0) {
    const isAsked = command === 'help' || command === '--help' || command === '-h';
    (isAsked ? process.stdout : process.stderr).write(HELP);
    return isAsked ? 0 : 2;
  }
  try {
    keepFilesToOwner();
    addEnvFile('.env', process.env);
    const data = describeData(readNodeSettings(process.env).data);
    await (command === 'backup' ? backUpData(data, resolve(file)) : restoreRooms(data, file));
    const done = command === 'backup' ? 'Backed up to' : 'Restored from';
    process.stdout.write(`${done} ${file} and verified.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function restoreRooms(data: KeptData, file: string): Promise<void> {
  const folder = join(data.database, '..');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    await restoreData(data, resolve(file));
  } finally {
    lock.release();
  }
}

function describeData(folder: string): KeptData {
  return {
    service: 'relay',
    database: join(folder, DATABASE_FILE),
    migrations: MIGRATIONS,
    files: { 'owner-key': join(folder, 'owner-key') },
  };
}
