import type { FieldError } from '../../shared/refusal.ts';
import type { CompetitionRules, SetRules } from './competition-rules.ts';

/** What a schema cannot say of rules: parts that contradict each other (RUL-2). */
export function rulesProblems(rules: CompetitionRules): FieldError[] {
  const { set, finalSet } = rules.format;
  return [
    ...setProblems('/format/set', set),
    ...(finalSet === null || 'matchTiebreak' in finalSet
      ? []
      : setProblems('/format/finalSet', finalSet)),
    ...pointsProblems(rules),
    ...bonusProblems(rules),
  ];
}

function setProblems(pointer: string, rules: SetRules): FieldError[] {
  if ('total' in rules || 'timed' in rules) return [];
  const { games, winBy, cap, tiebreak } = rules;
  const problems: FieldError[] = [];
  if (cap !== null && cap < games) {
    problems.push({ pointer: `${pointer}/cap`, message: `must be ${games} or more` });
  }
  if (tiebreak === null) return problems;
  if (cap !== null) {
    problems.push({ pointer: `${pointer}/cap`, message: 'must be null where there is a tiebreak' });
  }
  // Won by one game, a set never stands level at the number of games that wins it.
  if (tiebreak.at < games - 1 || (winBy === 1 && tiebreak.at >= games)) {
    const message = winBy === 1 ? `must be ${games - 1}` : `must be ${games - 1} or more`;
    problems.push({ pointer: `${pointer}/tiebreak/at`, message });
  }
  return problems;
}

function pointsProblems({ points }: CompetitionRules): FieldError[] {
  const { bonus, ...single } = points;
  const named: [string, number][] = [
    ...Object.entries(single).map(([name, value]): [string, number] => [`/points/${name}`, value]),
    ...bonus.map((one, index): [string, number] => [`/points/bonus/${index}/points`, one.points]),
  ];
  return named
    .filter(([, value]) => Math.abs(value * 100 - Math.round(value * 100)) > 1e-9)
    .map(([pointer]) => ({ pointer, message: 'must be a multiple of 0.01' }));
}

function bonusProblems({ points: { bonus } }: CompetitionRules): FieldError[] {
  return bonus.flatMap(({ when }, index) =>
    bonus.findIndex((one) => one.when === when) === index
      ? []
      : [{ pointer: `/points/bonus/${index}/when`, message: 'is given twice' }],
  );
}
