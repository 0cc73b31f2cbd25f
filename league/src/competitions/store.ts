import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { CompetitionTable } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import { makeJsonColumn } from '../http/stored-json.ts';
import type { Id } from '../shared/ids.ts';
import { CompetitionRules } from './rules-schema.ts';
import type { Competition, CompetitionQuery } from './schema.ts';
import { isVisible, whereVisible } from './visibility.ts';

/** Finds a competition; also undefined if the caller may not know that it exists (ACC-3). */
export async function findVisibleCompetition(
  db: Snapshot,
  caller: Caller,
  id: Id<'competition'>,
): Promise<Competition | undefined> {
  const competition = await findCompetition(db, id);
  return competition && isVisible(caller, competition) ? competition : undefined;
}

export async function findCompetition(
  db: Snapshot,
  id: Id<'competition'>,
): Promise<Competition | undefined> {
  const [row] = await selectCompetition(db, { id });
  return row && toCompetition(row);
}

/** Finds the competition of a match, in one round trip with the match. */
export async function findCompetitionByMatch(
  db: Snapshot,
  matchId: Id<'match'>,
): Promise<Competition | undefined> {
  const [row] = await selectCompetitionOf(db, { matchId });
  return row && toCompetition(row);
}

const selectCompetitionOf = prepareStatement((db, { matchId }: { matchId: Id<'match'> }) =>
  db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .selectAll('competitions')
    .where('matches.id', '=', matchId),
);

const selectCompetition = prepareStatement((db, { id }: { id: Id<'competition'> }) =>
  db.selectFrom('competitions').selectAll().where('id', '=', id),
);

export async function listCompetitions(db: Snapshot, caller: Caller, wanted: CompetitionQuery) {
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  let rows = db
    .selectFrom('competitions')
    .selectAll()
    .where(whereVisible(caller))
    .orderBy('id')
    .limit(limit + 1);
  if (wanted.after !== undefined) rows = rows.where('id', '>', wanted.after);
  if (wanted.season !== undefined) rows = rows.where('season_id', '=', wanted.season);
  if (wanted.state !== undefined) rows = rows.where('state', '=', wanted.state);
  if (wanted.member !== undefined) rows = rows.where('id', 'in', selectEntered(db, wanted.member));
  return cutPage((await rows.execute()).map(toCompetition), limit);
}

/** Selects the competitions in which a member has or had an entry. */
function selectEntered(db: Snapshot, memberId: Id<'member'>) {
  const held = db
    .selectFrom('entry_members')
    .select('competition_id')
    .where('member_id', '=', memberId);
  const former = db
    .selectFrom('former_lineup_members')
    .innerJoin('former_lineups', 'former_lineups.id', 'lineup_id')
    .innerJoin('entries', 'entries.id', 'former_lineups.entry_id')
    .select('entries.competition_id')
    .where('former_lineup_members.member_id', '=', memberId);
  return held.union(former);
}

export async function findCompetitionsById(
  db: Snapshot,
  ids: readonly Id<'competition'>[],
): Promise<Map<Id<'competition'>, Competition>> {
  const rows = await db
    .selectFrom('competitions')
    .selectAll()
    .where('id', 'in', inList(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toCompetition(row)]));
}

export async function readAllCompetitions(db: Snapshot): Promise<Competition[]> {
  return (await db.selectFrom('competitions').selectAll().orderBy('id').execute()).map(
    toCompetition,
  );
}

export async function findCompetitionsOfSeason(
  db: Snapshot,
  seasonId: Id<'season'>,
): Promise<Competition[]> {
  const rows = await db
    .selectFrom('competitions')
    .selectAll()
    .where('season_id', '=', seasonId)
    .orderBy('id')
    .execute();
  return rows.map(toCompetition);
}

export async function findCompetitionIdsOfSeason(
  db: Snapshot,
  seasonId: Id<'season'>,
): Promise<Id<'competition'>[]> {
  const rows = await db
    .selectFrom('competitions')
    .select('id')
    .where('season_id', '=', seasonId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertCompetition(
  db: WriteTransaction,
  row: Insertable<CompetitionTable>,
): Promise<void> {
  await db.insertInto('competitions').values(row).execute();
}

export async function updateCompetition(
  db: WriteTransaction,
  id: Id<'competition'>,
  row: Updateable<CompetitionTable>,
): Promise<void> {
  await db.updateTable('competitions').set(row).where('id', '=', id).execute();
}

export async function deleteDraft(db: WriteTransaction, id: Id<'competition'>): Promise<void> {
  const matches = db.selectFrom('matches').select('id').where('competition_id', '=', id);
  await db.deleteFrom('claims').where('match_id', 'in', matches).execute();
  await db.deleteFrom('matches').where('competition_id', '=', id).execute();
  await deleteLineups(db, id);
  const divisions = db.selectFrom('divisions').select('id').where('competition_id', '=', id);
  await db.deleteFrom('tie_decisions').where('division_id', 'in', divisions).execute();
  await db.deleteFrom('entry_members').where('competition_id', '=', id).execute();
  await db.deleteFrom('entries').where('competition_id', '=', id).execute();
  await db.deleteFrom('divisions').where('competition_id', '=', id).execute();
  await db.deleteFrom('competitions').where('id', '=', id).execute();
}

async function deleteLineups(db: WriteTransaction, id: Id<'competition'>): Promise<void> {
  const entries = db.selectFrom('entries').select('id').where('competition_id', '=', id);
  const lineups = db.selectFrom('former_lineups').select('id').where('entry_id', 'in', entries);
  await db.deleteFrom('former_lineup_members').where('lineup_id', 'in', lineups).execute();
  await db.deleteFrom('former_lineups').where('entry_id', 'in', entries).execute();
}

export async function isPrevious(db: Snapshot, id: Id<'competition'>): Promise<boolean> {
  const row = await db
    .selectFrom('competitions')
    .select('id')
    .where('previous_competition_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasEntries(
  db: Snapshot,
  where: { competition: Id<'competition'> } | { division: Id<'division'> },
): Promise<boolean> {
  const entries = db.selectFrom('entries').select('id');
  const found =
    'competition' in where
      ? entries.where('competition_id', '=', where.competition)
      : entries.where('division_id', '=', where.division);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function hasConfirmedResult(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('status', '<>', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

export const readRules = makeJsonColumn('competitions.rules', CompetitionRules);

function toCompetition(row: Selectable<CompetitionTable>): Competition {
  const { rules, placements_decided: decided, ...shown } = row;
  return { ...shown, rules: readRules(rules, row.id), placements_decided: decided === 1 };
}
