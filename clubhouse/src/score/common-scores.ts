import {
  type Format,
  isMatchTiebreak,
  type ScorePair,
  type RaceRules,
  type SetVariant,
  listVariantsAt,
} from './format.ts';
import { mayEndSetsLevel } from './judge.ts';

/** Maximum number of chips: two rows of four, or three and one for other scores. */
const FEW = 7;
const MANY = 11;

/** The scores offered as chips for a set, the winner's figure first (RPT-2). */
export interface OfferedScores {
  readonly sets: readonly ScorePair[];
  /** Scores of a match tiebreak, if the set is or may be one. */
  readonly tiebreaks: readonly ScorePair[];
  /** Level scores, if a set can end without a winner. */
  readonly level: readonly ScorePair[];
}

export function listOfferedScores(format: Format, index: number): OfferedScores {
  const ways = listVariantsAt(format, index);
  const sets = listCommonScores(ways.filter((way) => !isMatchTiebreak(way)));
  const tiebreaks = listCommonScores(ways.filter(isMatchTiebreak));
  const isSet = ([more, fewer]: ScorePair) =>
    sets.some((one) => one[0] === more && one[1] === fewer);
  return {
    sets,
    tiebreaks: tiebreaks.filter((pair) => !isSet(pair)),
    level: mayEndSetsLevel(format) ? ways.flatMap(listLevelScores) : [],
  };
}

/** The winner's games first. If there are too many scores, keeps the closest; others are typed. */
export function listCommonScores(ways: readonly SetVariant[]): ScorePair[] {
  const bare = ways.flatMap(listBareTiebreakScores);
  const all = dedupePairs(ways.flatMap(listScores));
  if (ways.length > 1) all.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const most = MANY - bare.length;
  return [...bare, ...(all.length + bare.length <= FEW ? all : all.slice(-most))];
}

/** The score 1-0 of a match tiebreak whose points may be omitted. */
function listBareTiebreakScores(way: SetVariant): ScorePair[] {
  return isMatchTiebreak(way) && way.matchTiebreak.points === 'optional' ? [[1, 0]] : [];
}

function listScores(way: SetVariant): ScorePair[] {
  if (isMatchTiebreak(way))
    return listRaceScores(way.matchTiebreak.to, way.matchTiebreak.winBy, null);
  if ('timed' in way) return [];
  if ('total' in way) return listTotalScores(way.total);
  return listRaceSetScores(way);
}

function listLevelScores(way: SetVariant): ScorePair[] {
  return 'total' in way && way.total % 2 === 0 ? [[way.total / 2, way.total / 2]] : [];
}

function listRaceSetScores({ games, winBy, cap, tiebreak }: RaceRules): ScorePair[] {
  if (tiebreak === null) return listRaceScores(games, winBy, cap);
  const { at } = tiebreak;
  const straight = listNumbersTo(Math.min(games - winBy, at)).map((lost): ScorePair => [
    games,
    lost,
  ]);
  // 7-5 if the tiebreak comes at 6-6; none if it comes too early for a lead of two.
  const extended = listNumbers(games + 1, at + winBy - 1)
    .filter((won) => won >= winBy && won - winBy < at && won <= at + 1)
    .map((won): ScorePair => [won, won - winBy]);
  return dedupePairs([...straight, ...extended, [at + 1, at]]);
}

/** Scores with a lead of two: 12-10 is the first beyond the target; with a cap of 10, 10-9. */
function listRaceScores(to: number, winBy: number, cap: number | null): ScorePair[] {
  const straight = listNumbersTo(to - winBy).map((lost): ScorePair => [to, lost]);
  const next = to + 1;
  const isPossible = winBy > 1 && next >= winBy && (cap === null || next <= cap);
  const beyond: ScorePair[] = isPossible ? [[next, next - winBy]] : [];
  const atCap: ScorePair[] = winBy > 1 && (cap === to || cap === next) ? [[cap, cap - 1]] : [];
  return [...straight, ...beyond, ...atCap];
}

function listTotalScores(total: number): ScorePair[] {
  return listNumbersTo(Math.ceil(total / 2) - 1).map((lost): ScorePair => [total - lost, lost]);
}

function listNumbersTo(last: number): number[] {
  return listNumbers(0, last);
}

function listNumbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function dedupePairs(pairs: readonly ScorePair[]): ScorePair[] {
  return [...new Map(pairs.map((pair) => [pair.join('-'), pair])).values()];
}
