import type { Id } from '../../shared/ids.ts';
import { endingSet } from './ending-set.ts';
import { Evidence } from './evidence.ts';
import { LookAround } from './look-around.ts';
import type { OpenDivision } from './open-division.ts';
import { moversOf } from './possible-fates.ts';
import { type Question, Search, type SearchSpace } from './search.ts';
import { OpenTallies } from './tally-range.ts';

/** Up to so many open matches every question is searched through. */
const MAX_SEARCHED = 16;
const MAX_NODES = 2000;
/** What makes something sure is not worth as much. */
const MAX_NODES_OF_NEED = 300;
/** With more open matches, little more than the first bounds. */
const MAX_NODES_BEYOND = 20;

/** @param open how many matches are open */
export function maxNodesFor(open: number, { minWins }: Pick<Question, 'minWins'>): number {
  if (open > MAX_SEARCHED) return MAX_NODES_BEYOND;
  return minWins > 0 ? MAX_NODES_OF_NEED : MAX_NODES;
}

/** Questions about one division, whose answers share what has been seen. */
export class Inquiry {
  readonly division: OpenDivision;
  readonly evidence: Evidence;
  readonly #space: SearchSpace;
  readonly #lookAround: LookAround;

  constructor(division: OpenDivision) {
    this.division = division;
    const tallies = new OpenTallies(division);
    const movers = moversOf(division, [...tallies.points.keys()]);
    const all = endingSet(division.rules);
    this.evidence = new Evidence(division);
    this.#space = { division, tallies, movers, all, evidence: this.evidence };
    this.#lookAround = new LookAround(division, tallies, movers, all.endings, this.evidence);
  }

  *lookAround(): Generator<void> {
    if (this.division.open.length === 0) this.evidence.add([]);
    else yield* this.#lookAround.steps();
  }

  /** Null: not found out. Without open matches, what the table shows is all. */
  *isPossible(question: Question): Generator<void, boolean | null> {
    const { open } = this.division;
    const { id, fate, minWins } = question;
    if (this.evidence.hasSeen(id, fate, minWins)) return true;
    if (open.length === 0) return false;
    if (minWins > 0 && open.length <= MAX_SEARCHED) {
      yield* this.#lookAround.plots(id, minWins);
      if (this.evidence.hasSeen(id, fate, minWins)) return true;
    }
    const maxNodes = maxNodesFor(open.length, question);
    return yield* new Search(this.#space, question, maxNodes).steps();
  }

  /** How many matches an entry has still to play to be ranked. */
  missingPlayed(id: Id<'entry'>): number {
    return this.#space.tallies.missingPlayed(id);
  }

  openOf(id: Id<'entry'>): number {
    return this.division.open.filter(({ sides }) => sides.includes(id)).length;
  }
}
