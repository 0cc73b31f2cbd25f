import { byUrgency, type ChasePlace, placeOf } from './chase-cursor.ts';
import type { ChaseRow } from './chase-schema.ts';

/** The most urgent rows behind a place, of however many: no more are held than twice a page. */
export class MostUrgent {
  readonly #size: number;
  readonly #after: ChasePlace | undefined;
  #rows: { readonly row: ChaseRow; readonly place: ChasePlace }[] = [];
  #total = 0;

  /** @param after where the page before ended */
  constructor(size: number, after: ChasePlace | undefined) {
    this.#size = size;
    this.#after = after;
  }

  /** Rows of all pages. */
  get total(): number {
    return this.#total;
  }

  add(row: ChaseRow): void {
    this.#total += 1;
    const place = placeOf(row);
    if (this.#after !== undefined && byUrgency(place, this.#after) <= 0) return;
    this.#rows.push({ row, place });
    if (this.#rows.length >= 2 * this.#size) this.#cut();
  }

  /** In their order. */
  rows(): ChaseRow[] {
    this.#cut();
    return this.#rows.map(({ row }) => row);
  }

  #cut(): void {
    this.#rows.sort((one, other) => byUrgency(one.place, other.place));
    this.#rows.length = Math.min(this.#rows.length, this.#size);
  }
}
