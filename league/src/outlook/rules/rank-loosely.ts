import type { CompetitionRules, RankingRule } from '../../competitions/rules/competition-rules.ts';
import type { Fraction } from '../../ledger/rules/exact.ts';
import { compareMeasures, measureBy } from '../../ledger/rules/measure.ts';
import type { TallyRange } from './tally-range.ts';

/**
 * The tiers into which the rules part entries however the open matches end: within a tier any order
 * may come out. It goes the way of `rankTallies`, and stops where a rule may part those level in
 * more ways than one (OUT-3).
 */
export function rankLoosely(
  rules: CompetitionRules,
  level: readonly TallyRange[],
  first = 0,
): TallyRange[][] {
  if (level.length === 0) return [];
  for (let index = first; level.length > 1 && index < rules.ranking.length; index++) {
    const rule = rules.ranking[index];
    if (rule === undefined || !canCompare(rule, index, level)) break;
    const parts = part(rules, rule, level);
    if (parts === 'unknown') break;
    const [only, ...others] = parts;
    if (only && others.length === 0) {
      if (!only.isLevel) break;
      continue;
    }
    const next = rules.levelAfterRule === 'restart' ? 0 : index + 1;
    return parts.flatMap(({ members, isLevel }) =>
      isLevel ? rankLoosely(rules, members, next) : [members],
    );
  }
  return [[...level]];
}

/** Where it is open who is ranked, so is who is level: only the first rule is then certain. */
function canCompare(rule: RankingRule, index: number, level: readonly TallyRange[]): boolean {
  if (level.every(({ isRanked }) => isRanked !== null)) return true;
  return index === 0 && !rule.startsWith('head_to_head');
}

interface Part {
  readonly members: TallyRange[];
  /** The same for each of them, however the matches end. */
  readonly isLevel: boolean;
}

interface MeasureRange {
  readonly tally: TallyRange;
  readonly low: Fraction;
  readonly high: Fraction;
}

/** Best first. Whose measures overlap stay together; where nobody is to be compared, all do. */
function part(
  rules: CompetitionRules,
  rule: RankingRule,
  level: readonly TallyRange[],
): Part[] | 'unknown' {
  const lows = measureBy(
    rules,
    rule,
    level.map(({ low }) => low),
  );
  const highs = measureBy(
    rules,
    rule,
    level.map(({ high }) => high),
  );
  if (lows === null && highs === null) return [{ members: [...level], isLevel: true }];
  if (lows === null || highs === null) return 'unknown';
  const measured = level.flatMap((tally, index): MeasureRange[] => {
    const [low, high] = [lows[index], highs[index]];
    return low && high ? [{ tally, low, high }] : [];
  });
  measured.sort((one, other) => compareMeasures(one.high, other.high));
  return overlapping(measured).map((some) => ({
    members: some.map(({ tally }) => tally),
    isLevel: some.every(({ low, high }) => isSame(low, high) && isSame(low, some[0]?.low ?? low)),
  }));
}

function isSame(one: Fraction, other: Fraction): boolean {
  return compareMeasures(one, other) === 0;
}

/** @param measured the highest first */
function overlapping(measured: readonly MeasureRange[]): MeasureRange[][] {
  const parts: MeasureRange[][] = [];
  let lowest: Fraction | null = null;
  for (const one of measured) {
    const last = parts.at(-1);
    if (last && lowest && compareMeasures(one.high, lowest) <= 0) last.push(one);
    else {
      parts.push([one]);
      lowest = null;
    }
    if (lowest === null || compareMeasures(one.low, lowest) > 0) lowest = one.low;
  }
  return parts;
}
