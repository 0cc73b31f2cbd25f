import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { toHundredths } from '../../ledger/rules/exact.ts';
import { type Encounter, minimumFor, type Tally, tallyMatches } from '../../ledger/rules/tally.ts';
import type { Id } from '../../shared/ids.ts';
import type { CreditBound, CreditRange, EndingSet } from './ending-set.ts';
import type { OpenDivision } from './open-division.ts';

/** What an entry has at the worst and at the best when the table is final. */
export interface TallyRange {
  readonly id: Id<'entry'>;
  readonly low: Tally;
  readonly high: Tally;
  /** Whether it has played enough to be ranked: null where that is open. */
  readonly isRanked: boolean | null;
}

/** The tallies of a division without its open matches, to which those are added as they may end. */
export class OpenTallies {
  readonly #rules: CompetitionRules;
  readonly #open: OpenDivision['open'];
  readonly #base: readonly Tally[];
  readonly #fixtures = new Map<Id<'entry'>, number>();

  constructor({ rules, entries, matches, open }: OpenDivision) {
    this.#rules = rules;
    this.#open = open;
    const stillOpen = new Set(open);
    const closed = matches.filter((match) => !stillOpen.has(match));
    // The bonus for playing every match is for when all of them are known.
    const bare = { ...rules, points: { ...rules.points, bonus: matchBonuses(rules) } };
    this.#base = tallyMatches(bare, entries, closed, true).filter((one) => !one.entry.withdrawn);
    for (const { entry, fixtures } of this.#base) this.#fixtures.set(entry.id, fixtures);
    for (const id of open.flatMap(({ sides }) => sides)) {
      this.#fixtures.set(id, (this.#fixtures.get(id) ?? 0) + 1);
    }
  }

  /** Of those that have not withdrawn, from what is played. */
  get points(): Map<Id<'entry'>, number> {
    return new Map(this.#base.map(({ entry, points }) => [entry.id, points]));
  }

  /** How many matches an entry has still to play to be ranked. */
  missingPlayed(id: Id<'entry'>): number {
    const base = this.#base.find(({ entry }) => entry.id === id);
    if (base === undefined || !this.#rules.unrankedBelowMinimum) return 0;
    return minimumFor(this.#rules, this.#fixtures.get(id) ?? 0) - base.played;
  }

  /** @param ends of each open match, how it may end */
  rangesWith(ends: readonly EndingSet[]): TallyRange[] {
    const own = new Map<Id<'entry'>, OpenRange[]>(this.#base.map(({ entry }) => [entry.id, []]));
    for (const [index, { sides }] of this.#open.entries()) {
      const ranges = ends[index]?.ranges;
      if (ranges === undefined) continue;
      own.get(sides[0])?.push({ opponent: sides[1], range: ranges[0] });
      own.get(sides[1])?.push({ opponent: sides[0], range: ranges[1] });
    }
    return this.#base.map((base) => this.#rangeOf(base, own.get(base.entry.id) ?? []));
  }

  #rangeOf(base: Tally, own: readonly OpenRange[]): TallyRange {
    const fixtures = this.#fixtures.get(base.entry.id) ?? 0;
    const isAsPlayed = this.#rules.headToHead === 'as_played';
    const low = new BoundTally({ base, own, bound: 'low', fixtures, isAsPlayed });
    const high = new BoundTally({ base, own, bound: 'high', fixtures, isAsPlayed });
    const bonus = everyMatchBonus(this.#rules);
    // What is not played by anybody earns no bonus for all that was.
    const [isSure, isPossible] = [low, high].map(
      ({ played }) => fixtures > 0 && played >= fixtures,
    );
    low.points += isSure ? bonus : Math.min(0, isPossible ? bonus : 0);
    high.points += isSure ? bonus : Math.max(0, isPossible ? bonus : 0);
    return { id: base.entry.id, low, high, isRanked: this.#isRanked(low, high) };
  }

  #isRanked(low: Tally, high: Tally): boolean | null {
    if (!this.#rules.unrankedBelowMinimum) return true;
    const minimum = minimumFor(this.#rules, low.fixtures);
    if (low.played >= minimum) return true;
    return high.played >= minimum ? null : false;
  }
}

function matchBonuses({ points }: CompetitionRules): CompetitionRules['points']['bonus'] {
  return points.bonus.filter(({ when }) => when !== 'every_match_played');
}

function everyMatchBonus({ points }: CompetitionRules): number {
  return points.bonus
    .filter(({ when }) => when === 'every_match_played')
    .reduce((sum, bonus) => sum + toHundredths(bonus.points), 0);
}

interface OpenRange {
  readonly opponent: Id<'entry'>;
  readonly range: CreditRange;
}

interface BoundInput {
  readonly base: Tally;
  readonly own: readonly OpenRange[];
  readonly bound: 'low' | 'high';
  readonly fixtures: number;
  readonly isAsPlayed: boolean;
}

/** The worst or the best that an entry may have. Encounters are worked out where they are asked for. */
class BoundTally implements Tally {
  readonly entry: Tally['entry'];
  readonly fixtures: number;
  readonly drawn = 0;
  readonly lost = 0;
  readonly unplayed = 0;
  played: number;
  won: number;
  setsWon: number;
  setsLost: number;
  gamesWon: number;
  gamesLost: number;
  points: number;
  readonly #input: BoundInput;
  #against: Map<Id<'entry'>, Encounter> | null = null;

  constructor(input: BoundInput) {
    const { base, own, bound, fixtures } = input;
    this.#input = input;
    this.entry = base.entry;
    this.fixtures = fixtures;
    this.played = base.played;
    this.won = base.won;
    this.setsWon = base.setsWon;
    this.setsLost = base.setsLost;
    this.gamesWon = base.gamesWon;
    this.gamesLost = base.gamesLost;
    this.points = base.points;
    for (const { range } of own) this.#add(range[bound]);
  }

  #add(one: CreditBound): void {
    this.played += one.played;
    this.won += one.won;
    this.setsWon += one.setsWon;
    this.setsLost += one.setsLost;
    this.gamesWon += one.gamesWon;
    this.gamesLost += one.gamesLost;
    this.points += one.points;
  }

  get against(): Map<Id<'entry'>, Encounter> {
    this.#against ??= encounters(this.#input);
    return this.#against;
  }
}

/** With `all_met`, those whom one has met for sure, at the best those whom one may have met. */
function encounters({ base, own, bound, isAsPlayed }: BoundInput): Map<Id<'entry'>, Encounter> {
  const against = new Map(base.against);
  const met = new Set(against.keys());
  for (const { opponent, range } of own) {
    const one = range[bound];
    if (one.met === 1) met.add(opponent);
    const before = against.get(opponent);
    against.set(opponent, {
      halfWins: (before?.halfWins ?? 0) + one.halfWins,
      setsWon: (before?.setsWon ?? 0) + one.setsWon,
      setsLost: (before?.setsLost ?? 0) + one.setsLost,
      gamesWon: (before?.gamesWon ?? 0) + one.gamesWon,
      gamesLost: (before?.gamesLost ?? 0) + one.gamesLost,
    });
  }
  if (isAsPlayed) return against;
  return new Map([...against].filter(([opponent]) => met.has(opponent)));
}
