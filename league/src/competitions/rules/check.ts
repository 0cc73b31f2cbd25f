import type { FieldError } from '../../shared/refusal.ts';
import { findFormatProblems } from './check-format.ts';
import type { Bonus, CompetitionRules } from './competition-rules.ts';

/** Finds contradictions between parts of the rules, which a schema cannot express (RUL-2). */
export function findRulesProblems(rules: CompetitionRules): FieldError[] {
  return [
    ...findFormatProblems(rules.format),
    ...findPointsProblems(rules),
    ...findBonusProblems(rules),
    ...findRetirementProblems(rules),
    ...findRankingProblems(rules),
    ...findTierProblems(rules),
  ];
}

/** The starting place leaves nothing for a later rule to decide (TIE-1). */
function findRankingProblems({ ranking }: CompetitionRules): FieldError[] {
  const last = ranking.indexOf('starting_place');
  if (last < 0) return [];
  return ranking.slice(last + 1).map((_, index) => ({
    pointer: `/ranking/${last + 1 + index}`,
    message: 'comes after starting_place, which must be the last rule',
  }));
}

/** The tiers name the divisions from the top, each once (STA-19). */
function findTierProblems({ movement: { tiers } }: CompetitionRules): FieldError[] {
  const named = (tiers ?? []).flatMap((positions, tier) =>
    positions.map((position, place) => ({ position, pointer: `/movement/tiers/${tier}/${place}` })),
  );
  return named.flatMap(({ position, pointer }, index) =>
    position === index + 1
      ? []
      : [
          {
            pointer,
            message: `must be ${index + 1}: tiers name every division once, from the top`,
          },
        ],
  );
}

function findPointsProblems({ points, format }: CompetitionRules): FieldError[] {
  const { bonus, byResult, draw, retiredLoss, ...single } = points;
  const named: [string, number][] = [
    ...Object.entries(single).map(([name, value]): [string, number] => [`/points/${name}`, value]),
    ...(draw === null ? [] : [['/points/draw', draw] satisfies [string, number]]),
    ...(retiredLoss === null
      ? []
      : [['/points/retiredLoss', retiredLoss] satisfies [string, number]]),
    ...byResult.flatMap((one, index) =>
      one.points.map((value, place): [string, number] => [
        `/points/byResult/${index}/points/${place}`,
        value,
      ]),
    ),
    ...bonus.map((one, index): [string, number] => [`/points/bonus/${index}/points`, one.points]),
  ];
  const problems = named
    .filter(([, value]) => !isHundredths(value))
    .map(([pointer]) => ({ pointer, message: 'must be a multiple of 0.01' }));
  if (format.unfinishedSet !== null && !isHundredths(points.setWon / 2)) {
    const message = 'must be a multiple of 0.02 if an unfinished set is shared';
    problems.push({ pointer: '/points/setWon', message });
  }
  if (!format.draws || draw !== null || isHundredths((points.win + points.loss) / 2)) {
    return problems;
  }
  const message = 'must be a number, because the average of win and loss is not a multiple of 0.01';
  return [...problems, { pointer: '/points/draw', message }];
}

function isHundredths(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) <= 1e-9;
}

function findRetirementProblems({ retirement: { sets, games } }: CompetitionRules): FieldError[] {
  if (games === 'as_played' || sets === 'straight_sets') return [];
  const message = 'must be as_played if no sets are credited';
  return [{ pointer: '/retirement/games', message }];
}

function findBonusProblems({ points: { bonus, byResult } }: CompetitionRules): FieldError[] {
  return bonus.flatMap((one, index): FieldError[] => {
    const pointer = `/points/bonus/${index}/when`;
    if (bonus.findIndex((other) => isSameBonus(one, other)) !== index) {
      return [{ pointer, message: 'is given twice' }];
    }
    if (byResult.length === 0 || one.when === 'every_match_played') return [];
    if (one.when === 'matches_played') return [];
    return [{ pointer, message: 'cannot be combined with points by result, which already say so' }];
  });
}

/** Compares what two bonuses are given for, not their points. */
function isSameBonus(one: Bonus, other: Bonus): boolean {
  if (one.when !== 'matches_played' || other.when !== 'matches_played') {
    return one.when === other.when;
  }
  return one.count === other.count && one.by === other.by;
}
