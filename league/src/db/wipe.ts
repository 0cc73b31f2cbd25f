import type { Database, WriteTransaction } from './database.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

/** Records, in the transaction that clears something, that the files must be wiped. */
export async function recordWipe(
  db: WriteTransaction,
  id: Id<'wipe'>,
  since: Timestamp,
): Promise<void> {
  await db.insertInto('pending_wipes').values({ id, since }).execute();
}

/** Wipes all noted data unless blocked (MEM-9). Returns the time of the oldest note, or null. */
export async function wipePending(database: Database): Promise<Timestamp | null> {
  const due = await database.readOne((db) =>
    db.selectFrom('pending_wipes').selectAll().orderBy('since').execute(),
  );
  const [oldest] = due;
  if (!oldest) return null;
  if (!(await database.scrub())) return oldest.since;
  const ids = due.map(({ id }) => id);
  await database.write((db) => db.deleteFrom('pending_wipes').where('id', 'in', ids).execute());
  return null;
}
