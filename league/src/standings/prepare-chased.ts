import type { Database } from '../db/database.ts';
import type { Changes, Seen } from '../http/changes.ts';
import { readerIn } from '../http/reader-in.ts';
import type { Reader } from '../http/route.ts';
import type { Timestamp } from '../shared/dates.ts';
import { lookAtDivisions } from './chase-divisions.ts';
import { competitionsChased } from './chase-query.ts';
import { keptChased } from './kept-chased.ts';

interface Preparing {
  readonly database: Pick<Database, 'readLong'>;
  readonly changes: Changes;
  readonly now: () => Timestamp;
  readonly isOver: () => boolean;
}

/**
 * Works out who is chased before anybody asks, as far as it is kept (CHA-7): one competition after
 * the other, each in a snapshot of its own, so that other long reads come in between.
 */
export async function prepareChased({ database, changes, now, isOver }: Preparing): Promise<void> {
  const read = <T>(work: (reader: Reader & { readonly seen: Seen }) => Promise<T>) =>
    database.readLong(async (db) => {
      const until = () => undefined;
      return work(await readerIn(changes, db, { now: now(), until }));
    });
  const competitions = await read(competitionsChased);
  for (const competition of competitions) {
    if (isOver()) return;
    const isFull = await read(async (reader) => {
      await lookAtDivisions(reader, [competition], {}, () => undefined);
      return keptChased(reader.seen).isFull;
    });
    if (isFull) return;
  }
}
