import { existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import { assertLeagueFile, assertNotRunning, sync } from './sqlite-file.ts';
import { CommandError, Progress, type Terminal } from './terminal.ts';

const PAGES_AT_ONCE = 1000;

/**
 * Copies the database while the service runs (CLI-4): one consistent state, checked before it
 * gets its name, never in the place of another file. On PostgreSQL it says which line does that.
 */
export async function backupDatabase(
  settings: Settings,
  terminal: Terminal,
  file: string,
): Promise<number> {
  if (settings.databaseUrl !== undefined) {
    terminal.out(`The data are in PostgreSQL, which has its own tool. Run:\n\n${dumpLine(file)}\n`);
    return 0;
  }
  if (existsSync(file)) throw new CommandError(`The file ${file} exists already.`);
  const source = databaseFile(settings.dataFolder);
  if (!existsSync(source))
    throw new CommandError(`There is no database in ${settings.dataFolder}.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await copyPages(terminal, source, part);
    await assertLeagueFile(part);
    await chmod(part, 0o600);
    await sync(part);
    // A link, unlike a rename, never takes the place of a file that appeared meanwhile.
    await link(part, file);
    await sync(file);
  } finally {
    await rm(part, { force: true });
  }
  terminal.out(`Backed up to ${file}, and checked. It holds personal data.\n`);
  return 0;
}

async function copyPages(terminal: Terminal, source: string, target: string): Promise<void> {
  const connection = new DatabaseSync(source);
  try {
    let bar: Progress | undefined;
    await backup(connection, target, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) => {
        bar ??= new Progress(terminal, 'copying', totalPages);
        bar.at(totalPages - remainingPages);
      },
    });
    bar?.end();
  } finally {
    connection.close();
  }
}

/**
 * Puts a backup in the place of the database (CLI-5). What was there is kept beside it. Refuses
 * while the service runs, and a file that is no sound database of this service.
 *
 * @param now for the name of what is kept, a UTC timestamp
 */
export async function restoreDatabase(
  settings: Settings,
  terminal: Terminal,
  file: string,
  now: string,
): Promise<number> {
  if (settings.databaseUrl !== undefined) {
    terminal.out(
      `The data are in PostgreSQL, which has its own tool. Run:\n\n${restoreLine(file)}\n`,
    );
    return 0;
  }
  await assertLeagueFile(file);
  const target = databaseFile(settings.dataFolder);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const part = `${target}.part`;
  await copyFile(file, part);
  await chmod(part, 0o600);
  await sync(part);
  if (existsSync(target)) {
    try {
      assertNotRunning(target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    const kept = `${target}.before-${now.replaceAll(/[^0-9]/g, '').slice(0, 14)}`;
    await rename(target, kept);
    terminal.out(`What was there is kept in ${kept}.\n`);
  }
  await rename(part, target);
  await sync(target);
  terminal.out(`Restored from ${file}. Start the service.\n`);
  return 0;
}

function dumpLine(file: string): string {
  return `  pg_dump --format=custom --no-owner --file=${file} "$DATABASE_URL"`;
}

function restoreLine(file: string): string {
  const options = '--clean --if-exists --no-owner --single-transaction';
  return `  pg_restore ${options} --dbname="$DATABASE_URL" ${file}`;
}
