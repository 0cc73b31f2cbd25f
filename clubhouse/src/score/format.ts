/** A pair of numbers, one's own first. In the API side 0 is first: `sides.ts` turns one into the other. */
export type Pair = readonly [mine: number, theirs: number];

/** Between two numbers: a dash at which no line breaks. */
export const DASH = '\u2060–\u2060';

export interface OwnSet {
  readonly games: Pair;
  readonly tiebreak?: Pair;
}

/** Whoever first has `games` with a lead of `winBy` wins it; `cap` ends it with any lead. */
export interface RaceRules {
  readonly games: number;
  readonly winBy: number;
  readonly cap: number | null;
  readonly tiebreak: { readonly at: number; readonly to: number; readonly winBy: number } | null;
}

/** A set of exactly this many games, or one that the clock ends. */
type SetRules = RaceRules | { readonly total: number } | { readonly timed: true };

export interface MatchTiebreakRules {
  readonly matchTiebreak: {
    readonly to: number;
    readonly winBy: number;
    readonly points?: 'required' | 'optional';
  };
}

/** One way to play a set. */
export type SetVariant = SetRules | MatchTiebreakRules;

type Either<W> = { readonly either: readonly W[] };

/** How a match is played and which results are possible. */
export interface Format {
  readonly bestOf: number;
  readonly set: SetRules | Either<RaceRules>;
  readonly finalSet: SetVariant | Either<RaceRules | MatchTiebreakRules> | null;
  readonly draws: boolean;
  readonly unfinished: 'refused' | 'as_it_stands' | 'by_games';
  /** A set that the clock stopped is won by this lead; missing or null: it counts for nobody. */
  readonly unfinishedSet?: { readonly lead: number } | null;
  /** Whether a match in which nothing was finished is a result (SCO-14). */
  readonly mayBeNothing?: boolean;
  readonly playAll: boolean;
}

interface ResultRules {
  readonly format: Omit<Format, 'mayBeNothing'>;
  readonly points: { readonly byResult: readonly { readonly result: string }[] };
}

/** What a competition's rules, as the API has them, say of possible results. */
export function formatFrom({ format, points }: ResultRules): Format {
  const isNamed = points.byResult.some(({ result }) => result === '0-0');
  return { ...format, mayBeNothing: isNamed && format.draws && format.unfinished !== 'refused' };
}

/** The ways of a set by its place, from 0: the last one that can be may have its own. */
export function waysAt({ bestOf, set, finalSet }: Format, index: number): readonly SetVariant[] {
  return waysOf((index === bestOf - 1 ? finalSet : null) ?? set);
}

function waysOf(set: SetVariant | Either<SetVariant>): readonly SetVariant[] {
  return 'either' in set ? set.either : [set];
}

export function isMatchTiebreak(way: SetVariant): way is MatchTiebreakRules {
  return 'matchTiebreak' in way;
}

/** What a game is played to at least, where its figures are points. */
export const MIN_POINTS_RACE = 10;

/** Whether the result is told in games: the match is one set of games, and no game of points. */
export function countsGames(format: Format): boolean {
  const isOfGames = (way: SetVariant) =>
    !isMatchTiebreak(way) && !('games' in way && way.games >= MIN_POINTS_RACE);
  return format.bestOf === 1 && waysAt(format, 0).every(isOfGames);
}

/** Whether the set by its place is nothing but a match tiebreak. */
export function isOnlyTiebreak(format: Format, index: number): boolean {
  return waysAt(format, index).every(isMatchTiebreak);
}

/** Whether a set that ended so had a tiebreak in it, whose points can be told. */
export function hadTiebreak(ways: readonly SetVariant[], games: Pair): boolean {
  return tiebreakOf(ways, games) !== null;
}

function tiebreakOf(ways: readonly SetVariant[], [mine, theirs]: Pair): RaceRules['tiebreak'] {
  for (const way of ways) {
    const tiebreak = 'tiebreak' in way ? way.tiebreak : null;
    if (tiebreak === null || Math.min(mine, theirs) !== tiebreak.at) continue;
    if (Math.max(mine, theirs) === tiebreak.at + 1) return tiebreak;
  }
  return null;
}

/** Both points of a tiebreak, of the loser's: 4 is 7-4, and 9 is 11-9; null where there was none. */
export function tiebreakPoints(
  ways: readonly SetVariant[],
  games: Pair,
  losersPoints: number,
): Pair | null {
  const race = tiebreakOf(ways, games) ?? matchTiebreakOf(ways, games);
  if (race === null) return null;
  const winners = Math.max(race.to, losersPoints + race.winBy);
  return games[0] > games[1] ? [winners, losersPoints] : [losersPoints, winners];
}

/** A match tiebreak can be written as a set of one game, too. */
function matchTiebreakOf(ways: readonly SetVariant[], games: Pair) {
  if (Math.max(...games) !== 1 || Math.min(...games) !== 0) return null;
  return ways.find(isMatchTiebreak)?.matchTiebreak ?? null;
}
