import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

export interface DatabaseSettings {
  /** PostgreSQL when given, else SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly onIdleError: (error: Error) => void;
}

/** Opens the database that the settings name, migrated. The driver not used is not loaded. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql({ url: settings.databaseUrl, onIdleError: settings.onIdleError });
  }
  await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 });
  const path = databaseFile(settings.dataFolder);
  // Made by SQLite itself it could be read by others; its log takes the mode over.
  await (await open(path, 'a', 0o600)).close();
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite({ path });
}

/** The file of the embedded database. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'league.sqlite');
}
