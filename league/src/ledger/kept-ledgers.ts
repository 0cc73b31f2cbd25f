import { LRUCache } from 'lru-cache';
import type { Invalidation } from '../http/invalidation.ts';
import type { Id } from '../shared/ids.ts';
import type { CacheTag } from '../shared/events/cache-tags.ts';
import type { DivisionLedger } from './division-ledger.ts';

/** Maximum number of cached entries and matches: all active ones of a club of 5,000. */
const MAX_ROWS = 30_000;

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
  /** The rules of the competition, the names in it and the club's time zone. */
  readonly tags: readonly CacheTag[];
  /** The position of the feed at which the ledger was read. */
  readonly since: number;
}

interface LedgerLookup {
  /** Ledgers that are valid in this snapshot without changes. */
  readonly whole: readonly DivisionLedger[];
  /** Ledgers of which only matches have changed since. */
  readonly moved: readonly CachedLedger[];
  readonly unknown: readonly LedgerPlace[];
}

/** Caches ledgers until something they show changes (API-15); drops the least used first. */
export class KeptLedgers {
  readonly #changes: Invalidation;
  readonly #kept: LRUCache<Id<'division'>, CachedLedger>;

  /** @param maxRows entries and matches, plus one per division */
  constructor(changes: Invalidation, maxRows = MAX_ROWS) {
    this.#changes = changes;
    this.#kept = new LRUCache({ maxSize: maxRows, sizeCalculation: countRows });
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

  /** Stores no stale ledger, because it may name an erased member. */
  keep(place: LedgerPlace, ledger: DivisionLedger, position: number): void {
    const before = this.#kept.peek(place.id);
    if (before !== undefined && before.since > position) return;
    const tags = before?.ledger.entries === ledger.entries ? before.tags : listTags(place, ledger);
    if (!this.#changes.isFreshInLedgers(tags, position)) return;
    this.#kept.set(place.id, { place, ledger, tags: tags, since: position });
  }

  /** Whether no tag changed between the two positions, whichever came first. */
  #isFresh(tags: readonly CacheTag[], since: number, position: number): boolean {
    return this.#changes.isFreshInLedgers(tags, Math.min(since, position));
  }

  #forget(shown: CacheTag | null): void {
    if (shown === null) this.#kept.clear();
    else for (const [id, { tags }] of this.#kept) if (tags.includes(shown)) this.#kept.delete(id);
  }
}

function countRows({ ledger: { entries, matches } }: CachedLedger): number {
  return 1 + entries.length + matches.length;
}

/** One tag covers who plays in the competition; each player's name and absence have their own. */
function listTags({ competition_id: of }: LedgerPlace, { entries }: DivisionLedger): CacheTag[] {
  const members = entries.flatMap((entry) =>
    entry.members.map(({ id }): CacheTag => `player ${id}`),
  );
  return ['club', `competition ${of}`, ...members];
}
