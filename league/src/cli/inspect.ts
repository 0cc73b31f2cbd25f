import { existsSync } from 'node:fs';
import type { Snapshot } from '../db/database.ts';
import { listMigrations } from '../db/migrate.ts';
import { getDatabaseFile } from '../data-folder/files.ts';
import type { Settings } from '../settings.ts';
import { findDamage, findDanglingRows } from './database-check.ts';

/** A database opened for reading only and not migrated. */
export interface DatabaseInspection {
  readonly kind: 'sqlite' | 'postgresql';
  readonly db: Snapshot;
  readonly pending: readonly string[];
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

/** @returns the reason if the database cannot be opened */
export async function inspectDatabase(settings: Settings): Promise<DatabaseInspection | string> {
  try {
    return settings.databaseUrl === undefined
      ? await inspectFile(getDatabaseFile(settings.dataFolder))
      : await inspectServer(settings.databaseUrl);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function inspectFile(path: string): Promise<DatabaseInspection | string> {
  if (!existsSync(path)) return `there is no ${path}; start the service once`;
  const { readSqlite } = await import('../db/sqlite.ts');
  const { db, connection } = readSqlite(path);
  return {
    kind: 'sqlite',
    db,
    pending: await listPendingMigrations(db),
    problems: [...findDamage(connection), ...findDanglingRows(connection)],
    close: () => db.destroy(),
  };
}

async function inspectServer(url: string): Promise<DatabaseInspection> {
  const { readPostgresql } = await import('../db/postgresql.ts');
  const db = readPostgresql(url);
  try {
    const pending = await listPendingMigrations(db);
    return { kind: 'postgresql', db, pending, problems: [], close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function listPendingMigrations(db: Snapshot): Promise<string[]> {
  const done = await db.selectFrom('migrations').select('name').execute();
  const names = new Set(done.map((row) => row.name));
  return listMigrations().filter((name) => !names.has(name));
}
