import type { CompetitionRules, RankingRule } from '../../competitions/rules/competition-rules.ts';
import { compareFractions, type Fraction, fraction } from './exact.ts';
import { type Encounter, noEncounter, type Tally } from './tally.ts';

type HeadToHeadRule = Extract<RankingRule, `head_to_head${string}`>;

/**
 * What the rule measures for each level entry, in order, with points in hundredths; null if the
 * rule does not apply.
 */
export function measureBy(
  { headToHead }: Pick<CompetitionRules, 'headToHead'>,
  rule: RankingRule,
  level: readonly Tally[],
): Fraction[] | null {
  if (rule === 'starting_place') return startingPlaces(level);
  if (!isHeadToHead(rule)) return level.map((tally) => measure(rule, tally));
  if (rule === 'head_to_head_two' && level.length !== 2) return null;
  if (headToHead === 'all_met' && !haveAllMet(level)) return null;
  return level.map((tally) => measureAmong(rule, amongLevel(tally, level)));
}

/**
 * Negative if the first is better: more is better under every rule, because "fewer" is a negative
 * measure.
 */
export function compareMeasures(one: Fraction, other: Fraction): number {
  return compareFractions(other, one);
}

function isHeadToHead(rule: RankingRule): rule is HeadToHeadRule {
  return rule.startsWith('head_to_head');
}

function measure(
  rule: Exclude<RankingRule, HeadToHeadRule | 'starting_place'>,
  tally: Tally,
): Fraction {
  const { setsWon, setsLost, gamesWon, gamesLost, played } = tally;
  switch (rule) {
    case 'points':
      return whole(tally.points);
    case 'points_per_match':
      return fraction(tally.points, played);
    case 'points_of_matches':
      return whole(tally.points - tally.walkoverPoints);
    case 'points_without_bonus':
      return whole(tally.points - tally.bonusPoints);
    case 'straight_sets_wins':
      return whole(tally.straightSetsWins);
    case 'sets_lost':
      return whole(-setsLost);
    case 'games_lost':
      return whole(-gamesLost);
    case 'sets_lost_per_match':
      return fraction(-setsLost, played);
    case 'games_lost_per_match':
      return fraction(-gamesLost, played);
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

/** Measures only the matches among level entries (STA-8). */
function measureAmong(rule: HeadToHeadRule, among: Encounter): Fraction {
  const { halfWins, setsWon, setsLost, gamesWon, gamesLost } = among;
  switch (rule) {
    case 'head_to_head_points':
      return whole(among.points);
    case 'head_to_head':
    case 'head_to_head_two':
      return fraction(halfWins, 2);
    case 'head_to_head_sets_difference':
      return whole(setsWon - setsLost);
    case 'head_to_head_sets_share':
      return fraction(setsWon, setsWon + setsLost);
    case 'head_to_head_games_difference':
      return whole(gamesWon - gamesLost);
    case 'head_to_head_games_share':
      return fraction(gamesWon, gamesWon + gamesLost);
  }
}

/** A higher start counts more; entries without a place come after, in order of entry (TIE-1). */
function startingPlaces(level: readonly Tally[]): Fraction[] {
  const last = Math.max(0, ...level.map(({ entry }) => entry.startingPlace ?? 0));
  const without = level
    .flatMap(({ entry }) => (entry.startingPlace === null ? entry.id : []))
    .toSorted();
  return level.map(({ entry: { id, startingPlace: place } }) =>
    whole(-(place ?? last + 1 + without.indexOf(id))),
  );
}

/** Whether each pair of level entries has a decided or drawn match. */
function haveAllMet(level: readonly Tally[]): boolean {
  return level.every(({ entry: { id }, against }) =>
    level.every(({ entry: other }) => other.id === id || against.has(other.id)),
  );
}

/** Everything an entry has from its matches with the other level entries. */
function amongLevel({ against }: Tally, level: readonly Tally[]): Encounter {
  const sum = noEncounter();
  for (const { entry } of level) {
    const one = against.get(entry.id);
    if (one === undefined) continue;
    sum.halfWins += one.halfWins;
    sum.points += one.points;
    sum.setsWon += one.setsWon;
    sum.setsLost += one.setsLost;
    sum.gamesWon += one.gamesWon;
    sum.gamesLost += one.gamesLost;
  }
  return sum;
}

function whole(value: number): Fraction {
  return fraction(value, 1);
}
