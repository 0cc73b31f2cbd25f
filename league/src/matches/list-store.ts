import type { ExpressionBuilder } from 'kysely';
import { whereVisible } from '../competitions/visibility.ts';
import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { Tables } from '../db/tables.ts';
import { selectHeld } from '../entries/store.ts';
import type { Caller } from '../http/caller.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { MatchQuery } from './schema.ts';
import { selectMatches, toMatches } from './store.ts';

type MatchExpression = ExpressionBuilder<Tables, 'matches'>;

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
    rows = rows.where(isSide(inList(ids)));
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

function isSide(entryIds: readonly Id<'entry'>[]) {
  return (row: MatchExpression) =>
    row.or([row('matches.entry0_id', 'in', entryIds), row('matches.entry1_id', 'in', entryIds)]);
}

interface Position {
  readonly id: Id<'match'>;
  /** Null when the match is gone: nothing comes after it in `recent`. */
  readonly updatedAt: Timestamp | null;
}

/** Where the match of a cursor stands now. */
async function cursorPosition(db: Snapshot, id: Id<'match'>): Promise<Position> {
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
