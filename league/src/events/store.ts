import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Snapshot } from '../db/database.ts';
import { parseEpochs } from '../db/feed-epoch.ts';
import type { EventTable, Tables } from '../db/tables.ts';
import { selectEverHeld } from '../entries/held-store.ts';
import { isOnAnySide, selectPlaceOnSides } from '../entries/lineup-store.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { EventKind } from '../shared/events/event-kinds.ts';
import type { Id } from '../shared/ids.ts';
import type { FeedLine } from './feed-line.ts';

export type EventRow = Selectable<EventTable>;

interface EventQuery {
  readonly after: number | null;
  readonly limit: number;
  readonly newestFirst: boolean;
  readonly matchId: Id<'match'> | undefined;
  readonly kinds: readonly EventKind[] | undefined;
  readonly subject: Id | undefined;
  readonly member: Id<'member'> | undefined;
  readonly competition: Id<'competition'> | undefined;
  readonly actor: Id<'api_key'> | undefined;
  readonly since: Timestamp | undefined;
  readonly before: Timestamp | undefined;
}

/** Reads events by position, which is the order of their commits (EVT-1). */
export async function readEvents(db: Snapshot, query: EventQuery): Promise<EventRow[]> {
  let rows = db.selectFrom('events').selectAll().limit(query.limit);
  // Events of a match have it as their subject, which is indexed.
  if (query.matchId !== undefined) {
    rows = rows.where('subject_id', '=', query.matchId).where('match_id', 'is not', null);
  }
  if (query.kinds !== undefined) rows = rows.where('kind', 'in', query.kinds);
  if (query.subject !== undefined) rows = rows.where('subject_id', '=', query.subject);
  if (query.actor !== undefined) rows = rows.where('actor_id', '=', query.actor);
  if (query.since !== undefined) rows = rows.where('occurred_at', '>=', query.since);
  if (query.before !== undefined) rows = rows.where('occurred_at', '<', query.before);
  if (query.competition !== undefined) {
    rows = rows.where('competition_id', '=', query.competition);
  }
  if (query.member !== undefined) rows = rows.where(whereAboutMember(db, query.member));
  if (query.after !== null) {
    rows = rows.where('position', query.newestFirst ? '<' : '>', query.after);
  }
  return rows.orderBy('position', query.newestFirst ? 'desc' : 'asc').execute();
}

type Condition = (of: ExpressionBuilder<Tables, 'events'>) => Expression<SqlBool>;

/** Finds events about a member, their entries or matches, or with the member in `data` (EVT-12). */
function whereAboutMember(db: Snapshot, id: Id<'member'>): Condition {
  return (of) => {
    const entries = selectEverHeld(db, id);
    const place = selectPlaceOnSides(db, id);
    const matches = of
      .selectFrom('matches')
      .select('matches.id')
      .where((match) => isOnAnySide(match, place));
    return of.or([
      of('subject_id', '=', id),
      of('actor_member_id', '=', id),
      of('data', 'like', `%"${id}"%`),
      of('subject_id', 'in', entries),
      of('subject_id', 'in', matches),
    ]);
  };
}

export async function readFeedLine(db: Snapshot): Promise<FeedLine> {
  const feed = await db.selectFrom('feed').select(['position', 'epochs']).executeTakeFirstOrThrow();
  return { end: feed.position, epochs: parseEpochs(feed.epochs) };
}
