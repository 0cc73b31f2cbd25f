import { isMatchTiebreak, type MatchTiebreakRules, type Pair, type SetRules } from './format.ts';

/** Two rows of four with one place for other scores; or three. */
const FEW = 7;
const MANY = 11;

/**
 * How a set usually ends, the winner's first: what the chips of a report offer (RPT-2). Where there
 * are too many, the closest are kept: the others are entered one by one.
 */
export function commonScores(rules: SetRules | MatchTiebreakRules): Pair[] {
  const all = isMatchTiebreak(rules)
    ? race(rules.matchTiebreak.to, rules.matchTiebreak.winBy, null)
    : ofSet(rules);
  return all.length <= FEW ? all : all.slice(-MANY);
}

function ofSet({ games, winBy, cap, tiebreak, total, timed }: SetRules): Pair[] {
  if (timed === true) return [];
  if (typeof total === 'number') return ofTotal(total);
  if (tiebreak === null) return race(games, winBy, cap);
  const { at } = tiebreak;
  const straight = upTo(Math.min(games - winBy, at)).map((lost): Pair => [games, lost]);
  // 7-5, where the tiebreak comes at 6-6; none where it comes before both could be ahead by two.
  const extended = range(games + 1, at + winBy - 1)
    .filter((won) => won - winBy < at && won <= at + 1)
    .map((won): Pair => [won, won - winBy]);
  return unique([...straight, ...extended, [at + 1, at]]);
}

/** To so many points, two ahead; 12-10 is the first beyond. */
function race(to: number, winBy: number, cap: number | null): Pair[] {
  const straight = upTo(to - winBy).map((lost): Pair => [to, lost]);
  const next = to + 1;
  const isPossible = winBy > 1 && (cap === null || next <= cap);
  return isPossible ? [...straight, [next, next - winBy]] : straight;
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
