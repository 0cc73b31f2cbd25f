import type { DatabaseSync } from 'node:sqlite';
import { NewerReleaseError, listPendingMigrations } from './core/migrations.ts';
import { listMigrationNames, readMigration } from './migration-files.ts';

/**
 * Migrates in one transaction, so never stops halfway (INST-6). Lists applied migrations by name.
 * @throws NewerReleaseError if a newer release migrated the database, which stays unchanged
 */
export function migrateSqlite(database: DatabaseSync, folder: URL): void {
  const names = listMigrationNames(folder);
  database.exec('begin immediate');
  try {
    database.exec('create table if not exists migrations (name text primary key)');
    adoptNumbers(database, names);
    for (const name of listPendingMigrations(names, readAppliedNames(database))) {
      database.exec(readMigration(folder, name));
      database.prepare('insert into migrations (name) values (?)').run(name);
    }
    // Releases before the list notice only by this number that they are too old.
    if (countMigrations(database) !== names.length) {
      database.exec(`pragma user_version = ${names.length}`);
    }
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function readAppliedNames(database: DatabaseSync): Set<string> {
  const rows = database.prepare('select name from migrations').all();
  return new Set(rows.map((row) => String(row['name'])));
}

/** Releases before the list stored the number of migrations instead. */
function adoptNumbers(database: DatabaseSync, names: readonly string[]): void {
  if (readAppliedNames(database).size > 0) return;
  const count = countMigrations(database);
  if (count > names.length) throw new NewerReleaseError([`${count} migrations`]);
  const insert = database.prepare('insert into migrations (name) values (?)');
  for (const name of names.slice(0, count)) insert.run(name);
}

function countMigrations(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.['user_version']);
}
