import type { Selectable } from 'kysely';
import type { Snapshot } from '../db/database.ts';
import type { EventTable } from '../db/tables.ts';
import type { EventKind } from '../shared/events/event-kinds.ts';
import type { Id } from '../shared/ids.ts';

export type EventRow = Selectable<EventTable>;

interface Wanted {
  readonly after: number | null;
  readonly limit: number;
  readonly newestFirst: boolean;
  readonly matchId: Id<'match'> | undefined;
  readonly kinds: readonly EventKind[] | undefined;
  readonly subject: Id | undefined;
}

/** Events in the order of their positions, which is the order of their commits (EVT-1). */
export async function readEvents(db: Snapshot, wanted: Wanted): Promise<EventRow[]> {
  let rows = db.selectFrom('events').selectAll().limit(wanted.limit);
  if (wanted.matchId !== undefined) rows = rows.where('match_id', '=', wanted.matchId);
  if (wanted.kinds !== undefined) rows = rows.where('kind', 'in', wanted.kinds);
  if (wanted.subject !== undefined) rows = rows.where('subject_id', '=', wanted.subject);
  if (wanted.after !== null) {
    rows = rows.where('position', wanted.newestFirst ? '<' : '>', wanted.after);
  }
  return rows.orderBy('position', wanted.newestFirst ? 'desc' : 'asc').execute();
}

/** The position of the newest event. */
export async function endOfFeed(db: Snapshot): Promise<number> {
  const { position } = await db.selectFrom('feed').select('position').executeTakeFirstOrThrow();
  return position;
}
