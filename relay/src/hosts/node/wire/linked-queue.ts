/** Where somebody stands in a line, until they leave it. */
export class Place<One> {
  readonly one: One;
  line: Line<One> | null;
  before: Place<One> | null = null;
  after: Place<One> | null = null;

  constructor(one: One, line: Line<One>) {
    this.one = one;
    this.line = line;
  }

  /** Does nothing where they have left already. */
  leave(): void {
    this.line?.remove(this);
  }
}

/**
 * First in, first out, and anybody may leave from the middle. A Set would do, but for what it costs
 * where sockets come and go by the thousand: it grows by being copied, and each copy that it leaves
 * behind keeps the sockets that were in it alive for the garbage collector, which then has twice as
 * much to carry and stops everybody for as long.
 */
export class Line<One> {
  #first: Place<One> | null = null;
  #last: Place<One> | null = null;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): One | undefined {
    return this.#first?.one;
  }

  join(one: One): Place<One> {
    const place = new Place(one, this);
    place.before = this.#last;
    if (this.#last === null) this.#first = place;
    else this.#last.after = place;
    this.#last = place;
    this.#size += 1;
    return place;
  }

  shift(): One | undefined {
    const first = this.#first;
    first?.leave();
    return first?.one;
  }

  /** Everybody who is in it now, in order. */
  all(): One[] {
    const all: One[] = [];
    for (let place = this.#first; place !== null; place = place.after) all.push(place.one);
    return all;
  }

  /** For `Place.leave`. */
  remove(place: Place<One>): void {
    const { before, after } = place;
    if (before === null) this.#first = after;
    else before.after = after;
    if (after === null) this.#last = before;
    else after.before = before;
    // Whoever has left must not hold those who stay.
    place.line = place.before = place.after = null;
    this.#size -= 1;
  }
}
