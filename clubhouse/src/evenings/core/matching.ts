/**
 * Pairs vertices along edges: as many as possible, and the most urgent (Edmonds' blossom algorithm).
 *
 * Vertices are numbered from the most urgent. The sets of vertices that a matching can cover form a
 * matroid. Taking vertices in that order is therefore best for all weights that fall in it.
 * @param neighbours by vertex, the preferred ones first
 * @returns the partner of each vertex, or -1
 */
export function matchVertices(neighbours: readonly (readonly number[])[]): number[] {
  const mates = neighbours.map(() => -1);
  const search = new PathSearch(neighbours, mates);
  for (const vertex of neighbours.keys()) if (mates[vertex] === -1) search.cover(vertex);
  return mates;
}

/** Grows a tree of alternating paths from one vertex at a time. */
class PathSearch {
  readonly #neighbours: readonly (readonly number[])[];
  readonly #mates: number[];
  /** The vertex before an inner one on its path from the root. */
  readonly #previous: number[];
  /** The base of the blossom that holds a vertex, itself outside any. */
  readonly #base: number[];
  /** Vertices at an even distance from the root, in the order in which they were reached. */
  readonly #outer = new Set<number>();
  #root = -1;

  constructor(neighbours: readonly (readonly number[])[], mates: number[]) {
    this.#neighbours = neighbours;
    this.#mates = mates;
    this.#previous = mates.map(() => -1);
    this.#base = [...mates.keys()];
  }

  /** Covers a vertex if that uncovers no more urgent one. */
  cover(root: number): void {
    this.#root = root;
    this.#outer.add(root);
    const end = this.#findFreeVertex();
    if (end !== null) this.#flipPath(end);
    else this.#replaceLeastUrgent();
    for (const vertex of this.#outer) {
      // Inner vertices are neighbours of outer ones.
      for (const one of [vertex, ...(this.#neighbours[vertex] ?? [])]) {
        this.#previous[one] = -1;
        this.#base[one] = one;
      }
    }
    this.#outer.clear();
  }

  #findFreeVertex(): number | null {
    // A set's iterator also visits what is added on the way.
    for (const from of this.#outer) {
      for (const to of this.#neighbours[from] ?? []) {
        if (this.#base[from] === this.#base[to] || this.#mates[from] === to) continue;
        if (this.#outer.has(to)) this.#contract(from, to);
        else if (this.#previous[to] === -1) {
          this.#previous[to] = from;
          const mate = this.#mates[to] ?? -1;
          if (mate === -1) return to;
          this.#outer.add(mate);
        }
      }
    }
    return null;
  }

  /** Merges the odd cycle that an edge between two outer vertices closes: all its vertices become outer. */
  #contract(one: number, other: number): void {
    const base = this.#findSharedBase(one, other);
    const cycle = new Set([
      ...this.#markPath(one, base, other),
      ...this.#markPath(other, base, one),
    ]);
    for (const vertex of this.#listTree()) {
      if (!cycle.has(this.#baseOf(vertex))) continue;
      this.#base[vertex] = base;
      this.#outer.add(vertex);
    }
  }

  #findSharedBase(one: number, other: number): number {
    const above = new Set<number>();
    for (let at = this.#baseOf(one); ; at = this.#baseOf(this.#stepUp(at))) {
      above.add(at);
      if (at === this.#baseOf(this.#root)) break;
    }
    let at = this.#baseOf(other);
    while (!above.has(at)) at = this.#baseOf(this.#stepUp(at));
    return at;
  }

  /** Lets paths run around the cycle in the other direction too, and returns its bases. */
  #markPath(from: number, base: number, child: number): number[] {
    const bases: number[] = [];
    let [vertex, before] = [from, child];
    while (this.#baseOf(vertex) !== base) {
      const mate = this.#mates[vertex] ?? -1;
      bases.push(this.#baseOf(vertex), this.#baseOf(mate));
      this.#previous[vertex] = before;
      before = mate;
      vertex = this.#previous[mate] ?? -1;
    }
    return bases;
  }

  /** The next outer vertex on the way from an outer one to the root. */
  #stepUp(outer: number): number {
    return this.#previous[this.#mates[outer] ?? -1] ?? -1;
  }

  #baseOf(vertex: number): number {
    return this.#base[vertex] ?? vertex;
  }

  #listTree(): number[] {
    return [...this.#outer].flatMap((outer) => {
      const mate = this.#mates[outer] ?? -1;
      return mate === -1 ? [outer] : [outer, mate];
    });
  }

  /** Without a free vertex at hand, the root takes the place of a less urgent vertex. */
  #replaceLeastUrgent(): void {
    const least = Math.max(...this.#outer);
    if (least === this.#root) return;
    const mate = this.#mates[least] ?? -1;
    this.#mates[least] = -1;
    this.#flipPath(mate);
  }

  #flipPath(end: number): void {
    let vertex = end;
    while (vertex !== -1) {
      const before = this.#previous[vertex] ?? -1;
      const next = this.#mates[before] ?? -1;
      this.#mates[vertex] = before;
      this.#mates[before] = vertex;
      vertex = next;
    }
  }
}
