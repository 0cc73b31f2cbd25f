import type { Database } from '../db/database.ts';
import type { Member } from '../members/schema.ts';
import { readAllMembers } from '../members/store.ts';
import { FIELDS } from '../member-import/column-kinds.ts';
import { writeCsv } from './csv-text.ts';
import { NewFile } from './new-file.ts';
import type { Terminal } from './terminal.ts';

/** Writes CSV that an import restores unchanged (CLI-3). @param file null for standard output */
export async function exportMembers(
  database: Database,
  terminal: Terminal,
  file: string | null,
): Promise<number> {
  const members = await database.readOne((db) => readAllMembers(db));
  const text = writeMembersCsv(members);
  if (file === null) {
    terminal.out(text);
    return 0;
  }
  await (await NewFile.create(file)).fill(() => text);
  terminal.out(`Wrote ${members.length} members to ${file}. The file contains personal data.\n`);
  return 0;
}

/** The members as a table with the API's field names. */
export function writeMembersCsv(members: readonly Member[]): string {
  const columns = ['id' as const, ...FIELDS];
  const rows = members.map((member) => columns.map((field) => String(member[field] ?? '')));
  return writeCsv(columns, rows);
}
