import { clubTimezone } from '../club/store.ts';
import type { Database } from '../db/database.ts';
import type { Changes, Seen } from '../http/changes.ts';
import { readerIn } from '../http/reader-in.ts';
import type { Reader } from '../http/route.ts';
import { serializerFor } from '../http/serialize.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { AT_ONCE, keepDivisionsOf } from './chase-divisions.ts';
import { chaseList, competitionsChased } from './chase-query.ts';
import { ChaseList } from './chase-schema.ts';
import { keptChased } from './kept-chased.ts';

/** So often it is tried in vain, where what was worked out is overtaken by reads of a newer snapshot. */
const TIMES = 3;

interface Preparing {
  readonly database: Pick<Database, 'readLong' | 'readOne'>;
  readonly changes: Changes;
  readonly now: () => Timestamp;
  readonly isOver: () => boolean;
}

/**
 * Takes in what an earlier process has left, as far as it still holds (CHA-8), and reads the first
 * page of the list as if somebody had asked. Whoever asks first would else have rules and what
 * writes the list compiled, and the divisions of the page read, some of it in one piece.
 */
export async function recallChased(preparing: Preparing): Promise<void> {
  await read(preparing, ({ db, seen }) => keptChased(seen).reach(db, seen.position));
  if (!preparing.isOver()) await read(preparing, readFirstPage);
}

async function readFirstPage(reader: Reader & { readonly seen: Seen }): Promise<void> {
  const { db, seen } = reader;
  const competitions = await competitionsChased(reader);
  if (competitions.length === 0) return;
  const kept = keptChased(seen);
  // This is another snapshot, and may have forgotten some.
  await kept.reach(db, seen.position);
  const unknown = competitions.reduce((sum, { id }) => sum + kept.unknownIn(id, seen.position), 0);
  // The order needs all of them, and more than that are prepared in several snapshots (CHA-7).
  if (unknown > AT_ONCE) return;
  const viewer = { timezone: await clubTimezone(db), seesPersonalData: false };
  serializerFor(ChaseList)(await chaseList(reader, viewer, {}));
}

/**
 * Works out who is chased before anybody asks, as far as it is kept (CHA-7): one competition after
 * the other, some divisions in each snapshot, so that other long reads come in between.
 */
export async function prepareChased(preparing: Preparing): Promise<void> {
  const { database, changes, isOver } = preparing;
  const kept = keptChased({ changes });
  const competitions = await read(preparing, competitionsChased);
  kept.forgetOthers(new Set(competitions.map(({ id }) => id)));
  for (const competition of competitions) {
    let left = Infinity;
    let inVain = 0;
    while (inVain < TIMES) {
      if (isOver()) return;
      const before = left;
      left = await read(preparing, (reader) => keepSomeOf(reader, competition.id));
      if (left === 0 || kept.isFull) break;
      if (left >= before) inVain += 1;
    }
    if (kept.isFull) break;
  }
  await database.readOne((db) => kept.save(db));
}

/** @returns in how many divisions it is not known yet who is chased */
async function keepSomeOf(reader: Reader, id: Id<'competition'>): Promise<number> {
  // As it is in this snapshot: its rules may be others than a moment ago, and it may be over.
  const competition = (await competitionsChased(reader)).find((one) => one.id === id);
  return competition ? keepDivisionsOf(reader, competition) : 0;
}

function read<T>(
  { database, changes, now }: Preparing,
  work: (reader: Reader & { readonly seen: Seen }) => Promise<T>,
): Promise<T> {
  return database.readLong(async (db) =>
    work(await readerIn(changes, db, { now: now(), until: () => undefined })),
  );
}
