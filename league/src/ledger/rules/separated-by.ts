import type { RankingRule } from '../../competitions/rules/competition-rules.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import { SEPARATION } from '../../shared/sentences/separation.ts';
import { type Fraction, toPoints } from './exact.ts';
import type { Separation, SeparationByDecision, SeparationByRule } from './rank.ts';
import type { Tally } from './tally.ts';
import type { Id } from '../../shared/ids.ts';

/** The rule, both values, and the entries compared (STA-9). */
export type SeparatedBy = SentenceOf<typeof SEPARATION> & {
  readonly rule: RankingRule | 'decision' | 'minimum' | 'withdrawn';
  readonly value: string;
  readonly valueAbove: string;
  readonly among: Id<'entry'>[];
};

/** @param tally the first of the row's tier */
export function explainSeparation(above: Tally, tally: Tally, separation: Separation): SeparatedBy {
  if (separation.rule === 'decision') return explainDecision(above, separation);
  if (separation.rule === 'starting_place') return explainStartingPlace(above, tally, separation);
  const { rule, value, valueAbove, among } = separation;
  return {
    rule,
    value: measureText(rule, value),
    valueAbove: measureText(rule, valueAbove),
    among: among.map((one) => one.entry.id),
    ...writeSentence(above, { ...separation, rule }),
  };
}

/** Explains a decision by lots, a play-off or an agreement: both entries have the same value. */
function explainDecision(above: Tally, { rule, by, among }: SeparationByDecision): SeparatedBy {
  return {
    rule,
    value: by,
    valueAbove: by,
    among: among.map((one) => one.entry.id),
    ...SEPARATION.say(rule, {
      above_id: above.entry.id,
      above: above.entry.label,
      by,
      level: among.length,
      level_points: findSharedPoints(among),
    }),
  };
}

function explainStartingPlace(
  above: Tally,
  tally: Tally,
  { among, isFirst }: SeparationByRule,
): SeparatedBy {
  const [value, valueAbove] = [tally.entry.startingPlace, above.entry.startingPlace];
  return {
    rule: 'starting_place',
    value: String(value ?? 'none'),
    valueAbove: String(valueAbove ?? 'none'),
    among: among.map((one) => one.entry.id),
    ...SEPARATION.say('starting_place', {
      ...makeCommonParams(above, among, isFirst),
      value,
      value_above: valueAbove,
    }),
  };
}

type MeasuredRule = Exclude<RankingRule, 'starting_place'>;

function writeSentence(
  above: Tally,
  { rule, value, valueAbove, among, isFirst }: SeparationByRule & { readonly rule: MeasuredRule },
) {
  const common = makeCommonParams(above, among, isFirst);
  if (isShare(rule)) {
    return SEPARATION.say(rule, {
      ...common,
      value: { won: value.part, of: value.whole },
      value_above: { won: valueAbove.part, of: valueAbove.whole },
    });
  }
  if (isRate(rule)) {
    return SEPARATION.say(rule, {
      ...common,
      value: makeRate(rule, value),
      value_above: makeRate(rule, valueAbove),
    });
  }
  return SEPARATION.say(rule, {
    ...common,
    value: toShownNumber(rule, value),
    value_above: toShownNumber(rule, valueAbove),
  });
}

function makeCommonParams(above: Tally, among: readonly Tally[], isFirst: boolean) {
  return {
    above_id: above.entry.id,
    above: above.entry.label,
    level: isFirst ? null : among.length,
    level_points: isFirst ? null : findSharedPoints(among),
  };
}

function findSharedPoints(among: readonly Tally[]): number | null {
  const points = new Set(among.map((tally) => tally.points));
  const [shared] = points;
  return points.size === 1 && shared !== undefined ? toPoints(shared) : null;
}

function measureText(rule: RankingRule, measure: Fraction): string {
  if (isShare(rule)) return `${measure.part} of ${measure.whole}`;
  if (!isRate(rule)) return String(toShownNumber(rule, measure));
  const { total, matches } = makeRate(rule, measure);
  return `${total} in ${matches}`;
}

const IN_HUNDREDTHS: ReadonlySet<RankingRule> = new Set([
  'points',
  'points_per_match',
  'points_of_matches',
  'points_without_bonus',
  'head_to_head_points',
]);

/** Rules that put the fewest first measure in negative numbers. */
function toShownAmount(rule: RankingRule, part: number): number {
  if (IN_HUNDREDTHS.has(rule)) return toPoints(part);
  return rule.includes('_lost') ? Math.abs(part) : part;
}

/** Wins among level entries come in halves if draws are played. */
function toShownNumber(rule: RankingRule, { part, whole }: Fraction): number {
  return toShownAmount(rule, part) / whole;
}

function makeRate(rule: RankingRule, { part, whole }: Fraction) {
  return { total: toShownAmount(rule, part), matches: whole };
}

function isRate(rule: RankingRule): rule is Extract<RankingRule, `${string}_per_match`> {
  return rule.endsWith('_per_match');
}

function isShare(rule: RankingRule): rule is Extract<RankingRule, `${string}_share`> {
  return rule.endsWith('_share');
}

/** Explains the first entry that is unranked because of too few matches. */
export function explainShortfall(
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

/** Explains the first entry that withdrew. */
export function explainWithdrawal(above: Tally, tally: Tally): SeparatedBy {
  return {
    rule: 'withdrawn',
    value: 'withdrawn',
    valueAbove: 'playing',
    among: [above.entry.id, tally.entry.id],
    ...SEPARATION.say('withdrawn', { above_id: above.entry.id, above: above.entry.label }),
  };
}
