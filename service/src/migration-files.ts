import { readdirSync, readFileSync } from 'node:fs';

/** The names of a folder's migrations, in order. They start with a four-digit number. */
export function listMigrationNames(folder: URL): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

export function readMigration(folder: URL, name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}
