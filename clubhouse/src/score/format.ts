/** A pair of numbers, own side first. The API puts side 0 first; `sides.ts` converts. */
export type ScorePair = readonly [mine: number, theirs: number];

/** An en dash that prevents line breaks. */
export const DASH = '\u2060–\u2060';

export interface OwnSet {
  readonly games: ScorePair;
  readonly tiebreak?: ScorePair;
}

/** The first side with `games` and a lead of `winBy` wins; at `cap`, any lead wins. */
export interface RaceRules {
  readonly games: number;
  readonly winBy: number;
  readonly cap: number | null;
  readonly tiebreak: { readonly at: number; readonly to: number; readonly winBy: number } | null;
}

/** A set of exactly this many games, or a timed one. */
type SetRules = RaceRules | { readonly total: number } | { readonly timed: true };

export interface MatchTiebreakRules {
  readonly matchTiebreak: {
    readonly to: number;
    readonly winBy: number;
    readonly points?: 'required' | 'optional';
  };
}

export type SetVariant = SetRules | MatchTiebreakRules;

type Either<W> = { readonly either: readonly W[] };

export interface Format {
  readonly bestOf: number;
  readonly set: SetRules | Either<RaceRules>;
  readonly finalSet: SetVariant | Either<RaceRules | MatchTiebreakRules> | null;
  readonly draws: boolean;
  readonly unfinished: 'refused' | 'as_it_stands' | 'by_games';
  /** The lead that wins a set stopped by the clock; missing or null if such a set is void. */
  readonly unfinishedSet?: { readonly lead: number } | null;
  /** Whether a match without a finished set is a valid result (SCO-14). */
  readonly mayBeNothing?: boolean;
  readonly playAll: boolean;
}

interface ResultRules {
  readonly format: Omit<Format, 'mayBeNothing'>;
  readonly points: { readonly byResult: readonly { readonly result: string }[] };
}

/** Reads the possible results from a competition's API rules. */
export function readFormat({ format, points }: ResultRules): Format {
  const isNamed = points.byResult.some(({ result }) => result === '0-0');
  return { ...format, mayBeNothing: isNamed && format.draws && format.unfinished !== 'refused' };
}

/** The variants of a set by its index from 0; the last possible set may have its own. */
export function listVariantsAt(
  { bestOf, set, finalSet }: Pick<Format, 'bestOf' | 'set' | 'finalSet'>,
  index: number,
): readonly SetVariant[] {
  return listVariants((index === bestOf - 1 ? finalSet : null) ?? set);
}

function listVariants(set: SetVariant | Either<SetVariant>): readonly SetVariant[] {
  return 'either' in set ? set.either : [set];
}

export function isMatchTiebreak(variant: SetVariant): variant is MatchTiebreakRules {
  return 'matchTiebreak' in variant;
}

/** From this target on, the figures of a game are points. */
export const MIN_POINTS_RACE = 10;

/** Whether a set counts points, as in squash, where it is called a game. */
export function isPointsRace(variant: SetVariant | Either<SetVariant>): boolean {
  return 'games' in variant && variant.tiebreak === null && variant.games >= MIN_POINTS_RACE;
}

/** Whether the result is counted in games: a single-set match not counted in points. */
export function isScoredInGames(format: Pick<Format, 'bestOf' | 'set' | 'finalSet'>): boolean {
  const isOfGames = (way: SetVariant) => !isMatchTiebreak(way) && !isPointsRace(way);
  return format.bestOf === 1 && listVariantsAt(format, 0).every(isOfGames);
}

export function isOnlyTiebreak(format: Format, index: number): boolean {
  return listVariantsAt(format, index).every(isMatchTiebreak);
}

/** Whether a set with this score contained a tiebreak, whose points can be reported. */
export function hasTiebreak(ways: readonly SetVariant[], games: ScorePair): boolean {
  return findTiebreak(ways, games) !== null;
}

function findTiebreak(
  ways: readonly SetVariant[],
  [mine, theirs]: ScorePair,
): RaceRules['tiebreak'] {
  for (const way of ways) {
    const tiebreak = 'tiebreak' in way ? way.tiebreak : null;
    if (tiebreak === null || Math.min(mine, theirs) !== tiebreak.at) continue;
    if (Math.max(mine, theirs) === tiebreak.at + 1) return tiebreak;
  }
  return null;
}

/** Both sides' points from the loser's: 4 means 7-4, 9 means 11-9; null if there is no tiebreak. */
export function findTiebreakPoints(
  ways: readonly SetVariant[],
  games: ScorePair,
  losersPoints: number,
): ScorePair | null {
  const race = findTiebreak(ways, games) ?? findMatchTiebreak(ways, games);
  if (race === null) return null;
  const winners = Math.max(race.to, losersPoints + race.winBy);
  return games[0] > games[1] ? [winners, losersPoints] : [losersPoints, winners];
}

/** A match tiebreak can also be written as a set of one game. */
function findMatchTiebreak(ways: readonly SetVariant[], games: ScorePair) {
  if (Math.max(...games) !== 1 || Math.min(...games) !== 0) return null;
  return ways.find(isMatchTiebreak)?.matchTiebreak ?? null;
}
