import { isMatchTiebreak, type OwnSet, type ScorePair, type SetVariant } from './format.ts';

/**
 * Mirrors the league's rules for a single set (SCO-2 to SCO-12), for results not sent yet. A test
 * compares both over every preset and over random formats.
 */

interface Race {
  readonly to: number;
  readonly winBy: number;
  readonly cap: number | null;
}

export type SetFault =
  | { readonly code: 'set_after_end' | 'no_tiebreak_here'; readonly params: object }
  | {
      readonly code: 'set_cannot_end' | 'set_is_level';
      readonly params: { readonly games: ScorePair };
    }
  | {
      readonly code: 'set_of_total';
      readonly params: { readonly games: number; readonly total: number };
    }
  | { readonly code: 'no_tiebreak_then'; readonly params: { readonly at: number } }
  | { readonly code: 'tiebreak_cannot_end'; readonly params: { readonly points: ScorePair } }
  | { readonly code: 'match_tiebreak_needs_points'; readonly params: { readonly to: number } }
  | {
      readonly code: 'match_tiebreak_cannot_end';
      readonly params: { readonly to: number; readonly points: ScorePair };
    };

/** The reason why the set cannot end like this in any variant; null if it can in one. */
export function findSetFault(
  ways: readonly SetVariant[],
  set: OwnSet,
  mayBeLevel: boolean,
): SetFault | null {
  const faults = ways.map((way) => ({ way, fault: findVariantFault(way, set, mayBeLevel) }));
  if (faults.some(({ fault }) => fault === null)) return null;
  const written = faults.find(({ way }) => isMatchTiebreak(way) === isOneGame(set.games));
  return (ways.length > 1 ? written : undefined)?.fault ?? faults[0]?.fault ?? null;
}

function findVariantFault(variant: SetVariant, set: OwnSet, mayBeLevel: boolean): SetFault | null {
  if (isMatchTiebreak(variant)) return findMatchTiebreakFault(variant.matchTiebreak, set);
  const { games } = set;
  if (isWon(variant, games) || (mayBeLevel && isLevelEnd(variant, games)))
    return findTiebreakFault(variant, set);
  const sum = games[0] + games[1];
  if ('total' in variant && sum !== variant.total) {
    return { code: 'set_of_total', params: { games: sum, total: variant.total } };
  }
  const isOfMore = 'total' in variant || 'timed' in variant;
  return { code: isOfMore ? 'set_is_level' : 'set_cannot_end', params: { games } };
}

function findMatchTiebreakFault(
  { to, winBy, points: rule }: { to: number; winBy: number; points?: 'required' | 'optional' },
  { games, tiebreak }: OwnSet,
): SetFault | null {
  if (tiebreak === undefined) {
    if (rule !== 'optional') return { code: 'match_tiebreak_needs_points', params: { to } };
    if (isOneGame(games)) return null;
    return { code: 'match_tiebreak_cannot_end', params: { to, points: games } };
  }
  const isEnd = isOneGame(games) && isRaceWon({ to, winBy, cap: null }, tiebreak);
  if (isEnd && compareNumbers(tiebreak) === compareNumbers(games)) return null;
  return { code: 'match_tiebreak_cannot_end', params: { to, points: tiebreak } };
}

function findTiebreakFault(
  variant: SetVariant,
  { games, tiebreak: points }: OwnSet,
): SetFault | null {
  if (points === undefined) return null;
  const rules = 'tiebreak' in variant ? variant.tiebreak : null;
  if (rules === null) return { code: 'no_tiebreak_here', params: {} };
  const { at, to, winBy } = rules;
  if (!isTiebreakScore(at, games)) return { code: 'no_tiebreak_then', params: { at } };
  const isSameSide = compareNumbers(points) === compareNumbers(games);
  if (isSameSide && isRaceWon({ to, winBy, cap: null }, points)) return null;
  return { code: 'tiebreak_cannot_end', params: { points } };
}

/** Whether a set may end level like this; races to a number cannot. */
function isLevelEnd(variant: SetVariant, [mine, theirs]: ScorePair): boolean {
  if (mine !== theirs) return false;
  return 'timed' in variant || ('total' in variant && mine + theirs === variant.total);
}

/** Whether a set can end with these games; for a match tiebreak, these points. */
export function canEnd(ways: readonly SetVariant[], games: ScorePair): boolean {
  return ways.some((way) => findSetFault([way], normaliseSet([way], { games }), false) === null);
}

