import type { RankingRule } from '../../competitions/rules/competition-rules.ts';
import { toPoints } from './exact.ts';
import type { Separation } from './rank.ts';

const ON: Readonly<Record<RankingRule, string>> = {
  points: 'points',
  matches_won: 'matches won',
  matches_played: 'matches played',
  head_to_head: 'wins',
  head_to_head_two: 'wins',
  sets_difference: 'set difference',
  sets_share: 'share of sets won',
  sets_won: 'sets won',
  games_difference: 'game difference',
  games_share: 'share of games won',
  games_won: 'games won',
};

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** What separated a row from the one above, in words to read out (STA-9). */
export function separationSentence(
  above: string,
  { rule, value, valueAbove, among, isFirst }: Separation,
): string {
  const between = isFirst ? '' : ` ${amongPhrase(among)}`;
  return `behind ${above} on ${ON[rule]}${between}, ${value} to ${valueAbove}`;
}

function amongPhrase(among: Separation['among']): string {
  const count = NUMBERS[among.length] ?? String(among.length);
  const points = new Set(among.map((tally) => tally.points));
  const [shared] = points;
  const level = points.size === 1 && shared !== undefined ? ` on ${toPoints(shared)} points` : '';
  return among.length === 2 ? `between the two level${level}` : `among the ${count} level${level}`;
}
