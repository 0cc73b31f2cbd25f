import type { Selectable } from 'kysely';
import { splitIntoBatches } from './batches.ts';
import type { Snapshot, WriteTransaction } from './database.ts';
import { prepareStatement } from './prepared.ts';
import type { EventTable } from './tables.ts';
import type { Id } from '../shared/ids.ts';

export type EventRow = Selectable<EventTable>;

type OfMatch = EventRow & { readonly match_id: Id<'match'> };

/** Up to this many events use one prepared statement per number. */
const FEW = 3;

/** Appends events to the feed. The holder of the write transaction owns the end of the feed. */
export async function appendEvents(
  db: WriteTransaction,
  events: readonly Omit<EventRow, 'position'>[],
): Promise<void> {
  if (events.length === 0) return;
  const [feed] = await advanceFeed(db, { by: events.length });
  if (feed === undefined) throw new TypeError('the feed has one row');
  const first = feed.position - events.length + 1;
  const rows = events.map((event, index): EventRow => ({ ...event, position: first + index }));
  if (rows.length > FEW) await insertMany(db, rows);
  else for (const row of rows) await insertOne(db, row);
}

const advanceFeed = prepareStatement((db, { by }: { by: number }) =>
  db
    .updateTable('feed')
    .set((row) => ({ position: row('position', '+', by) }))
    .returning('position'),
);

async function insertOne(db: WriteTransaction, row: EventRow): Promise<void> {
  await (isMatchRow(row) ? insertOfMatch(db, row) : insertOther(db, row));
}

const insertOther = prepareStatement((db, row: EventRow) =>
  db.insertInto('events').values(toColumns(row)),
);

const insertOfMatch = prepareStatement((db, row: OfMatch) =>
  db.insertInto('events').values({ ...toColumns(row), competition_id: selectCompetition(db, row) }),
);

async function insertMany(db: WriteTransaction, rows: readonly EventRow[]): Promise<void> {
  for (const some of splitIntoBatches(rows)) {
    const values = some.map((row) =>
      isMatchRow(row) ? { ...row, competition_id: selectCompetition(db, row) } : row,
    );
    await db.insertInto('events').values(values).execute();
  }
}

function isMatchRow(row: EventRow): row is OfMatch {
  return row.match_id !== null;
}

/** Match events do not name their competition, so this looks it up on writing (EVT-12). */
function selectCompetition(db: Snapshot, { match_id: id }: OfMatch) {
  return db.selectFrom('matches').select('competition_id').where('id', '=', id);
}

/** The columns of an event by name; while a statement is built, a marker stands for the row. */
function toColumns(row: EventRow): EventRow {
  return {
    position: row.position,
    id: row.id,
    kind: row.kind,
    occurred_at: row.occurred_at,
    actor_type: row.actor_type,
    actor_id: row.actor_id,
    actor_member_id: row.actor_member_id,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    match_id: row.match_id,
    competition_id: row.competition_id,
    data: row.data,
  };
}
