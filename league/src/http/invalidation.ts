import { sql } from 'kysely';
import type { Database, Snapshot } from '../db/database.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { Id } from '../shared/ids.ts';
import {
  type Change,
  type CacheTag,
  listTouchedTags,
  listLedgerTags,
} from '../shared/events/cache-tags.ts';

/** More events than this at once, as after an import, count as a change of everything. */
const MAX_EVENTS = 500;
/** Number of tags whose last change is tracked individually. */
const MAX_TAGS = 20_000;

/** Knows from the feed, so also for other processes, when each tag last changed (API-13). */
export class Invalidation {
  readonly #database: Pick<Database, 'readOne' | 'revision'>;
  readonly #maxTags: number;
  /** The newest event for each tag, the longest unchanged first. */
  readonly #touched = new Map<CacheTag, number>();
  readonly #onEverything: (() => void)[] = [];
  readonly #onLedgers: ((shown: CacheTag | null) => void)[] = [];
  #position = -1;
  /** Answers made before this position are invalid. */
  #floor = -1;
  /** The same position for answers that depend only on ledgers. */
  #floorInLedgers = -1;
  #look: Promise<void> | undefined;

  constructor(database: Pick<Database, 'readOne' | 'revision'>, maxTags = MAX_TAGS) {
    this.#database = database;
    this.#maxTags = maxTags;
  }

  get position(): number {
    return this.#position;
  }

  /** Whether an answer made at this position with these tags is still valid. */
  isFresh(tags: readonly CacheTag[], since: number): boolean {
    return since >= this.#floor && this.#isUntouched(tags, since);
  }

  /** Like `isFresh` for ledgers, which some changes that affect everything else leave alone. */
  isFreshInLedgers(tags: readonly CacheTag[], since: number): boolean {
    return since >= this.#floorInLedgers && this.#isUntouched(tags, since);
  }

  #isUntouched(tags: readonly CacheTag[], since: number): boolean {
    if (since > this.#position) return false;
    return tags.every((tag) =>
      tag === 'anything' ? since === this.#position : (this.#touched.get(tag) ?? -1) <= since,
    );
  }

  /** Calls `forget` when all cached values must be dropped at once. */
  onEverything(forget: () => void): void {
    this.#onEverything.push(forget);
  }

  /** Calls `forget` when ledgers that show something must be dropped at once; null means all. */
  onLedgers(forget: (shown: CacheTag | null) => void): void {
    this.#onLedgers.push(forget);
  }

  /** Removes every cached answer that could name this member from memory at once (API-14). */
  forgetMember(id: Id<'member'>): void {
    for (const forget of this.#onEverything) forget();
    for (const forget of this.#onLedgers) forget(`player ${id}`);
  }

  /** Reads every event committed so far. */
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

  /** Reads events up to the end of a snapshot. */
  async advanceTo(db: Snapshot, position: number): Promise<void> {
    if (position > this.#position) this.#take(await readChangesAfter(db, this.#position), position);
  }

  async #lookOnce(revision: number): Promise<void> {
    const after = this.#position;
    this.#take(await this.#database.readOne((db) => readChangesAfter(db, after)), revision);
  }

  /** Tries again: another call was faster, or the database was restored to an earlier state. */
  async #lookAgain(): Promise<void> {
    const known = this.#position;
    const revision = await this.#database.revision();
    if (revision >= known) return;
    this.#forgetEverything(revision);
  }

  /** @param position the last known position, which the rows should reach */
  #take(rows: readonly ChangeRow[], position: number): void {
    const news = rows.filter((row) => row.position > this.#position);
    const isWhole = rows.length <= MAX_EVENTS && news.every(this.#isNext(this.#position));
    const last = rows.at(-1)?.position ?? -1;
    const end = Math.max(position, last);
    if (end <= this.#position) return;
    if (!isWhole || last < position) return this.#forgetEverything(end);
    for (const row of news) this.#touch(row);
    this.#position = end;
  }

  #isNext(before: number): (row: ChangeRow, index: number) => boolean {
    return (row, index) => row.position === before + 1 + index;
  }

  #touch({ position, kind, ...change }: ChangeRow): void {
    const tags = listTouchedTags(kind, change);
    const inLedgers = tags ?? listLedgerTags(kind, change);
    if (inLedgers === null) return this.#forgetEverything(position);
    if (tags === null) this.#forgetAllBut(inLedgers, position);
    for (const tag of inLedgers) {
      this.#touched.delete(tag);
      this.#touched.set(tag, position);
    }
    // Checked only when there are too many: finding a map's first entry skips all deleted ones.
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

/** Knows which cached values of earlier snapshots are still valid in this one. */
export interface CacheView {
  readonly changes: Invalidation;
  readonly position: number;
  readonly kept: FeatureCaches;
}

/** Values cached between reads: each feature declares its own here, the service creates it. */
export interface FeatureCaches {}

interface ChangeRow extends Change {
  readonly position: number;
  readonly kind: string;
}

const selectChanges = prepareStatement((db, { after, most }: { after: string; most: number }) =>
  db
    .selectFrom('events')
    .leftJoin('matches', 'matches.id', 'events.match_id')
    .select(['position', 'kind', 'subject_id', 'events.competition_id', 'matches.division_id'])
    .where('position', '>', sql<number>`cast(${after} as bigint)`)
    .orderBy('position')
    .limit(most),
);

/** Reads one change more than are handled one by one, to see whether there are too many. */
function readChangesAfter(db: Snapshot, position: number): Promise<readonly ChangeRow[]> {
  return selectChanges(db, { after: String(position), most: MAX_EVENTS + 1 });
}