/** Whether the set can stop like this, unfinished in at least one variant. */
export function isUnfinished(ways: readonly SetVariant[], set: OwnSet): boolean {
  return ways.some((way) => isUnfinishedVariant(way, set));
}

function isUnfinishedVariant(variant: SetVariant, { games, tiebreak }: OwnSet): boolean {
  if (isMatchTiebreak(variant)) {
    const { to, winBy } = variant.matchTiebreak;
    return isLove(games) && isRaceOpen({ to, winBy, cap: null }, tiebreak ?? [0, 0]);
  }
  if (!isOpen(variant, games)) return false;
  if (tiebreak === undefined) return true;
  const rules = 'tiebreak' in variant ? variant.tiebreak : null;
  if (rules === null || Math.min(...games) !== rules.at) return false;
  return isRaceOpen({ to: rules.to, winBy: rules.winBy, cap: null }, tiebreak);
}

/** The league compares and stores a match tiebreak as 1-0 with its points. */
export function normaliseSet(ways: readonly SetVariant[], set: OwnSet): OwnSet {
  const forms = ways.map((way) => ({ way, form: normaliseVariant(way, set) }));
  const ended = forms.find(({ way, form }) => findVariantFault(way, form, true) === null);
  const standing = forms.find(({ way, form }) => isUnfinishedVariant(way, form));
  return (ended ?? standing)?.form ?? set;
}

function normaliseVariant(variant: SetVariant, set: OwnSet): OwnSet {
  const { games, tiebreak } = set;
  if (!isMatchTiebreak(variant) || tiebreak !== undefined) return set;
  const { to, winBy, points } = variant.matchTiebreak;
  if (points === 'optional' && isOneGame(games)) return set;
  const race = { to, winBy, cap: null };
  if (isRaceWon(race, games)) {
    return { games: games[0] > games[1] ? [1, 0] : [0, 1], tiebreak: games };
  }
  return isRaceOpen(race, games) ? { games: [0, 0], tiebreak: games } : set;
}

type GamesRules = Exclude<SetVariant, { matchTiebreak: unknown }>;

function isWon(way: GamesRules, games: ScorePair): boolean {
  if ('timed' in way) return compareNumbers(games) !== 0;
  if ('total' in way) return games[0] + games[1] === way.total && compareNumbers(games) !== 0;
  const { games: to, winBy, cap, tiebreak } = way;
  if (tiebreak !== null && isTiebreakScore(tiebreak.at, games)) return true;
  if (tiebreak !== null && Math.min(...games) >= tiebreak.at) return false;
  return isRaceWon({ to, winBy, cap }, games);
}

function isOpen(way: GamesRules, games: ScorePair): boolean {
  if ('timed' in way) return true;
  if ('total' in way) return games[0] + games[1] <= way.total && !isWon(way, games);
  const { games: to, winBy, cap, tiebreak } = way;
  if (tiebreak !== null && Math.max(...games) > tiebreak.at) return false;
  return isRaceOpen({ to, winBy, cap }, games);
}

function isTiebreakScore(at: number, games: ScorePair): boolean {
  const [high, low] = sortHighLow(games);
  return low === at && high === at + 1;
}

/** Whether a race is won, and was not won earlier: the winning point ends it. */
function isRaceWon(race: Race, games: ScorePair): boolean {
  const [high, low] = sortHighLow(games);
  const last = findHighestNumber(race);
  if (high === low || high < race.to || (last !== null && high > last)) return false;
  const gap = high - low;
  if (high === race.to) return high === last || gap >= race.winBy;
  return gap === race.winBy || (high === last && gap < race.winBy);
}

function isRaceOpen(race: Race, games: ScorePair): boolean {
  const [high, low] = sortHighLow(games);
  const last = findHighestNumber(race);
  if (last !== null && high >= last) return false;
  return high < race.to || high - low < race.winBy;
}

/** The highest reachable number: the target, if a lead of one is enough. Null if there is none. */
function findHighestNumber({ to, winBy, cap }: Race): number | null {
  return winBy === 1 ? to : cap;
}

function sortHighLow([one, other]: ScorePair): ScorePair {
  return one > other ? [one, other] : [other, one];
}

function compareNumbers([one, other]: ScorePair): number {
  return Math.sign(one - other);
}

export function isLove([one, other]: ScorePair): boolean {
  return one === 0 && other === 0;
}

function isOneGame(games: ScorePair): boolean {
  return Math.max(...games) === 1 && Math.min(...games) === 0;
}
