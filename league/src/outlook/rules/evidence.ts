import type { LedgerMatch } from '../../ledger/rules/ledger.ts';
import type { Id } from '../../shared/ids.ts';
import type { Fate } from './certainty.ts';
import type { Ending } from './endings.ts';
import { fatesIn } from './final-fates.ts';
import type { OpenDivision } from './open-division.ts';

/** Ends of the open matches after which the final table does something with an entry. */
export interface Witness {
  readonly endings: readonly Ending[];
  /** How many of its open matches the entry wins. */
  readonly wins: number;
}

/** What tables that may come have shown. Each is a real one: what it shows is possible. */
export class Evidence {
  readonly #division: OpenDivision;
  readonly #index: ReadonlyMap<LedgerMatch, number>;
  readonly #seen = new Map<string, Witness>();

  constructor(division: OpenDivision) {
    this.#division = division;
    this.#index = new Map(division.open.map((match, index) => [match, index]));
  }

  /** That with the most own wins, where there is one. */
  witnessOf(id: Id<'entry'>, fate: Fate): Witness | undefined {
    return this.#seen.get(`${id} ${fate}`);
  }

  hasSeen(id: Id<'entry'>, fate: Fate, minWins: number): boolean {
    const witness = this.witnessOf(id, fate);
    return witness !== undefined && witness.wins >= minWins;
  }

  /** Works out the final table after these ends. */
  add(endings: readonly Ending[]): void {
    const matches = this.#division.matches.map((match): LedgerMatch => {
      const index = this.#index.get(match);
      return index === undefined ? match : { ...match, result: endings[index]?.result ?? null };
    });
    const wins = this.#winsIn(endings);
    for (const [id, fates] of fatesIn(this.#division, matches)) {
      const witness = { endings, wins: wins.get(id) ?? 0 };
      for (const fate of fates) {
        if (!this.hasSeen(id, fate, witness.wins)) this.#seen.set(`${id} ${fate}`, witness);
      }
    }
  }

  #winsIn(endings: readonly Ending[]): Map<Id<'entry'>, number> {
    const wins = new Map<Id<'entry'>, number>();
    for (const [index, { sides }] of this.#division.open.entries()) {
      for (const side of [0, 1] as const) {
        if (!endings[index]?.credits[side].won) continue;
        wins.set(sides[side], (wins.get(sides[side]) ?? 0) + 1);
      }
    }
    return wins;
  }
}

/** Endings in an order of their own that is always the same, to see many kinds of tables. */
export function mixedEndings(endings: readonly Ending[], count: number, round: number): Ending[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = Math.imul(round * 7919 + index * 104_729 + 1, 2_654_435_761) >>> 8;
    const ending = endings[mixed % endings.length];
    if (ending === undefined) throw new Error('A match can always end unplayed');
    return ending;
  });
}
