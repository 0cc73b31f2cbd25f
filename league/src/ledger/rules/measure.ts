import type { CompetitionRules, RankingRule } from '../../competitions/rules/competition-rules.ts';
import { compareFractions, type Fraction, makeFraction } from './exact.ts';
import { type Encounter, makeEmptyEncounter, type Tally } from './tally.ts';

type HeadToHeadRule = Extract<RankingRule, `head_to_head${string}`>;

/** Measures each entry by a rule, points in hundredths; null if the rule does not apply. */
export function measureByRule(
  { headToHead }: Pick<CompetitionRules, 'headToHead'>,
  rule: RankingRule,
  level: readonly Tally[],
): Fraction[] | null {
  if (rule === 'starting_place') return measureStartingPlaces(level);
  if (!isHeadToHead(rule)) return level.map((tally) => measureTally(rule, tally));
  if (rule === 'head_to_head_two' && level.length !== 2) return null;
  if (headToHead === 'all_met' && !haveAllMet(level)) return null;
  return level.map((tally) => measureAmong(rule, sumAmongLevel(tally, level)));
}

/** Negative if the first is better. More is always better: rules that prefer fewer measure in negative numbers. */
export function compareMeasures(one: Fraction, other: Fraction): number {
  return compareFractions(other, one);
}

function isHeadToHead(rule: RankingRule): rule is HeadToHeadRule {
  return rule.startsWith('head_to_head');
}

function measureTally(
  rule: Exclude<RankingRule, HeadToHeadRule | 'starting_place'>,
  tally: Tally,
): Fraction {
  const { setsWon, setsLost, gamesWon, gamesLost, played } = tally;
  switch (rule) {
    case 'points':
      return toFraction(tally.points);
    case 'points_per_match':
      return makeFraction(tally.points, played);
    case 'points_of_matches':
      return toFraction(tally.points - tally.walkoverPoints);
    case 'points_without_bonus':
      return toFraction(tally.points - tally.bonusPoints);
    case 'straight_sets_wins':
      return toFraction(tally.straightSetsWins);
    case 'sets_lost':
      return toFraction(-setsLost);
    case 'games_lost':
      return toFraction(-gamesLost);
    case 'sets_lost_per_match':
      return makeFraction(-setsLost, played);
    case 'games_lost_per_match':
      return makeFraction(-gamesLost, played);
    case 'matches_won':
      return toFraction(tally.won);
    case 'matches_played':
      return toFraction(tally.played);
    case 'sets_difference':
      return toFraction(setsWon - setsLost);
    case 'sets_share':
      return makeFraction(setsWon, setsWon + setsLost);
    case 'sets_won':
      return toFraction(setsWon);
    case 'games_difference':
      return toFraction(gamesWon - gamesLost);
    case 'games_share':
      return makeFraction(gamesWon, gamesWon + gamesLost);
    case 'games_won':
      return toFraction(gamesWon);
  }
}

/** Measures only the matches among level entries (STA-8). */
function measureAmong(rule: HeadToHeadRule, among: Encounter): Fraction {
  const { halfWins, setsWon, setsLost, gamesWon, gamesLost } = among;
  switch (rule) {
    case 'head_to_head_points':
      return toFraction(among.points);
    case 'head_to_head':
    case 'head_to_head_two':
      return makeFraction(halfWins, 2);
    case 'head_to_head_sets_difference':
      return toFraction(setsWon - setsLost);
    case 'head_to_head_sets_share':
      return makeFraction(setsWon, setsWon + setsLost);
    case 'head_to_head_games_difference':
      return toFraction(gamesWon - gamesLost);
    case 'head_to_head_games_share':
      return makeFraction(gamesWon, gamesWon + gamesLost);
  }
}

/** A higher start counts more; entries without a place come after, in order of entry (TIE-1). */
function measureStartingPlaces(level: readonly Tally[]): Fraction[] {
  const last = Math.max(0, ...level.map(({ entry }) => entry.startingPlace ?? 0));
  const without = level
    .flatMap(({ entry }) => (entry.startingPlace === null ? entry.id : []))
    .toSorted();
  return level.map(({ entry: { id, startingPlace: place } }) =>
    toFraction(-(place ?? last + 1 + without.indexOf(id))),
  );
}

/** Whether each pair of level entries has a decided or drawn match. */
function haveAllMet(level: readonly Tally[]): boolean {
  return level.every(({ entry: { id }, against }) =>
    level.every(({ entry: other }) => other.id === id || against.has(other.id)),
  );
}

function sumAmongLevel({ against }: Tally, level: readonly Tally[]): Encounter {
  const sum = makeEmptyEncounter();
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

function toFraction(value: number): Fraction {
  return makeFraction(value, 1);
}
