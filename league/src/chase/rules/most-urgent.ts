import type { Id } from '../../shared/ids.ts';

export interface ChasePlace {
  /** The season's last day for reports; null if it has none. */
  readonly deadline: string | null;
  readonly shortBy: number;
  readonly entryId: Id<'entry'>;
  readonly memberId: Id<'member'>;
}

/** Sorts after every date. */
export const NO_DEADLINE = 'never';

/** Least time left first, then most matches missing; entry and member break ties (CHA-4). */
export function compareUrgency(one: ChasePlace, other: ChasePlace): number {
  return (
    compareText(one.deadline ?? NO_DEADLINE, other.deadline ?? NO_DEADLINE) ||
    other.shortBy - one.shortBy ||
    compareText(one.entryId, other.entryId) ||
    compareText(one.memberId, other.memberId)
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Collects the most urgent places after a given one, and never holds more than two pages. */
export class MostUrgent<Place extends ChasePlace> {
  readonly #size: number;
  readonly #after: ChasePlace | undefined;
  #places: Place[] = [];
  /** The last place seen so far that still fits on the page. */
  #last: ChasePlace | undefined;
  #total = 0;

  /** @param after the last place of the previous page */
  constructor(size: number, after: ChasePlace | undefined) {
    this.#size = size;
    this.#after = after;
  }

  /** The number of places on all pages. */
  get total(): number {
    return this.#total;
  }

  add(place: Place): void {
    this.#total += 1;
    if (this.#after !== undefined && compareUrgency(place, this.#after) <= 0) return;
    if (this.#last !== undefined && compareUrgency(place, this.#last) > 0) return;
    this.#places.push(place);
    if (this.#places.length >= 2 * this.#size) this.#cut();
  }

  places(): readonly Place[] {
    this.#cut();
    return this.#places;
  }

  #cut(): void {
    this.#places = this.#places.toSorted(compareUrgency).slice(0, this.#size);
    if (this.#places.length === this.#size) this.#last = this.#places.at(-1);
  }
}
