import type { RankingRule } from '../../competitions/rules/competition-rules.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import { SEPARATION } from '../../shared/sentences/separation.ts';
import { type Fraction, toPoints } from './exact.ts';
import type { Separation } from './rank.ts';
import type { Tally } from './tally.ts';
import type { Id } from '../../shared/ids.ts';

/** What separated a row from the one above: the rule, both values, and between whom (STA-9). */
export type SeparatedBy = SentenceOf<typeof SEPARATION> & {
  readonly rule: RankingRule | 'minimum' | 'withdrawn';
  readonly value: string;
  readonly valueAbove: string;
  /** Ids of the entries between which the rule decided. */
  readonly among: Id<'entry'>[];
};

export function separatedBy(above: Tally, separation: Separation): SeparatedBy {
  const { rule, value, valueAbove, among } = separation;
  return {
    rule,
    value: measureText(rule, value),
    valueAbove: measureText(rule, valueAbove),
    among: among.map((one) => one.entry.id),
    ...sentenceOf(above, separation),
  };
}

function sentenceOf(above: Tally, { rule, value, valueAbove, among, isFirst }: Separation) {
  const common = {
    above_id: above.entry.id,
    above: above.entry.label,
    level: isFirst ? null : among.length,
    level_points: isFirst ? null : sharedPoints(among),
  };
  if (isShare(rule)) {
    return SEPARATION.say(rule, {
      ...common,
      value: { won: value.part, of: value.whole },
      value_above: { won: valueAbove.part, of: valueAbove.whole },
    });
  }
  return SEPARATION.say(rule, {
    ...common,
    value: numberOf(rule, value),
    value_above: numberOf(rule, valueAbove),
  });
}

function sharedPoints(among: readonly Tally[]): number | null {
  const points = new Set(among.map((tally) => tally.points));
  const [shared] = points;
  return points.size === 1 && shared !== undefined ? toPoints(shared) : null;
}

function measureText(rule: RankingRule, measure: Fraction): string {
  return isShare(rule) ? `${measure.part} of ${measure.whole}` : String(numberOf(rule, measure));
}

/** Wins among those level come in halves, where draws are played. */
function numberOf(rule: RankingRule, { part, whole }: Fraction): number {
  return rule === 'points' ? toPoints(part) : part / whole;
}

function isShare(rule: RankingRule): rule is Extract<RankingRule, `${string}_share`> {
  return rule.endsWith('_share');
}

/** The first who is unranked for too few matches. */
export function shortOfMinimum(
  above: Tally,
  tally: Tally,
  minimumOf: (one: Tally) => number,
): SeparatedBy {
  const text = (one: Tally) => `${one.played} of ${minimumOf(one)}`;
  return {
    rule: 'minimum',
    value: text(tally),
    valueAbove: text(above),
    among: [above.entry.id, tally.entry.id],
    ...SEPARATION.say('minimum', {
      above_id: above.entry.id,
      above: above.entry.label,
      played: tally.played,
      minimum: minimumOf(tally),
    }),
  };
}

/** The first who withdrew. */
export function withdrawnBelow(above: Tally, tally: Tally): SeparatedBy {
  return {
    rule: 'withdrawn',
    value: 'withdrawn',
    valueAbove: 'playing',
    among: [above.entry.id, tally.entry.id],
    ...SEPARATION.say('withdrawn', { above_id: above.entry.id, above: above.entry.label }),
  };
}
