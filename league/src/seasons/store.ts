import type { Insertable, Selectable, Updateable } from 'kysely';
import { readClubTimezone } from '../club/store.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { CompetitionTable, SeasonTable } from '../db/tables.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import type { Id } from '../shared/ids.ts';
import { findClosingTime } from './rules/deadline.ts';
import type { Season, SeasonQuery } from './schema.ts';

export async function findSeason(db: Snapshot, id: Id<'season'>): Promise<Season | undefined> {
  const [found] = await selectSeason(db, { id });
  if (!found) return undefined;
  const { timezone, ...row } = found;
  return toSeason(row, timezone);
}

const selectSeason = prepareStatement((db, { id }: { id: Id<'season'> }) =>
  db
    .selectFrom('seasons')
    .innerJoin('club', (join) => join.onTrue())
    .selectAll('seasons')
    .select('club.timezone')
    .where('seasons.id', '=', id),
);

export async function listSeasons(db: Snapshot, page: SeasonQuery) {
  const limit = page.limit ?? DEFAULT_LIMIT;
  let rows = db
    .selectFrom('seasons')
    .selectAll()
    .orderBy('id')
    .limit(limit + 1);
  if (page.after !== undefined) rows = rows.where('id', '>', page.after);
  if (page.state !== undefined) rows = rows.where('state', '=', page.state);
  const zone = await readClubTimezone(db);
  return cutPage(
    (await rows.execute()).map((row) => toSeason(row, zone)),
    limit,
  );
}

export async function findActiveSeasons(db: Snapshot): Promise<Season[]> {
  const active = db.selectFrom('seasons').selectAll().where('state', '=', 'active').orderBy('id');
  const rows = await active.execute();
  // Without a club there are no seasons, and no time zone to read.
  if (rows.length === 0) return [];
  const zone = await readClubTimezone(db);
  return rows.map((row) => toSeason(row, zone));
}

export async function insertSeason(
  db: WriteTransaction,
  row: Insertable<SeasonTable>,
): Promise<void> {
  await db.insertInto('seasons').values(row).execute();
}

export async function updateSeason(
  db: WriteTransaction,
  id: Id<'season'>,
  row: Updateable<SeasonTable>,
): Promise<void> {
  await db.updateTable('seasons').set(row).where('id', '=', id).execute();
}

export async function deleteSeason(db: WriteTransaction, id: Id<'season'>): Promise<void> {
  await db.deleteFrom('seasons').where('id', '=', id).execute();
}

/** Oldest first. */
export async function findHeldCompetitions(
  db: Snapshot,
  seasonId: Id<'season'>,
): Promise<HeldCompetition[]> {
  return db
    .selectFrom('competitions')
    .select(['id', 'name', 'state', 'previous_competition_id'])
    .where('season_id', '=', seasonId)
    .orderBy('id')
    .execute();
}

export type HeldCompetition = Pick<
  Selectable<CompetitionTable>,
  'id' | 'name' | 'state' | 'previous_competition_id'
>;

function toSeason(row: Selectable<SeasonTable>, zone: string): Season {
  return { ...row, results_close_at: findClosingTime(row.results_deadline, zone) };
}
