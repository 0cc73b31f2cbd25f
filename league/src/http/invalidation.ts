import { sql } from 'kysely';
import type { Database, Snapshot } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Id } from '../shared/ids.ts';
import {
  type Change,
  type CacheTag,
  touchedBy,
  touchedInLedgersBy,
} from '../shared/events/cache-tags.ts';

/** More events than that at once, as after an import, count as a change of everything. */
const MAX_EVENTS = 500;
/** How many tags have their last change remembered one by one. */
const MAX_TAGS = 20_000;

/**
 * When each tag was touched last, as the feed tells: also by other processes. What was made at a
 * position holds while nothing that it shows was touched after it (API-13).
 */
export class Invalidation {
  readonly #database: Pick<Database, 'readOne' | 'revision'>;
  readonly #maxTags: number;
  /** By tag the newest event that touched it, the longest untouched first. */
  readonly #touched = new Map<CacheTag, number>();
  readonly #onEverything: (() => void)[] = [];
  readonly #onLedgers: ((shown: CacheTag | null) => void)[] = [];
  #position = -1;
  /** What was made before it holds no more. */
  #floor = -1;
  /** The same of what follows from ledgers alone. */
  #floorInLedgers = -1;
  #look: Promise<void> | undefined;

  constructor(database: Pick<Database, 'readOne' | 'revision'>, maxTags = MAX_TAGS) {
    this.#database = database;
    this.#maxTags = maxTags;
  }

  /** The newest event that is known. */
  get position(): number {
    return this.#position;
  }

  /** Whether what was made at this position, and shows these tags, is still as it was. */
  isFresh(tags: readonly CacheTag[], since: number): boolean {
    return since >= this.#floor && this.#isUntouched(tags, since);
  }

  /** The same of entries and matches of divisions: of what touches everything, some leaves them. */
  isFreshInLedgers(tags: readonly CacheTag[], since: number): boolean {
    return since >= this.#floorInLedgers && this.#isUntouched(tags, since);
  }

  #isUntouched(tags: readonly CacheTag[], since: number): boolean {
    if (since > this.#position) return false;
    return tags.every((tag) =>
      tag === 'anything' ? since === this.#position : (this.#touched.get(tag) ?? -1) <= since,
    );
  }

  /** Calls this when everything is to be forgotten at once. */
  onEverything(forget: () => void): void {
    this.#onEverything.push(forget);
  }

  /** Calls this when ledgers that show something are to be forgotten at once; null: all of them. */
  onLedgers(forget: (shown: CacheTag | null) => void): void {
    this.#onLedgers.push(forget);
  }

  /** Has all that is remembered, and could name this member, taken out of memory at once (API-14). */
  forgetMember(id: Id<'member'>): void {
    for (const forget of this.#onEverything) forget();
    for (const forget of this.#onLedgers) forget(`player ${id}`);
  }

  /** Takes in every event that is committed by now. */
  async catchUp(): Promise<void> {
    const revision = await this.#database.revision();
    if (revision === this.#position) return;
    if (revision < this.#position) return this.#lookAgain();
    if (this.#position < 0) return this.#forgetEverything(revision);
    while (this.#position < revision) {
      this.#look ??= this.#lookOnce(revision).finally(() => (this.#look = undefined));
      await this.#look;
    }
  }

  /** The same, as far as a snapshot goes, in that snapshot. */
  async advanceTo(db: Snapshot, position: number): Promise<void> {
    if (position > this.#position) this.#take(await changesAfter(db, this.#position), position);
  }

  async #lookOnce(revision: number): Promise<void> {
    const after = this.#position;
    this.#take(await this.#database.readOne((db) => changesAfter(db, after)), revision);
  }

  /** Another call was faster; or the database was put back to an earlier one. */
  async #lookAgain(): Promise<void> {
    const known = this.#position;
    const revision = await this.#database.revision();
    if (revision >= known) return;
    this.#forgetEverything(revision);
  }

  /** @param position up to which the rows go at least, where all is well */
  #take(rows: readonly Row[], position: number): void {
    const news = rows.filter((row) => row.position > this.#position);
    const isWhole = rows.length <= MAX_EVENTS && news.every(this.#isNext(this.#position));
    const last = rows.at(-1)?.position ?? -1;
    const end = Math.max(position, last);
    if (end <= this.#position) return;
    if (!isWhole || last < position) return this.#forgetEverything(end);
    for (const row of news) this.#touch(row);
    this.#position = end;
  }

  #isNext(before: number): (row: Row, index: number) => boolean {
    return (row, index) => row.position === before + 1 + index;
  }

  #touch({ position, kind, ...change }: Row): void {
    const tags = touchedBy(kind, change);
    const inLedgers = tags ?? touchedInLedgersBy(kind, change);
    if (inLedgers === null) return this.#forgetEverything(position);
    if (tags === null) this.#forgetAllBut(inLedgers, position);
    for (const tag of inLedgers) {
      this.#touched.delete(tag);
      this.#touched.set(tag, position);
    }
    // Not looked at before there are too many: a map's first entry lies behind all that were deleted.
    if (this.#touched.size > this.#maxTags) this.#dropEldest();
  }

  #dropEldest(): void {
    for (const [tag, at] of this.#touched) {
      if (this.#touched.size <= this.#maxTags) break;
      this.#touched.delete(tag);
      this.#floor = Math.max(this.#floor, at);
      this.#floorInLedgers = Math.max(this.#floorInLedgers, at);
    }
  }

  /** Forgets everything outside the ledgers, and inside them only what shows these tags. */
  #forgetAllBut(inLedgers: readonly CacheTag[], position: number): void {
    this.#floor = position;
    for (const forget of this.#onEverything) forget();
    for (const tag of inLedgers) for (const forget of this.#onLedgers) forget(tag);
  }

  #forgetEverything(position: number): void {
    this.#touched.clear();
    this.#position = position;
    this.#floor = position;
    this.#floorInLedgers = position;
    for (const forget of this.#onEverything) forget();
    for (const forget of this.#onLedgers) forget(null);
  }
}

/** What a snapshot knows: which of what was kept from earlier ones still holds in it. */
export interface CacheView {
  readonly changes: Invalidation;
  /** The newest event in the snapshot. */
  readonly position: number;
  readonly kept: FeatureCaches;
}

/** What features keep between reads: each declares its own here, and the service makes it. */
export interface FeatureCaches {}

interface Row extends Change {
  readonly position: number;
  readonly kind: string;
}

const selectChanges = prepared((db, { after, most }: { after: string; most: number }) =>
  db
    .selectFrom('events')
    .leftJoin('matches', 'matches.id', 'events.match_id')
    .select(['position', 'kind', 'subject_id', 'events.competition_id', 'matches.division_id'])
    .where('position', '>', sql<number>`cast(${after} as bigint)`)
    .orderBy('position')
    .limit(most),
);

/** As many as are read one by one, and one more where there are more. */
function changesAfter(db: Snapshot, position: number): Promise<readonly Row[]> {
  return selectChanges(db, { after: String(position), most: MAX_EVENTS + 1 });
}
