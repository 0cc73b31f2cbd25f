import { LRUCache } from 'lru-cache';
import type { Invalidation } from '../http/invalidation.ts';
import type { Id } from '../shared/ids.ts';
import type { CacheTag } from '../shared/events/cache-tags.ts';
import type { DivisionLedger } from './division-ledger.ts';

/** Entries and matches that are kept at most: of a club of 5,000, all that run. */
const MAX_ROWS = 30_000;

/** A division whose ledger is asked for. */
export interface LedgerPlace {
  readonly id: Id<'division'>;
  readonly competition_id: Id<'competition'>;
}

declare module '../http/invalidation.ts' {
  interface FeatureCaches {
    readonly ledgers: KeptLedgers;
  }
}

interface CachedLedger {
  readonly place: LedgerPlace;
  readonly ledger: DivisionLedger;
  /** The rules by which it is played, and the names in it. */
  readonly tags: readonly CacheTag[];
  /** The position of the feed at which it was so. */
  readonly since: number;
}

/** What is known of some divisions before the database is asked. */
interface LedgerLookup {
  /** As they are in this snapshot. */
  readonly whole: readonly DivisionLedger[];
  /** Only matches of theirs have changed since. */
  readonly moved: readonly CachedLedger[];
  readonly unknown: readonly LedgerPlace[];
}

/**
 * Ledgers of divisions from earlier reads of the same service, for as long as what they show is as
 * it was (API-15). Bounded by their rows; the least recently used go first.
 */
export class KeptLedgers {
  readonly #changes: Invalidation;
  readonly #kept: LRUCache<Id<'division'>, CachedLedger>;

  /** @param maxRows entries and matches, and one for each division */
  constructor(changes: Invalidation, maxRows = MAX_ROWS) {
    this.#changes = changes;
    this.#kept = new LRUCache({ maxSize: maxRows, sizeCalculation: rowsOf });
    changes.onLedgers((shown) => this.#forget(shown));
  }

  find(places: readonly LedgerPlace[], position: number): LedgerLookup {
    const known = { whole: new Array<DivisionLedger>(), moved: new Array<CachedLedger>() };
    const unknown = places.filter((place) => {
      const kept = this.#kept.get(place.id);
      if (kept === undefined || !this.#isFresh(kept.tags, kept.since, position)) return true;
      if (this.#isFresh([`division ${place.id}`], kept.since, position))
        known.whole.push(kept.ledger);
      else if (kept.since < position) known.moved.push(kept);
      else return true;
      return false;
    });
    return { ...known, unknown };
  }

  /** Not where it was overtaken while it was read: the names in it may be of somebody erased. */
  keep(place: LedgerPlace, ledger: DivisionLedger, position: number): void {
    const before = this.#kept.peek(place.id);
    if (before !== undefined && before.since > position) return;
    const tags = before?.ledger.entries === ledger.entries ? before.tags : tagsOf(place, ledger);
    if (!this.#changes.isFreshInLedgers(tags, position)) return;
    this.#kept.set(place.id, { place, ledger, tags: tags, since: position });
  }

  /** Nothing of it was touched between the two moments, whichever came first. */
  #isFresh(tags: readonly CacheTag[], since: number, position: number): boolean {
    return this.#changes.isFreshInLedgers(tags, Math.min(since, position));
  }

  #forget(shown: CacheTag | null): void {
    if (shown === null) this.#kept.clear();
    else for (const [id, { tags }] of this.#kept) if (tags.includes(shown)) this.#kept.delete(id);
  }
}

function rowsOf({ ledger: { entries, matches } }: CachedLedger): number {
  return 1 + entries.length + matches.length;
}

/** The players belong to the competition; what they are called, and whether they are away, of each. */
function tagsOf({ competition_id: of }: LedgerPlace, { entries }: DivisionLedger): CacheTag[] {
  const members = entries.flatMap((entry) =>
    entry.members.map(({ id }): CacheTag => `player ${id}`),
  );
  return [`competition ${of}`, ...members];
}
