import {
  type Format,
  isMatchTiebreak,
  type ScorePair,
  type SetVariant,
  listVariantsAt,
} from './format.ts';
import { mayEndSetsLevel } from './judge.ts';
import { canEnd } from './set-rules.ts';

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
  return dedupePairs([...bare, ...(all.length + bare.length <= FEW ? all : all.slice(-most))]);
}

/** The score 1-0 of a match tiebreak whose points may be omitted. */
function listBareTiebreakScores(variant: SetVariant): ScorePair[] {
  return isMatchTiebreak(variant) && variant.matchTiebreak.points === 'optional' ? [[1, 0]] : [];
}

/** The possible ends, up to one beyond the target or the tiebreak. */
function listScores(variant: SetVariant): ScorePair[] {
  if ('timed' in variant) return [];
  const [first, last] = findWinnersRange(variant);
  return listNumbers(0, last - 1)
    .flatMap((lost) =>
      listNumbers(Math.max(first, lost + 1), last).map((won): ScorePair => [won, lost]),
    )
    .filter((pair) => canEnd([variant], pair));
}

function findWinnersRange(way: Exclude<SetVariant, { timed: true }>): [number, number] {
  if (isMatchTiebreak(way)) return [way.matchTiebreak.to, way.matchTiebreak.to + 1];
  if ('total' in way) return [1, way.total];
  const { games, tiebreak } = way;
  return tiebreak === null
    ? [games, games + 1]
    : [Math.min(games, tiebreak.at + 1), Math.max(games, tiebreak.at + 1)];
}

function listLevelScores(variant: SetVariant): ScorePair[] {
  return 'total' in variant && variant.total % 2 === 0
    ? [[variant.total / 2, variant.total / 2]]
    : [];
}

function listNumbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function dedupePairs(pairs: readonly ScorePair[]): ScorePair[] {
  return [...new Map(pairs.map((pair) => [pair.join('-'), pair])).values()];
}
