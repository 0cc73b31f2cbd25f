import type { CompetitionRules, RankingRule } from '../../competitions/rules/competition-rules.ts';
import type { LedgerMatch } from '../../ledger/rules/ledger.ts';
import { rankTallies } from '../../ledger/rules/rank.ts';
import { makeStandingsTable, type StandingsRow } from '../../ledger/rules/table.ts';
import { countMinimumMatches, tallyMatches } from '../../ledger/rules/tally.ts';
import type { Id } from '../../shared/ids.ts';
import type { Fate } from './certainty.ts';
import type { OpenDivision } from './open-division.ts';
import { areGamesCounted } from './outcomes.ts';

/** Entries that share a rank across a line may be on either side: names decide nothing (OUT-1). */
export function findFates(
  division: OpenDivision,
  matches: readonly LedgerMatch[],
): Map<Id<'entry'>, Set<Fate>> {
  const rows = makeStandingsTable({ ...division, matches, final: true });
  const byRank = Map.groupBy(rows, ({ rank }) => rank);
  const fates = new Map<Id<'entry'>, Set<Fate>>();
  for (const row of rows) {
    if (row.withdrawn) continue;
    const level = row.rank === null ? [row] : (byRank.get(row.rank) ?? [row]);
    fates.set(row.entryId, new Set(level.map(toFate)));
  }
  return fates;
}

function toFate({ movement }: StandingsRow): Fate {
  if (movement === null) return 'stay';
  return movement === 'promotion' ? 'up' : 'down';
}

/**
 * Counts entries above, below, and level until scores decide; null if scores cannot matter (OUT-3).
 * @param scored entries with matches of which only the outcome is known
 */
export function countByOutcome(
  { rules, entries }: Pick<OpenDivision, 'rules' | 'entries'>,
  matches: readonly LedgerMatch[],
  scored: ReadonlySet<Id<'entry'>>,
  id: Id<'entry'>,
): { readonly above: number; readonly level: number; readonly below: number } | null {
  const ranked = tallyMatches(rules, entries, matches, true).filter(
    ({ entry, played, fixtures }) =>
      !entry.withdrawn &&
      (!rules.unrankedBelowMinimum || played >= countMinimumMatches(rules, fixtures)),
  );
  const tiers = rankTallies({ ...rules, ranking: listRulesWithoutScores(rules) }, ranked, []);
  let above = 0;
  for (const { tallies } of tiers) {
    if (tallies.some(({ entry }) => entry.id === id)) {
      const isOpen = tallies.length > 1 && tallies.some(({ entry }) => scored.has(entry.id));
      const level = tallies.length - 1;
      return isOpen ? { above, level, below: ranked.length - above - 1 - level } : null;
    }
    above += tallies.length;
  }
  return null;
}

const NEEDS_NO_SCORE: ReadonlySet<RankingRule> = new Set([
  'points',
  'matches_won',
  'points_per_match',
  'matches_played',
  'head_to_head',
  'head_to_head_points',
  'head_to_head_two',
  'starting_place',
]);

/** The first rules, up to the one that considers sets or games. */
function listRulesWithoutScores(rules: CompetitionRules): RankingRule[] {
  const { ranking } = rules;
  const needsScore = (rule: RankingRule) =>
    !NEEDS_NO_SCORE.has(rule) ||
    (rule.includes('points') && areGamesCounted(rules)) ||
    (rule.startsWith('points') && hasDatedBonus(rules));
  const end = ranking.findIndex(needsScore);
  return end < 0 ? ranking : ranking.slice(0, end);
}

/** Whether points depend on the day of a match, which is not known yet. */
export function hasDatedBonus({ points }: CompetitionRules): boolean {
  return points.bonus.some((one) => one.when === 'matches_played' && one.by !== null);
}
