import type { Competition } from '../competitions/schema.ts';
import { listDivisions } from '../competitions/divisions-store.ts';
import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { addEntries } from './change.ts';
import { type EnterCode, type EntryFault, checkRows, type RowFault } from './rules/check-entry.ts';
import type { NewEntry } from './schema.ts';
import { findEnteredMembers, findKnownMembers } from './store.ts';

/**
 * Enters all rows or none (ENT-1, ENT-3, ENT-7), with as many statements for one row as for
 * hundreds. Returns ids in row order, or every refused row.
 */
export async function enterRows(
  writer: Writer,
  competition: Competition,
  rows: readonly NewEntry[],
): Promise<{ readonly entered: Id<'entry'>[] } | { readonly faults: readonly RowFault[] }> {
  const memberIds = [...new Set(rows.flatMap((row) => row.member_ids))];
  const divisions = await listDivisions(writer.db, competition.id);
  const faults = checkRows(
    {
      discipline: competition.discipline,
      divisionIds: new Set(divisions.map(({ id }) => id)),
      members: await findKnownMembers(writer.db, memberIds),
      entered: await findEnteredMembers(writer.db, competition.id, memberIds),
    },
    rows,
  );
  if (faults.length > 0) return { faults };
  const wanted = rows.map((row) => ({
    competitionId: competition.id,
    divisionId: row.division_id ?? null,
    name: row.name ?? null,
    startingPlace: row.starting_place ?? null,
    memberIds: row.member_ids,
  }));
  return { entered: await addEntries(writer, wanted) };
}

/** The refusal has the first row's code; each error has its own. `at` is the place in the body. */
export function refuseRows(
  faults: readonly RowFault[],
  total: number,
  at: string,
): Refusal<EnterCode> {
  const detail = `Nobody was entered because ${faults.length} of ${total} rows are invalid.`;
  const errors = faults.map(({ row, code, pointer, message }) => ({
    pointer: `${at}/${row}${pointer}`,
    message,
    code,
  }));
  return refuse(faults[0]?.code ?? 'invalid_request', detail, errors);
}

export function refuseRow({ code, pointer, message }: EntryFault): Refusal<EnterCode> {
  return refuse(code, undefined, [{ pointer, message }]);
}
