import type { Id } from '../../shared/ids.ts';
import { endingSet } from './ending-set.ts';
import { endingFor, Evidence, mixedEndings } from './evidence.ts';
import type { OpenDivision } from './open-division.ts';
import { moversOf } from './possible-fates.ts';
import { type Question, Search, type SearchSpace } from './search.ts';
import { OpenTallies } from './tally-range.ts';

/** Up to so many open matches every question is searched through. */
const MAX_SEARCHED = 16;
const MAX_NODES = 3000;
/** Beyond, little more than the first bounds. */
const MAX_NODES_BEYOND = 30;
const MIXED_TABLES = 60;

/** Questions about one division, whose answers share what has been seen. */
export class Inquiry {
  readonly division: OpenDivision;
  readonly #space: SearchSpace;
  #isExact = true;

  constructor(division: OpenDivision) {
    this.division = division;
    const ids = division.entries.filter((one) => !one.withdrawn).map((one) => one.id);
    this.#space = {
      division,
      tallies: new OpenTallies(division),
      movers: moversOf(division, ids),
      all: endingSet(division.rules),
      evidence: new Evidence(division),
    };
  }

  /** Whether every question so far has been answered. */
  get isExact(): boolean {
    return this.#isExact;
  }

  get evidence(): Evidence {
    return this.#space.evidence;
  }

  /** Sees tables that show most of what is possible, so that little is to be searched for. */
  *lookAround(): Generator<void> {
    const { open, entries } = this.division;
    const { evidence, all } = this.#space;
    if (open.length === 0) return evidence.add([]);
    for (const { id } of entries) {
      yield;
      for (const sign of [1, -1]) {
        for (const others of [0, 1, -1]) evidence.add(open.map((match) => this.#pick(match.sides, id, sign, others)));
      }
    }
    for (let round = 0; round < MIXED_TABLES; round++) {
      if (round % 10 === 0) yield;
      evidence.add(mixedEndings(all.endings, open.length, round));
    }
  }

  #pick([zero, one]: readonly Id<'entry'>[], id: Id<'entry'>, sign: number, others: number) {
    const { endings } = this.#space.all;
    if (zero === id) return endingFor(endings, sign);
    return endingFor(endings, one === id ? -sign : others);
  }

  /** Null: not found out. Without open matches, what the table shows is all. */
  isPossible(question: Question): boolean | null {
    const { open } = this.division;
    const { id, fate, minWins } = question;
    if (open.length === 0) return this.evidence.hasSeen(id, fate, minWins);
    const maxNodes = open.length <= MAX_SEARCHED ? MAX_NODES : MAX_NODES_BEYOND;
    const answer = new Search(this.#space, question, maxNodes).isPossible();
    if (answer === null) this.#isExact = false;
    return answer;
  }

  /** How many matches an entry has still to play to be ranked. */
  missingPlayed(id: Id<'entry'>): number {
    return this.#space.tallies.missingPlayed(id);
  }

  openOf(id: Id<'entry'>): number {
    return this.division.open.filter(({ sides }) => sides.includes(id)).length;
  }
}
