import { type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { whereVisible } from '../competitions/visibility.ts';
import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { Tables } from '../db/tables.ts';
import { selectFormerLineups, selectHeld } from '../entries/held-store.ts';
import { isOnAnySide, type PlaceOnSides, listWaysOnSide } from '../entries/lineup-store.ts';
import type { Caller } from '../http/caller.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { Side } from '../shared/score.ts';
import { type IndexScan, planIndexScans } from './index-scans.ts';
import type { MatchQuery } from './schema.ts';
import { selectMatches, selectSideWithoutReport, toMatches } from './store.ts';

type MatchExpression = ExpressionBuilder<Tables, 'matches' | 'competitions'>;

/** With `recent`, changed matches move to the front: a match may come twice but is never missed. */
export async function listMatches(db: Snapshot, caller: Caller, wanted: MatchQuery) {
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const isRecent = wanted.order === 'recent';
  const isWanted = await buildCondition(db, wanted);
  const isAfter = await makeCursorCondition(db, wanted);
  const scans = await planIndexScans(db, wanted);
  const listed = <O>(rows: MatchRows<O>) => orderRows(rows, isRecent).limit(limit + 1);
  const found = <O>(rows: MatchRows<O>) =>
    listed(rows.where(whereVisible(caller)).where(isWanted).where(isAfter));
  const merged = scans
    .map((scan) => found(selectMatches(db).clearSelect().select('matches.id').where(isIn(scan))))
    .map((scan) => selectIds(db, scan))
    .reduce<IdRows | null>((all, scan) => all?.unionAll(scan) ?? scan, null);
  const rows = merged
    ? listed(selectMatches(db).where('matches.id', 'in', merged))
    : found(selectMatches(db));
  const page = cutPage(await rows.execute(), limit);
  return { ...page, data: await toMatches(db, page.data) };
}

type MatchRows<O> = SelectQueryBuilder<Tables, 'matches' | 'competitions' | 'divisions', O>;
type IdRows = ReturnType<typeof selectIds>;

function selectIds(db: Snapshot, rows: MatchRows<{ id: Id<'match'> }>) {
  return db.selectFrom(rows.as('scan')).select('scan.id');
}

function orderRows<O>(rows: MatchRows<O>, isRecent: boolean): MatchRows<O> {
  return isRecent
    ? rows.orderBy('matches.updated_at', 'desc').orderBy('matches.id', 'desc')
    : rows.orderBy('matches.id');
}

function isIn({ competition, status }: IndexScan) {
  return (row: MatchExpression) =>
    row.and([
      ...(competition === undefined ? [] : [row('matches.competition_id', '=', competition)]),
      ...(status === undefined ? [] : [row('matches.status', '=', status)]),
    ]);
}

async function makeCursorCondition(db: Snapshot, { after, order }: MatchQuery) {
  if (after === undefined) return (row: MatchExpression) => row.lit(true);
  const position = await findCursorPosition(db, after);
  return order === 'recent' ? isChangedBefore(position) : isCreatedAfter(position);
}

/** Combines all filters (MAT-1, MAT-4). */
async function buildCondition(db: Snapshot, wanted: MatchQuery) {
  const { competition, competition_state: state, division, season, ids, status, entry } = wanted;
  const member = wanted.member === undefined ? undefined : await findPlace(db, wanted.member);
  const { waiting_on: awaited } = wanted;
  const waiting = awaited === undefined ? undefined : await findPlace(db, awaited);
  return (row: MatchExpression) =>
    row.and([
      ...(competition === undefined ? [] : [row('matches.competition_id', '=', competition)]),
      ...(division === undefined ? [] : [row('matches.division_id', '=', division)]),
      ...(season === undefined ? [] : [row('competitions.season_id', '=', season)]),
      ...(state === undefined ? [] : [row('competitions.state', '=', state)]),
      ...(ids === undefined ? [] : [row('matches.id', 'in', inList(ids))]),
      ...(status === undefined ? [] : [row('matches.status', 'in', status)]),
      ...(entry === undefined ? [] : [isSide(row, entry)]),
      ...(member === undefined ? [] : [isOnAnySide(row, member)]),
      ...(awaited === undefined || !waiting ? [] : [isWaitingFor(row, awaited, waiting)]),
    ]);
}

async function findPlace(db: Snapshot, memberId: Id<'member'>): Promise<PlaceOnSides> {
  const held = await selectHeld(db, memberId).execute();
  const lineups = await selectFormerLineups(db, memberId).execute();
  return {
    held: inList(held.map((row) => row.entry_id)),
    lineups: inList(lineups.map((row) => row.lineup_id)),
  };
}

function isSide(row: MatchExpression, entryId: Id<'entry'>) {
  return row.or([row('matches.entry0_id', '=', entryId), row('matches.entry1_id', '=', entryId)]);
}

/** One side has reported, and the other is this entry or includes this member. */
function isWaitingFor(row: MatchExpression, id: Id<never>, member: PlaceOnSides) {
  const isOther = (side: Side) => row(selectSideWithoutReport(row), '=', side);
  return row.and([
    // Not by the index of statuses: many wait for a side, but few of them for this one.
    sql<SqlBool>`coalesce(${row.ref('matches.status')}, '') = 'reported'`,
    row.or([
      row.and([row('matches.entry0_id', '=', id), isOther(0)]),
      row.and([row('matches.entry1_id', '=', id), isOther(1)]),
      ...listWaysOnSide(row, 0, member).map((is) => row.and([is, isOther(0)])),
      ...listWaysOnSide(row, 1, member).map((is) => row.and([is, isOther(1)])),
    ]),
  ]);
}

interface ListPosition {
  readonly id: Id<'match'>;
  /** Null if the match is gone: nothing comes after it in `recent`. */
  readonly updatedAt: Timestamp | null;
}

async function findCursorPosition(db: Snapshot, id: Id<'match'>): Promise<ListPosition> {
  const row = await db
    .selectFrom('matches')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, updatedAt: row?.updated_at ?? null };
}

function isChangedBefore({ id, updatedAt }: ListPosition) {
  return (row: MatchExpression) => {
    if (updatedAt === null) return row.lit(false);
    return row.or([
      row('matches.updated_at', '<', updatedAt),
      row.and([row('matches.updated_at', '=', updatedAt), row('matches.id', '<', id)]),
    ]);
  };
}

function isCreatedAfter({ id }: ListPosition) {
  return (row: MatchExpression) => row('matches.id', '>', id);
}
