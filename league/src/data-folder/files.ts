import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncToDisk } from 'service/durable-file';

/** The write-ahead log, its index, and a rollback journal. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

export function getDatabaseFile(dataFolder: string): string {
  return join(dataFolder, 'league.sqlite');
}

export function listDatabaseFiles(file: string): string[] {
  return [file, ...listCompanions(file)];
}

export function listCompanions(file: string): string[] {
  return COMPANIONS.map((ending) => `${file}${ending}`);
}

/** A free name next to the database for a file that a command sets aside. */
export function findFreeName(file: string, timestamp: string): string {
  const wanted = `${file}.before-${timestamp.replaceAll(/[^0-9]/g, '').slice(0, 14)}`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}.${number}`;
    if (listDatabaseFiles(name).every((one) => !existsSync(one))) return name;
  }
}

/** Renames a database file and any files that SQLite keeps with it, durably. */
export async function moveDatabaseFiles(from: string, to: string): Promise<void> {
  const targets = listDatabaseFiles(to);
  for (const [index, file] of listDatabaseFiles(from).entries()) {
    if (existsSync(file)) await rename(file, targets[index] ?? '');
  }
  await syncToDisk(dirname(to));
}
