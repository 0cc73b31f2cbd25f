import type { Writer } from '../db/writer.ts';
import { listChangedFields } from '../shared/changes.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { addDivisions } from './add-divisions.ts';
import { isClosed } from './rules/is-closed.ts';
import type { Division, DivisionChanges, NewDivision } from './schema.ts';
import { findCompetition, hasEntries } from './store.ts';
import {
  deleteDivision,
  findDivision,
  listDivisions,
  setPositions,
  updateDivision,
} from './divisions-store.ts';

/** Adds a division; those from its position on move down (DIV-1). */
export async function createDivision(
  writer: Writer,
  competitionId: Id<'competition'>,
  wanted: NewDivision,
): Promise<Division | Refusal<'competition_closed' | 'not_found'>> {
  const made = await createDivisions(writer, competitionId, [wanted]);
  if (made instanceof Refusal) return made;
  const [division] = made;
  if (!division) throw new Error('one row made no division');
  return division;
}

/** Adds divisions in the order of the rows, each as if sent alone (DIV-2). */
export async function createDivisions(
  writer: Writer,
  competitionId: Id<'competition'>,
  rows: readonly NewDivision[],
): Promise<Division[] | Refusal<'competition_closed' | 'not_found'>> {
  const refusal = await refuseClosed(writer, competitionId);
  if (refusal) return refusal;
  const others = await listDivisions(writer.db, competitionId);
  const order = rows.reduce<(Division | NewDivision)[]>(
    (before, row) => insertAt(before, row, row.position),
    others,
  );
  const places = new Map(order.map((one, index) => [one, index + 1]));
  const made = await addDivisions(
    writer,
    competitionId,
    rows.map((row) => ({ name: row.name, position: places.get(row) ?? order.length })),
  );
  await setPositions(
    writer.db,
    [...others, ...made].toSorted(
      (one, other) => (places.get(one) ?? one.position) - (places.get(other) ?? other.position),
    ),
  );
  return made;
}

export async function changeDivision(
  writer: Writer,
  id: Id<'division'>,
  changes: DivisionChanges,
): Promise<Division | Refusal<'competition_closed' | 'not_found'>> {
  const division = await findOpenDivision(writer, id);
  if (division instanceof Refusal) return division;
  const fields = listChangedFields(division, changes);
  if (fields.length === 0) return division;
  await updateDivision(writer.db, id, {
    name: changes.name ?? division.name,
    updated_at: writer.now,
  });
  if (changes.position !== undefined) {
    const all = await listDivisions(writer.db, division.competition_id);
    const others = all.filter((one) => one.id !== id);
    await setPositions(writer.db, insertAt(others, division, changes.position));
  }
  const data = { competition_id: division.competition_id, fields };
  writer.record({ kind: 'division.updated', subject: { type: 'division', id }, data });
  return getDivision(writer, id);
}

/** Deletes a division without entries; those below move up. */
export async function removeDivision(
  writer: Writer,
  id: Id<'division'>,
): Promise<object | Refusal<'competition_closed' | 'not_found' | 'resource_in_use'>> {
  const division = await findOpenDivision(writer, id);
  if (division instanceof Refusal) return division;
  if (await hasEntries(writer.db, { division: id })) {
    return refuse('resource_in_use', 'The division has entries.');
  }
  await deleteDivision(writer.db, id);
  await setPositions(writer.db, await listDivisions(writer.db, division.competition_id));
  const data = { competition_id: division.competition_id };
  writer.record({ kind: 'division.deleted', subject: { type: 'division', id }, data });
  return {};
}

function insertAt<T>(others: readonly T[], one: T, position?: number): T[] {
  return others.toSpliced((position ?? others.length + 1) - 1, 0, one);
}

async function findOpenDivision(
  writer: Writer,
  id: Id<'division'>,
): Promise<Division | Refusal<'competition_closed' | 'not_found'>> {
  const division = await findDivision(writer.db, id);
  if (!division) return refuse('not_found');
  return (await refuseClosed(writer, division.competition_id)) ?? division;
}

async function refuseClosed(
  writer: Writer,
  competitionId: Id<'competition'>,
): Promise<Refusal<'competition_closed' | 'not_found'> | null> {
  const competition = await findCompetition(writer.db, competitionId);
  if (!competition) return refuse('not_found');
  return isClosed(competition) ? refuse('competition_closed') : null;
}

async function getDivision(writer: Writer, id: Id<'division'>): Promise<Division> {
  const division = await findDivision(writer.db, id);
  if (!division) throw new Error('a division vanished inside its own transaction');
  return division;
}
