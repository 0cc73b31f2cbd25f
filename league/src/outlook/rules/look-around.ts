import type { Id } from '../../shared/ids.ts';
import type { Ending } from './endings.ts';
import { type Evidence, mixedEndings } from './evidence.ts';
import type { OpenDivision } from './open-division.ts';
import type { Movers } from './possible-fates.ts';
import { endingsOf, Finishes, type Plot } from './scenarios.ts';
import type { OpenTallies } from './tally-range.ts';

const MIXED_TABLES = 60;
const TABLES_BETWEEN_STEPS = 20;

/** What tables are tried before anything is searched for: they show most of what is possible. */
export class LookAround {
  readonly #division: OpenDivision;
  readonly #movers: Movers;
  readonly #evidence: Evidence;
  readonly #endings: readonly Ending[];
  readonly #finishes: Finishes;
  readonly #points: ReadonlyMap<Id<'entry'>, number>;
  #tables = 0;

  constructor(
    division: OpenDivision,
    tallies: OpenTallies,
    movers: Movers,
    endings: readonly Ending[],
    evidence: Evidence,
  ) {
    this.#division = division;
    this.#movers = movers;
    this.#evidence = evidence;
    this.#endings = endings;
    this.#finishes = new Finishes(endings);
    this.#points = tallies.points;
  }

  *steps(): Generator<void> {
    for (let round = 0; round < MIXED_TABLES; round++) {
      yield* this.#add(mixedEndings(this.#endings, this.#division.open.length, round));
    }
    for (const id of this.#points.keys()) {
      yield* this.plots(id, 0);
      yield* this.plots(id, this.#division.open.length);
    }
  }

  /** Tables in which the entry wins so many of its matches, and more and more finish above it. */
  *plots(id: Id<'entry'>, wins: number): Generator<void> {
    const others = [...this.#points.keys()]
      .filter((one) => one !== id)
      .toSorted((one, other) => (this.#points.get(other) ?? 0) - (this.#points.get(one) ?? 0));
    for (const count of this.#counts(others.length)) {
      const uppers = new Set(others.slice(0, count));
      for (const isNarrow of [false, true]) {
        for (const leavesRestUnplayed of [false, true]) {
          const plot = { id, uppers, wins, isNarrow, leavesRestUnplayed, points: this.#points };
          yield* this.#plot(plot);
        }
      }
    }
  }

  /** Those about the lines, and all or none. */
  #counts(others: number): Set<number> {
    const { up, down } = this.#movers;
    const last = others + 1 - down;
    const counts = [0, up - 1, up, up + 1, last - 1, last, last + 1, others];
    return new Set(counts.filter((count) => count >= 0 && count <= others));
  }

  *#plot(plot: Plot): Generator<void> {
    yield* this.#add(endingsOf(this.#division, this.#finishes, plot));
  }

  *#add(endings: readonly Ending[]): Generator<void> {
    this.#evidence.add(endings);
    this.#tables += 1;
    if (this.#tables % TABLES_BETWEEN_STEPS === 0) yield;
  }
}
