import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrationNames } from '../db/migrate.ts';
import { CommandError } from './terminal.ts';

/** Refuses a file that is no sound database of this service or of an older release of it. */
export async function assertLeagueFile(file: string): Promise<void> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = connection.prepare('pragma integrity_check').all();
    if (found?.['integrity_check'] !== 'ok') throw new CommandError(`${file} is damaged.`);
    const names = connection.prepare('select name from migrations').all();
    const known = new Set(await migrationNames());
    const unknown = names.map((row) => String(row['name'])).filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new CommandError(`${file} was made by a newer release (it has ${unknown.join(', ')}).`);
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} is no database of the league.`);
  } finally {
    connection.close();
  }
}

/**
 * Refuses while another process has the database open, and leaves it as one file, without a
 * write-ahead log. Leaving that mode needs the database for oneself.
 */
export function assertNotRunning(file: string): void {
  const connection = new DatabaseSync(file);
  try {
    connection.exec('pragma journal_mode = delete');
  } catch {
    throw new CommandError('The service is running on this database: stop it first.');
  } finally {
    connection.close();
  }
}

/** Has the file and its name on the disk before anybody relies on them. */
export async function sync(file: string): Promise<void> {
  for (const path of [file, dirname(file)]) {
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
  }
}
