import type { Id } from '../../shared/ids.ts';

/** Where a row stands in the chase list. */
export interface ChasePlace {
  /** The season's last day for reports; null when it has none. */
  readonly deadline: string | null;
  readonly shortBy: number;
  readonly entryId: Id<'entry'>;
  readonly memberId: Id<'member'>;
}

/** Comes after every date. */
export const NO_DEADLINE = 'never';

/**
 * The order of the chase list: the least time first, no deadline last; then who is furthest short
 * of the minimum; then by entry and member, so that no two rows share a place (CHA-4).
 */
export function byUrgency(one: ChasePlace, other: ChasePlace): number {
  return (
    inOrder(one.deadline ?? NO_DEADLINE, other.deadline ?? NO_DEADLINE) ||
    other.shortBy - one.shortBy ||
    inOrder(one.entryId, other.entryId) ||
    inOrder(one.memberId, other.memberId)
  );
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Collects the most urgent places behind another: of however many, it holds two pages at most. */
export class MostUrgent<Place extends ChasePlace> {
  readonly #size: number;
  readonly #after: ChasePlace | undefined;
  #places: Place[] = [];
  /** The last that the page has room for, among those seen so far. */
  #last: ChasePlace | undefined;
  #total = 0;

  /** @param after where the page before ended */
  constructor(size: number, after: ChasePlace | undefined) {
    this.#size = size;
    this.#after = after;
  }

  /** Places of all pages. */
  get total(): number {
    return this.#total;
  }

  add(place: Place): void {
    this.#total += 1;
    if (this.#after !== undefined && byUrgency(place, this.#after) <= 0) return;
    if (this.#last !== undefined && byUrgency(place, this.#last) > 0) return;
    this.#places.push(place);
    if (this.#places.length >= 2 * this.#size) this.#cut();
  }

  /** In their order. */
  places(): readonly Place[] {
    this.#cut();
    return this.#places;
  }

  #cut(): void {
    this.#places = this.#places.toSorted(byUrgency).slice(0, this.#size);
    if (this.#places.length === this.#size) this.#last = this.#places.at(-1);
  }
}
