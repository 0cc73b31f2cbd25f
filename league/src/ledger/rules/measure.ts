import type { RankingRule } from '../../competitions/rules/competition-rules.ts';
import { compareFractions, type Fraction, fraction, toPoints } from './exact.ts';
import type { Tally } from './tally.ts';

/** What a ranking rule sees of one entry among those level with it. */
export interface Measure {
  readonly value: Fraction;
  readonly text: string;
}

/** The measure of each by the rule, in their order; null where the rule does not apply. */
export function measureBy(rule: RankingRule, level: readonly Tally[]): Measure[] | null {
  if (rule === 'head_to_head' || rule === 'head_to_head_two') {
    if (rule === 'head_to_head_two' && level.length !== 2) return null;
    return headToHead(level);
  }
  return level.map((tally) => measure(rule, tally));
}

/** Negative when the first is better: more is better under every rule. */
export function compareMeasures(one: Measure, other: Measure): number {
  return compareFractions(other.value, one.value);
}

function measure(
  rule: Exclude<RankingRule, 'head_to_head' | 'head_to_head_two'>,
  tally: Tally,
): Measure {
  const { setsWon, setsLost, gamesWon, gamesLost } = tally;
  switch (rule) {
    case 'points':
      return { value: fraction(tally.points, 1), text: String(toPoints(tally.points)) };
    case 'matches_won':
      return whole(tally.won);
    case 'matches_played':
      return whole(tally.played);
    case 'sets_difference':
      return whole(setsWon - setsLost);
    case 'sets_share':
      return share(setsWon, setsWon + setsLost);
    case 'sets_won':
      return whole(setsWon);
    case 'games_difference':
      return whole(gamesWon - gamesLost);
    case 'games_share':
      return share(gamesWon, gamesWon + gamesLost);
    case 'games_won':
      return whole(gamesWon);
  }
}

/** Wins among those level; null unless each pair of them has a decided match (STA-8). */
function headToHead(level: readonly Tally[]): Measure[] | null {
  const wins: Measure[] = [];
  for (const tally of level) {
    let sum = 0;
    for (const { entry } of level) {
      if (entry.id === tally.entry.id) continue;
      const won = tally.winsAgainst.get(entry.id);
      if (won === undefined) return null;
      sum += won;
    }
    wins.push(whole(sum));
  }
  return wins;
}

function whole(value: number): Measure {
  return { value: fraction(value, 1), text: String(value) };
}

function share(part: number, all: number): Measure {
  return { value: fraction(part, all), text: `${part} of ${all}` };
}
