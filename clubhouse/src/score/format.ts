/** A pair of numbers, one's own first. In the API side 0 is first: `sides.ts` turns one into the other. */
export type Pair = readonly [mine: number, theirs: number];

/** Between two numbers: a dash at which no line breaks. */
export const DASH = '\u2060–\u2060';

export interface OwnSet {
  readonly games: Pair;
  readonly tiebreak?: Pair;
}

/** How a set ends; where it is one of a total or a timed one, nothing else of it counts. */
export interface SetRules {
  readonly games: number;
  readonly winBy: number;
  readonly cap: number | null;
  readonly tiebreak: { readonly at: number; readonly to: number; readonly winBy: number } | null;
  /** A set of exactly so many games. */
  readonly total?: number | null;
  /** Ended by the clock: any unequal score counts. */
  readonly timed?: boolean;
}

export interface MatchTiebreakRules {
  readonly matchTiebreak: {
    readonly to: number;
    readonly winBy: number;
    readonly points?: 'required' | 'optional';
  };
}

/** What decides that a match is over, or may stand as it is. */
interface MatchRules {
  readonly draws?: boolean;
  readonly unfinished?: 'refused' | 'as_it_stands';
  readonly playAll?: boolean;
}

export interface Format extends MatchRules {
  readonly bestOf: number;
  readonly set: SetRules;
  readonly finalSet: SetRules | MatchTiebreakRules | null;
}

type Race = Pick<SetRules, 'games' | 'winBy' | 'cap' | 'tiebreak'>;
type Either<Way> = { readonly either: readonly Way[] };
type SetOfApi = Race | { readonly total: number } | { readonly timed: true };

/** As the API has it in `rules.format`. */
interface FormatOfApi extends MatchRules {
  readonly bestOf: number;
  readonly set: SetOfApi | Either<Race>;
  readonly finalSet: SetOfApi | MatchTiebreakRules | Either<Race | MatchTiebreakRules> | null;
}

const NO_RACE: Race = { games: 0, winBy: 1, cap: null, tiebreak: null };

export function formatOf({ set, finalSet: last, ...format }: FormatOfApi): Format {
  const finalSet = last === null ? null : firstWay(last);
  const isOfItsOwn = finalSet !== null && 'matchTiebreak' in finalSet;
  return {
    ...format,
    set: { ...NO_RACE, ...firstWay(set) },
    finalSet: finalSet === null || isOfItsOwn ? finalSet : { ...NO_RACE, ...finalSet },
  };
}

/** Of either of several, the scores of the first are offered; others are entered one by one. */
function firstWay<Way extends object>(set: Way | Either<Way>): Way {
  if (!isEither(set)) return set;
  const [first] = set.either;
  if (first === undefined) throw new Error('a set is played in none of several ways');
  return first;
}

function isEither<Way extends object>(set: Way | Either<Way>): set is Either<Way> {
  return 'either' in set;
}

/** The sets that a side needs to win the match. */
function setsNeeded({ bestOf }: Format): number {
  return Math.floor(bestOf / 2) + 1;
}

/** The rules of a set by its place, from 0: the last one that can be may have its own. */
export function rulesOfSet(format: Format, index: number): SetRules | MatchTiebreakRules {
  return (index === format.bestOf - 1 ? format.finalSet : null) ?? format.set;
}

export function isMatchTiebreak(rules: SetRules | MatchTiebreakRules): rules is MatchTiebreakRules {
  return 'matchTiebreak' in rules;
}

/** Whether a set that ended so had a tiebreak in it, whose points can be told. */
export function hadTiebreak(rules: SetRules | MatchTiebreakRules, [mine, theirs]: Pair): boolean {
  if (isMatchTiebreak(rules) || rules.tiebreak === null) return false;
  const { at } = rules.tiebreak;
  return Math.min(mine, theirs) === at && Math.max(mine, theirs) === at + 1;
}

/** Both points of a tiebreak, of the loser's: 4 is 7-4, and 9 is 11-9. */
export function tiebreakPoints(rules: SetRules, games: Pair, losersPoints: number): Pair | null {
  if (rules.tiebreak === null) return null;
  const { to, winBy } = rules.tiebreak;
  const winners = Math.max(to, losersPoints + winBy);
  return games[0] > games[1] ? [winners, losersPoints] : [losersPoints, winners];
}

/** The sets that each side has won, by who is ahead in each. */
export function setsWon(sets: readonly OwnSet[]): Pair {
  const mine = sets.filter(({ games }) => games[0] > games[1]).length;
  const theirs = sets.filter(({ games }) => games[0] < games[1]).length;
  return [mine, theirs];
}

export function isDecided(format: Format, sets: readonly OwnSet[]): boolean {
  const isWhole = format.playAll === true || (format.draws === true && format.bestOf === 1);
  if (isWhole) return sets.length >= format.bestOf;
  return Math.max(...setsWon(sets)) >= setsNeeded(format);
}
