import {
  type Format,
  isMatchTiebreak,
  type Pair,
  type RaceRules,
  type SetVariant,
  waysAt,
} from './format.ts';
import { mayEndSetsLevel } from './judge.ts';

/** Two rows of four with one place for other scores; or three. */
const FEW = 7;
const MANY = 11;

/** What the chips of a set offer, the winner's figure first (RPT-2). */
export interface OfferedScores {
  readonly sets: readonly Pair[];
  /** The scores of a match tiebreak, where it is one or may be. */
  readonly tiebreaks: readonly Pair[];
  /** Where a set may be nobody's. */
  readonly level: readonly Pair[];
}

export function offeredScores(format: Format, index: number): OfferedScores {
  const ways = waysAt(format, index);
  const sets = commonScores(ways.filter((way) => !isMatchTiebreak(way)));
  const tiebreaks = commonScores(ways.filter(isMatchTiebreak));
  const isSet = ([more, fewer]: Pair) => sets.some((one) => one[0] === more && one[1] === fewer);
  return {
    sets,
    tiebreaks: tiebreaks.filter((pair) => !isSet(pair)),
    level: mayEndSetsLevel(format) ? ways.flatMap(levelScores) : [],
  };
}

/**
 * How a set usually ends, the winner's first. Where there are too many, the closest are kept: the
 * others are entered one by one.
 */
export function commonScores(ways: readonly SetVariant[]): Pair[] {
  const bare = ways.flatMap(bareTiebreak);
  const all = unique(ways.flatMap(scoresOf));
  if (ways.length > 1) all.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const most = MANY - bare.length;
  return [...bare, ...(all.length + bare.length <= FEW ? all : all.slice(-most))];
}

/** A match tiebreak whose points nobody has to tell. */
function bareTiebreak(way: SetVariant): Pair[] {
  return isMatchTiebreak(way) && way.matchTiebreak.points === 'optional' ? [[1, 0]] : [];
}

function scoresOf(way: SetVariant): Pair[] {
  if (isMatchTiebreak(way)) return race(way.matchTiebreak.to, way.matchTiebreak.winBy, null);
  if ('timed' in way) return [];
  if ('total' in way) return ofTotal(way.total);
  return ofRace(way);
}

function levelScores(way: SetVariant): Pair[] {
  return 'total' in way && way.total % 2 === 0 ? [[way.total / 2, way.total / 2]] : [];
}

function ofRace({ games, winBy, cap, tiebreak }: RaceRules): Pair[] {
  if (tiebreak === null) return race(games, winBy, cap);
  const { at } = tiebreak;
  const straight = upTo(Math.min(games - winBy, at)).map((lost): Pair => [games, lost]);
  // 7-5, where the tiebreak comes at 6-6; none where it comes before both could be ahead by two.
  const extended = range(games + 1, at + winBy - 1)
    .filter((won) => won >= winBy && won - winBy < at && won <= at + 1)
    .map((won): Pair => [won, won - winBy]);
  return unique([...straight, ...extended, [at + 1, at]]);
}

/** To this many points, two ahead; 12-10 is the first beyond, and 10-9 where 10 is the most. */
function race(to: number, winBy: number, cap: number | null): Pair[] {
  const straight = upTo(to - winBy).map((lost): Pair => [to, lost]);
  const next = to + 1;
  const isPossible = winBy > 1 && next >= winBy && (cap === null || next <= cap);
  const beyond: Pair[] = isPossible ? [[next, next - winBy]] : [];
  const atCap: Pair[] = winBy > 1 && (cap === to || cap === next) ? [[cap, cap - 1]] : [];
  return [...straight, ...beyond, ...atCap];
}

function ofTotal(total: number): Pair[] {
  return upTo(Math.ceil(total / 2) - 1).map((lost): Pair => [total - lost, lost]);
}

function upTo(last: number): number[] {
  return range(0, last);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function unique(pairs: readonly Pair[]): Pair[] {
  return [...new Map(pairs.map((pair) => [pair.join('-'), pair])).values()];
}
