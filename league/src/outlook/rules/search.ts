import type { Id } from '../../shared/ids.ts';
import type { Fate } from './certainty.ts';
import type { EndingSet } from './ending-set.ts';
import type { Evidence } from './evidence.ts';
import type { OpenDivision } from './open-division.ts';
import { type LooseFates, type Movers, possibleFates } from './possible-fates.ts';
import { endingFor } from './scenarios.ts';
import type { OpenTallies } from './tally-range.ts';

/** Others have their turn after so many. */
const NODES_BETWEEN_STEPS = 100;

/** Whether something may become of an entry that wins at least so many of its open matches. */
export interface Question {
  readonly id: Id<'entry'>;
  readonly fate: Fate;
  readonly minWins: number;
}

export interface SearchSpace {
  readonly division: OpenDivision;
  readonly tallies: OpenTallies;
  readonly movers: Movers;
  readonly all: EndingSet;
  readonly evidence: Evidence;
}

/**
 * Looks for ends of the open matches after which it does, and leaves out whatever the bounds rule
 * out. It counts the steps, never the time, so that the answer is always the same (OUT-4).
 */
export class Search {
  readonly #space: SearchSpace;
  readonly #question: Question;
  #nodes: number;

  constructor(space: SearchSpace, question: Question, maxNodes: number) {
    this.#space = space;
    this.#question = question;
    this.#nodes = maxNodes;
  }

  /** Null: not found out. */
  *steps(): Generator<void, boolean | null> {
    const { id, fate, minWins } = this.#question;
    if (this.#space.evidence.hasSeen(id, fate, minWins)) return true;
    return yield* this.#visit(this.#space.division.open.map(() => this.#space.all));
  }

  *#visit(ends: readonly EndingSet[]): Generator<void, boolean | null> {
    if (this.#nodes === 0) return null;
    this.#nodes -= 1;
    if (this.#nodes % NODES_BETWEEN_STEPS === 0) yield;
    const { division, tallies, movers } = this.#space;
    const { id, fate, minWins } = this.#question;
    if (this.#mostWins(ends) < minWins) return false;
    const ranges = tallies.rangesWith(ends);
    const loose = possibleFates(division.rules, movers, ranges, id);
    if (!loose.fates.has(fate)) return false;
    const unsure = ranges.filter(({ isRanked }) => isRanked === null);
    const near = new Set([...loose.near, ...unsure].map((one) => one.id));
    const next = this.#matchToSplit(ends, near);
    return next === null ? this.#tryTables(ends, loose) : yield* this.#split(ends, next);
  }

  *#split(ends: readonly EndingSet[], match: number): Generator<void, boolean | null> {
    let isOpen = false;
    for (const part of ends[match]?.parts ?? []) {
      const found = yield* this.#visit(ends.with(match, part));
      if (found === true) return true;
      if (found === null) isOpen = true;
      if (this.#nodes === 0) return null;
    }
    return isOpen ? null : false;
  }

  /** First the own matches, then those between two with whom the entry may change places. */
  #matchToSplit(ends: readonly EndingSet[], near: ReadonlySet<Id<'entry'>>): number | null {
    let best: number | null = null;
    let most = 0;
    for (const [index, { sides }] of this.#space.division.open.entries()) {
      if (ends[index]?.parts.length === 0) continue;
      const worth = sides.reduce((sum, id) => sum + this.#worthOf(id, near), 0);
      if (worth <= most) continue;
      best = index;
      most = worth;
    }
    return best;
  }

  #worthOf(id: Id<'entry'>, near: ReadonlySet<Id<'entry'>>): number {
    if (id === this.#question.id) return 3;
    return near.has(id) ? 1 : 0;
  }

  #mostWins(ends: readonly EndingSet[]): number {
    const { id } = this.#question;
    return this.#space.division.open.reduce((sum, { sides }, index) => {
      const side = sides.findIndex((one) => one === id);
      return sum + (side < 0 ? 0 : (ends[index]?.ranges[side]?.high.won ?? 0));
    }, 0);
  }

  /** Sets and games alone are open: a few tables in which they help one or the other. */
  #tryTables(ends: readonly EndingSet[], { near }: LooseFates): boolean | null {
    const { id, fate, minWins } = this.#question;
    const { evidence, division } = this.#space;
    for (const favours of favoursOf(
      id,
      near.map((one) => one.id),
    )) {
      const endings = division.open.map(({ sides: [zero, one] }, index) => {
        const favour = (favours.get(zero) ?? 0) - (favours.get(one) ?? 0);
        return endingFor(ends[index]?.endings ?? [], favour);
      });
      evidence.add(endings);
      this.#nodes = Math.max(0, this.#nodes - 1);
      if (evidence.hasSeen(id, fate, minWins)) return true;
    }
    return null;
  }
}

type Favours = ReadonlyMap<Id<'entry'>, number>;

function favoursOf(own: Id<'entry'>, near: readonly Id<'entry'>[]): Favours[] {
  const others = near.filter((id) => id !== own);
  return [1, -1].flatMap((sign) => {
    const against = new Map(others.map((id) => [id, -sign]));
    const alone = new Map(against).set(own, sign);
    return [alone, ...others.map((id) => new Map(alone).set(id, 2 * sign))];
  });
}
