import type { RankingRule } from '../../competitions/rules/competition-rules.ts';
import { compareFractions, type Fraction, fraction } from './exact.ts';
import type { Tally } from './tally.ts';

/**
 * What the rule sees of each among those level, in their order, points in hundredths; null
 * where the rule does not apply.
 */
export function measureBy(rule: RankingRule, level: readonly Tally[]): Fraction[] | null {
  if (rule === 'head_to_head' || rule === 'head_to_head_two') {
    if (rule === 'head_to_head_two' && level.length !== 2) return null;
    return headToHead(level);
  }
  return level.map((tally) => measure(rule, tally));
}

/** Negative when the first is better: more is better under every rule. */
export function compareMeasures(one: Fraction, other: Fraction): number {
  return compareFractions(other, one);
}

function measure(
  rule: Exclude<RankingRule, 'head_to_head' | 'head_to_head_two'>,
  tally: Tally,
): Fraction {
  const { setsWon, setsLost, gamesWon, gamesLost } = tally;
  switch (rule) {
    case 'points':
      return whole(tally.points);
    case 'matches_won':
      return whole(tally.won);
    case 'matches_played':
      return whole(tally.played);
    case 'sets_difference':
      return whole(setsWon - setsLost);
    case 'sets_share':
      return fraction(setsWon, setsWon + setsLost);
    case 'sets_won':
      return whole(setsWon);
    case 'games_difference':
      return whole(gamesWon - gamesLost);
    case 'games_share':
      return fraction(gamesWon, gamesWon + gamesLost);
    case 'games_won':
      return whole(gamesWon);
  }
}

/** Wins among those level; null unless each pair of them has a decided match (STA-8). */
function headToHead(level: readonly Tally[]): Fraction[] | null {
  const wins: Fraction[] = [];
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

function whole(value: number): Fraction {
  return fraction(value, 1);
}
