import type { FieldError } from '../../shared/refusal.ts';
import { formatProblems } from './check-format.ts';
import type { CompetitionRules } from './competition-rules.ts';

/** What a schema cannot say of rules: parts that contradict each other (RUL-2). */
export function rulesProblems(rules: CompetitionRules): FieldError[] {
  return [
    ...formatProblems(rules.format),
    ...pointsProblems(rules),
    ...bonusProblems(rules),
    ...rankingProblems(rules),
  ];
}

/** The starting place leaves nothing for another rule to decide (TIE-1). */
function rankingProblems({ ranking }: CompetitionRules): FieldError[] {
  const last = ranking.indexOf('starting_place');
  if (last < 0) return [];
  return ranking.slice(last + 1).map((_, index) => ({
    pointer: `/ranking/${last + 1 + index}`,
    message: 'stands after starting_place, which is always the last rule',
  }));
}

function pointsProblems({ points, format }: CompetitionRules): FieldError[] {
  const { bonus, byResult, draw, ...single } = points;
  const named: [string, number][] = [
    ...Object.entries(single).map(([name, value]): [string, number] => [`/points/${name}`, value]),
    ...(draw === null ? [] : [['/points/draw', draw] satisfies [string, number]]),
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
  if (!format.draws || draw !== null || isHundredths((points.win + points.loss) / 2)) {
    return problems;
  }
  const message = 'must be a number: half of win and loss together is no multiple of 0.01';
  return [...problems, { pointer: '/points/draw', message }];
}

function isHundredths(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) <= 1e-9;
}

function bonusProblems({ points: { bonus, byResult } }: CompetitionRules): FieldError[] {
  return bonus.flatMap(({ when }, index): FieldError[] => {
    const pointer = `/points/bonus/${index}/when`;
    if (bonus.findIndex((one) => one.when === when) !== index) {
      return [{ pointer, message: 'is given twice' }];
    }
    if (byResult.length === 0 || when === 'every_match_played') return [];
    return [{ pointer, message: 'is not given beside points by result, which say as much' }];
  });
}
