import type { Database, WriteTransaction } from './database.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

/** Notes, in the transaction that clears something, that the files are to be wiped of it. */
export async function noteWipe(
  db: WriteTransaction,
  id: Id<'wipe'>,
  since: Timestamp,
): Promise<void> {
  await db.insertInto('pending_wipes').values({ id, since }).execute();
}

/**
 * Wipes the files of all that is noted, unless somebody is in the way (MEM-9).
 *
 * @returns since when something has been waiting that is left; null where nothing is
 */
export async function wipe(database: Database): Promise<Timestamp | null> {
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
