import type { CompetitionRules, RankingRule } from '../../competitions/rules/competition-rules.ts';
import { compareNames } from '../../shared/fold.ts';
import { getOrThrow } from '../../shared/must-get.ts';
import type { Fraction } from './exact.ts';
import type { LedgerDecision } from './ledger.ts';
import { compareMeasures, measureByRule } from './measure.ts';
import type { Tally } from './tally.ts';

export type Separation = SeparationByRule | SeparationByDecision;

/** Separated by a rule: both values, and the entries compared. */
export interface SeparationByRule {
  readonly rule: RankingRule;
  readonly value: Fraction;
  readonly valueAbove: Fraction;
  readonly among: readonly Tally[];
  /** No rule has compared the entries yet, so they do not count as level. */
  readonly isFirst: boolean;
}

/** Separated by a decision about entries that the rules leave level (TIE-2). */
export interface SeparationByDecision {
  readonly rule: 'decision';
  readonly by: LedgerDecision['by'];
  readonly among: readonly Tally[];
}

/** Entries that no rule separates, and what separates them from the tier above. */
export interface Tier {
  readonly tallies: readonly Tally[];
  readonly separation: Separation | null;
}

/**
 * Applies the rules in order (STA-8). Entries left level start again among themselves (`restart`)
 * or go on (`continue`); in the end, a decision about exactly these orders them (TIE-2).
 */
export function rankTallies(
  rules: CompetitionRules,
  tallies: readonly Tally[],
  decisions: readonly LedgerDecision[],
): Tier[] {
  if (tallies.length === 0) return [];
  return rankLevel(rules, tallies, 0, true).flatMap((tier) => applyDecision(tier, decisions));
}

function applyDecision(tier: Tier, decisions: readonly LedgerDecision[]): Tier[] {
  const { tallies } = tier;
  const decision = decisions.find((one) => isAbout(one, tallies));
  if (decision === undefined) return [tier];
  const byId = new Map(tallies.map((tally) => [tally.entry.id, tally]));
  return decision.order.map((id, place) => ({
    tallies: [getOrThrow(byId, id)],
    separation:
      place === 0 ? tier.separation : { rule: 'decision', by: decision.by, among: tallies },
  }));
}

/** Whether a decision is about exactly these entries; with one more or fewer, it has no effect. */
function isAbout({ order }: LedgerDecision, tallies: readonly Tally[]): boolean {
  return order.length === tallies.length && tallies.every(({ entry }) => order.includes(entry.id));
}

function rankLevel(
  rules: CompetitionRules,
  level: readonly Tally[],
  first: number,
  isStart: boolean,
): Tier[] {
  for (let index = first; level.length > 1 && index < rules.ranking.length; index++) {
    const rule = rules.ranking[index];
    const groups = rule === undefined ? null : splitByMeasure(rules, rule, level);
    if (rule === undefined || groups === null) continue;
    const next = rules.levelAfterRule === 'restart' ? 0 : index + 1;
    return groups.flatMap((group, place) => {
      const tiers = rankLevel(rules, group.tallies, next, false);
      const above = groups[place - 1];
      if (!above) return tiers;
      const separation: SeparationByRule = {
        rule,
        value: group.measure,
        valueAbove: above.measure,
        among: level,
        // Entries that the first rules left level are level, even when there are no others.
        isFirst: isStart && index === first,
      };
      const [top, ...rest] = tiers;
      return top ? [{ ...top, separation }, ...rest] : rest;
    });
  }
  return [{ tallies: level.toSorted(compareLabels), separation: null }];
}

interface TiedGroup {
  readonly measure: Fraction;
  readonly tallies: Tally[];
}

/** Groups of entries level under the rule, best first; null if the rule separates nobody. */
function splitByMeasure(
  rules: CompetitionRules,
  rule: RankingRule,
  level: readonly Tally[],
): TiedGroup[] | null {
  const measures = measureByRule(rules, rule, level);
  if (measures === null) return null;
  const measured = level.flatMap((tally, index) => {
    const measure = measures[index];
    return measure ? [{ tally, measure }] : [];
  });
  measured.sort((one, other) => compareMeasures(one.measure, other.measure));
  const groups: TiedGroup[] = [];
  for (const { tally, measure } of measured) {
    const last = groups.at(-1);
    if (last && compareMeasures(last.measure, measure) === 0) last.tallies.push(tally);
    else groups.push({ measure, tallies: [tally] });
  }
  return groups.length > 1 ? groups : null;
}

/** Compares labels, then ids, so that the order is the same each time. */
function compareLabels({ entry: one }: Tally, { entry: other }: Tally): number {
  return compareNames(one.label, other.label) || (one.id < other.id ? -1 : 1);
}
