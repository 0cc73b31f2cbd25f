import type { Writer } from '../db/writer.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { HEADING, type Meaning, rememberMeanings } from './meanings-store.ts';
import type { ImportSlice } from './schema.ts';
import { type PlannedRow, writeRow, type WrittenRow } from './write.ts';

/** Writes rows of a preview, each on its own (IMP-2). */
export async function importRows(
  writer: Writer,
  { items, remember, accept_losses: acceptsLosses = false }: ImportSlice,
): Promise<{ data: WrittenRow[] } | Refusal<'invalid_request'>> {
  const rows = items.map(planRow);
  const wrong = rows.flatMap((row, index) =>
    typeof row === 'string' ? [{ pointer: `/items/${index}`, message: row }] : [],
  );
  if (wrong.length > 0) return refuse('invalid_request', undefined, wrong);
  const data: WrittenRow[] = [];
  for (const row of rows)
    if (typeof row !== 'string') data.push(await writeRow(writer, row, acceptsLosses));
  if (remember) await rememberMeanings(writer, listMeanings(remember));
  return { data };
}

function listMeanings({ columns, words }: NonNullable<ImportSlice['remember']>): Meaning[] {
  return [
    ...columns.map(({ heading, holds }) => ({ place: HEADING, word: heading, means: holds ?? '' })),
    ...words.map(({ field, word, means }) => ({ place: field, word, means })),
  ];
}

/** @returns the faults if the row is not valid */
function planRow(item: ImportSlice['items'][number]): PlannedRow | string {
  const { line, member_id: id = null, version = null, values } = item;
  if (id !== null) {
    if (version === null) return 'must include the version of the member it changes';
    return { line, kind: 'change', id, version, changes: values };
  }
  const { display_name: name } = values;
  if (name === undefined) return 'must include a display_name or the member it changes';
  return { line, kind: 'add', member: { ...values, display_name: name } };
}
