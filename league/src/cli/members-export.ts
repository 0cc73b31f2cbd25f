import { open, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../db/database.ts';
import { everyMember } from '../members/store.ts';
import { FIELDS, withGuard } from './columns.ts';
import { CommandError, type Terminal } from './terminal.ts';

/**
 * Writes the members, but those removed, as CSV that spreadsheets open and an import takes back
 * as it was (CLI-3).
 *
 * @param file null: to the standard output
 */
export async function exportMembers(
  database: Database,
  terminal: Terminal,
  file: string | null,
): Promise<number> {
  const members = await database.readOne((db) => everyMember(db));
  const rows = members.map((member) =>
    ['id' as const, ...FIELDS].map((field) => withGuard(String(member[field] ?? ''))),
  );
  // Spreadsheets know UTF-8 by the mark at its beginning.
  const text = `\uFEFF${stringify([['id', ...FIELDS], ...rows], { record_delimiter: '\r\n' })}`;
  if (file === null) {
    terminal.out(text);
    return 0;
  }
  await writeNew(file, text);
  terminal.out(`Wrote ${members.length} members to ${file}. It holds personal data.\n`);
  return 0;
}

/** Readable by its owner only, and never in the place of another file. */
async function writeNew(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch(() => {
    throw new CommandError(`The file ${file} exists already, or cannot be written.`);
  });
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
