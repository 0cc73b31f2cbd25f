import { type Insertable, sql, type SqlBool, type Updateable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { splitIntoBatches } from '../db/batches.ts';
import { inList } from '../db/in-list.ts';
import type { DivisionTable } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import type { Id } from '../shared/ids.ts';
import type { Division } from './schema.ts';
import { findVisibleCompetition } from './store.ts';

export async function findDivision(
  db: Snapshot,
  id: Id<'division'>,
): Promise<Division | undefined> {
  return db.selectFrom('divisions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds a division; also undefined if the caller may not know of its competition (ACC-3). */
export async function findVisibleDivision(
  db: Snapshot,
  caller: Caller,
  id: Id<'division'>,
): Promise<Division | undefined> {
  const division = await findDivision(db, id);
  if (!division) return undefined;
  return (await findVisibleCompetition(db, caller, division.competition_id)) && division;
}

/** From the top down. */
export async function listDivisions(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Division[]> {
  return db
    .selectFrom('divisions')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('position')
    .execute();
}

/** Counts the entries that have not withdrawn in each division, from the top. */
export async function countEntriesByDivision(
  db: Snapshot,
  competitionIds: readonly Id<'competition'>[],
): Promise<(competitionId: Id<'competition'>) => readonly number[]> {
  const rows = await selectSizes(db)
    .where('divisions.competition_id', 'in', inList(competitionIds))
    .orderBy('position')
    .execute();
  const sizes = Map.groupBy(rows, (row) => row.competition_id);
  return (competitionId) => (sizes.get(competitionId) ?? []).map(({ size }) => size);
}

function selectSizes(db: Snapshot) {
  return db.selectFrom('divisions').select((row) => [
    'divisions.competition_id',
    row
      .selectFrom('entries')
      .select((of) => of.fn.countAll<number>().as('count'))
      .whereRef('entries.division_id', '=', 'divisions.id')
      .where('entries.status', '=', 'active')
      .$asScalar()
      .$notNull()
      .as('size'),
  ]);
}

/** Divisions to read before other requests get a turn (SRV-13). */
const BATCH_DIVISIONS = 1000;

/** The few fields of a division that long reads keep for thousands of them. */
export type DivisionPlace = Pick<Division, 'id' | 'competition_id' | 'name' | 'position'>;

/** Lists the divisions of these competitions, from the top down. */
export async function listDivisionsByCompetition(
  db: Snapshot,
  competitionIds: readonly Id<'competition'>[],
): Promise<(competitionId: Id<'competition'>) => DivisionPlace[]> {
  if (competitionIds.length === 0) return () => [];
  const rows: DivisionPlace[] = [];
  for (;;) {
    const some = await readNextDivisions(db, competitionIds, rows.at(-1));
    rows.push(...some);
    if (some.length < BATCH_DIVISIONS) break;
    await yieldToEventLoop();
  }
  const divisions = Map.groupBy(rows, (row) => row.competition_id);
  return (competitionId) => divisions.get(competitionId) ?? [];
}

async function readNextDivisions(
  db: Snapshot,
  competitionIds: readonly Id<'competition'>[],
  last: DivisionPlace | undefined,
): Promise<DivisionPlace[]> {
  const all = db
    .selectFrom('divisions')
    .select(['id', 'competition_id', 'name', 'position'])
    .where('competition_id', 'in', inList(competitionIds));
  const behind =
    last === undefined
      ? all
      : all.where(
          sql<SqlBool>`(competition_id, position, id) >
            (${last.competition_id}, ${last.position}, ${last.id})`,
        );
  return behind
    .orderBy('competition_id')
    .orderBy('position')
    .orderBy('id')
    .limit(BATCH_DIVISIONS)
    .execute();
}

export async function insertDivisions(
  db: WriteTransaction,
  rows: readonly Insertable<DivisionTable>[],
): Promise<void> {
  for (const some of splitIntoBatches(rows))
    await db.insertInto('divisions').values(some).execute();
}

export async function updateDivision(
  db: WriteTransaction,
  id: Id<'division'>,
  row: Updateable<DivisionTable>,
): Promise<void> {
  await db.updateTable('divisions').set(row).where('id', '=', id).execute();
}

export async function deleteDivision(db: WriteTransaction, id: Id<'division'>): Promise<void> {
  await db.deleteFrom('matches').where('division_id', '=', id).execute();
  await db.deleteFrom('divisions').where('id', '=', id).execute();
}

/** Numbers the divisions from 1 in the given order. */
export async function setPositions(
  db: WriteTransaction,
  order: readonly Division[],
): Promise<void> {
  for (const [index, division] of order.entries()) {
    const position = index + 1;
    if (division.position !== position) await updateDivision(db, division.id, { position });
  }
}
