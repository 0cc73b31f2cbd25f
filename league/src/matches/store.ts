import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import { whereVisible } from '../competitions/visibility.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { batches } from '../db/batches.ts';
import { inList } from '../db/in-list.ts';
import { prepared } from '../db/prepared.ts';
import type { MatchTable, Tables } from '../db/tables.ts';
import { labelsOf, selectHeld } from '../entries/store.ts';
import type { Caller } from '../http/caller.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { Side } from '../shared/score.ts';
import type { Match, MatchQuery, Result } from './schema.ts';

type MatchRow = Selectable<MatchTable> & { competition_name: string; division_name: string };

function selectMatches(db: Snapshot) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .innerJoin('divisions', 'divisions.id', 'matches.division_id')
    .selectAll('matches')
    .select(['competitions.name as competition_name', 'divisions.name as division_name']);
}

export async function findMatch(db: Snapshot, id: Id): Promise<Match | undefined> {
  const [row] = await selectMatch(db, { id });
  return row && (await toMatches(db, [row]))[0];
}

const selectMatch = prepared((db, { id }: { id: Id }) =>
  selectMatches(db).where('matches.id', '=', id),
);

export async function matchesOfDivision(db: Snapshot, divisionId: Id): Promise<Match[]> {
  const rows = selectMatches(db).where('division_id', '=', divisionId).orderBy('matches.id');
  return toMatches(db, await rows.execute());
}

/**
 * A page of matches that the caller may see. In the order `recent` a match that changes between
 * two pages moves to the front: it may be read twice, and none is missed.
 */
export async function listMatches(db: Snapshot, caller: Caller, wanted: MatchQuery) {
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const { competition, division, entry, member, status } = wanted;
  let rows = selectMatches(db)
    .where(whereVisible(caller))
    .limit(limit + 1);
  if (competition !== undefined) rows = rows.where('matches.competition_id', '=', competition);
  if (division !== undefined) rows = rows.where('matches.division_id', '=', division);
  if (status !== undefined) rows = rows.where('matches.status', '=', status);
  if (entry !== undefined) rows = rows.where(isSide([entry]));
  if (member !== undefined) {
    const ids = (await selectHeld(db, member).execute()).map((row) => row.entry_id);
    rows = rows.where(isSide(ids.length === 0 ? [''] : ids));
  }
  rows =
    wanted.order === 'recent'
      ? rows.orderBy('matches.updated_at', 'desc').orderBy('matches.id', 'desc')
      : rows.orderBy('matches.id');
  if (wanted.after !== undefined) {
    const after = await cursorPosition(db, wanted.after);
    rows = rows.where(wanted.order === 'recent' ? isChangedBefore(after) : isCreatedAfter(after));
  }
  const page = cutPage(await rows.execute(), limit);
  return { ...page, data: await toMatches(db, page.data) };
}

type MatchExpression = ExpressionBuilder<Tables, 'matches'>;

function isSide(entryIds: readonly Id[]) {
  return (row: MatchExpression) =>
    row.or([row('matches.entry0_id', 'in', entryIds), row('matches.entry1_id', 'in', entryIds)]);
}

interface Position {
  readonly id: Id;
  /** Null when the match is gone: nothing comes after it in `recent`. */
  readonly updatedAt: Timestamp | null;
}

/** Where the match of a cursor stands now. */
async function cursorPosition(db: Snapshot, id: Id): Promise<Position> {
  const row = await db
    .selectFrom('matches')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, updatedAt: row?.updated_at ?? null };
}

function isChangedBefore({ id, updatedAt }: Position) {
  return (row: MatchExpression) => {
    if (updatedAt === null) return row.lit(false);
    return row.or([
      row('matches.updated_at', '<', updatedAt),
      row.and([row('matches.updated_at', '=', updatedAt), row('matches.id', '<', id)]),
    ]);
  };
}

function isCreatedAfter({ id }: Position) {
  return (row: MatchExpression) => row('matches.id', '>', id);
}

export async function insertMatches(
  db: WriteTransaction,
  rows: readonly Insertable<MatchTable>[],
): Promise<void> {
  for (const some of batches(rows)) await db.insertInto('matches').values(some).execute();
}

export async function updateMatch(
  db: WriteTransaction,
  id: Id,
  row: Updateable<MatchTable>,
): Promise<void> {
  await db.updateTable('matches').set(row).where('id', '=', id).execute();
}

/** The active entries of a division, in the order they were entered. */
export async function activeEntries(db: Snapshot, divisionId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('entries')
    .select('id')
    .where('division_id', '=', divisionId)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Which side of the match the member plays on; null for neither. */
export async function sideOfMember(
  db: Snapshot,
  match: Match,
  memberId: Id,
): Promise<0 | 1 | null> {
  const row = await db
    .selectFrom('entry_members')
    .select('entry_id')
    .where('member_id', '=', memberId)
    .where('competition_id', '=', match.competition_id)
    .executeTakeFirst();
  const side = match.sides.find((one) => one.entry_id === row?.entry_id);
  return row && side ? side.side : null;
}

async function toMatches(db: Snapshot, rows: readonly MatchRow[]): Promise<Match[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.entry0_id, row.entry1_id]))];
  const labels = rows.length === 0 ? new Map<Id, string>() : await labelsOf(db, ids);
  return rows.map((row) => toMatch(row, labels));
}

function toMatch(row: MatchRow, labels: ReadonlyMap<Id, string>): Match {
  return {
    id: row.id,
    competition_id: row.competition_id,
    division_id: row.division_id,
    competition_name: row.competition_name,
    division_name: row.division_name,
    status: row.status,
    sides: [
      { side: 0, entry_id: row.entry0_id, label: labels.get(row.entry0_id) ?? null },
      { side: 1, entry_id: row.entry1_id, label: labels.get(row.entry1_id) ?? null },
    ],
    result: toResult(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function toResult(row: MatchRow): Result | null {
  const { result_claim_id: claimId, outcome, winning_side, retired_side, played_on } = row;
  if (claimId === null || outcome === null) return null;
  const score = row.score === null ? null : JSON.parse(row.score);
  return { outcome, score, winning_side, retired_side, played_on, claim_id: claimId };
}

/** Of these matches, each reported by one side: which side that is. */
export async function reportingSides(
  db: Snapshot,
  matchIds: readonly Id[],
): Promise<Map<Id, Side>> {
  const rows = await db
    .selectFrom('claims')
    .select(['match_id', 'side'])
    .where('match_id', 'in', inList(matchIds))
    .where('state', '=', 'pending')
    .execute();
  return new Map(rows.flatMap(({ match_id: id, side }) => (side === null ? [] : [[id, side]])));
}
