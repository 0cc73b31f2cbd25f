import type { Division } from '../competitions/schema.ts';
import { byTimeLeft, byUrgency, type ChasePlace, compared } from './chase-cursor.ts';
import type { Chased } from './chased.ts';
import type { ChasedList } from './chased-rows.ts';

/** As far as the list says which it is. */
export type ChasedDivision = Pick<Division, 'id' | 'competition_id' | 'name'>;

export interface Placed extends ChasePlace, Chased {
  readonly division: ChasedDivision;
}

/** The most urgent places behind another, of however many: no more are held than twice a page. */
export class MostUrgent {
  readonly #size: number;
  readonly #after: ChasePlace | undefined;
  #places: Placed[] = [];
  /** The last that a page has room for, of those seen so far. */
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

  /** @param chased in one division, the most urgent first */
  add(deadline: string | null, division: ChasedDivision, chased: ChasedList): void {
    this.#total += chased.length;
    if (this.#hasNoPlaceFor(deadline, chased)) return;
    const first = this.#after === undefined ? 0 : firstBehind(this.#after, deadline, chased);
    for (let index = first; index < chased.length; index++) {
      const one = chased.at(index);
      if (one === undefined) return;
      if (this.#last !== undefined && compared(deadline, one, this.#last) > 0) return;
      const { entryId, memberId, played, minimum, shortBy } = one;
      this.#places.push({ entryId, memberId, played, minimum, shortBy, deadline, division });
      if (this.#places.length >= 2 * this.#size) this.#cut();
    }
  }

  /** Nobody of them has a place, as their first row alone says. */
  #hasNoPlaceFor(deadline: string | null, { mostShort }: ChasedList): boolean {
    const last = this.#last;
    if (last === undefined || mostShort === undefined) return false;
    return (byTimeLeft(deadline, last.deadline) || last.shortBy - mostShort) > 0;
  }

  /** In their order. */
  places(): readonly Placed[] {
    this.#cut();
    return this.#places;
  }

  #cut(): void {
    this.#places.sort(byUrgency);
    this.#places.length = Math.min(this.#places.length, this.#size);
    if (this.#places.length === this.#size) this.#last = this.#places.at(-1);
  }
}

/** Where those begin that come behind a place; found by halves, as they are in their order. */
function firstBehind(place: ChasePlace, deadline: string | null, chased: ChasedList): number {
  let [from, to] = [0, chased.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = chased.at(middle);
    if (one !== undefined && compared(deadline, one, place) > 0) to = middle;
    else from = middle + 1;
  }
  return from;
}
