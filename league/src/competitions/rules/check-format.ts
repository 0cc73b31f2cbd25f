import type { FieldError } from '../../shared/refusal.ts';
import { type FormatRules, type SetVariant, listVariants } from './competition-rules.ts';

/** Finds contradictions in the match format (RUL-2). */
export function findFormatProblems(format: FormatRules): FieldError[] {
  const { set, finalSet } = format;
  return [
    ...findMatchProblems(format),
    ...findVariantProblems('/format/set', set),
    ...(finalSet === null ? [] : findVariantProblems('/format/finalSet', finalSet)),
  ];
}

function findMatchProblems({ bestOf, playAll, draws, ...format }: FormatRules): FieldError[] {
  const { set, finalSet, unfinished, unfinishedSet } = format;
  const problems: FieldError[] = [];
  const isEven = bestOf % 2 === 0;
  if (isEven && !playAll) {
    problems.push({ pointer: '/format/bestOf', message: 'must be odd unless all sets are played' });
  }
  if (isEven && playAll && !draws) {
    const message = 'must be true if an even number of sets is played';
    problems.push({ pointer: '/format/draws', message });
  }
  if (playAll && finalSet !== null) {
    const message = 'must be null if all sets are played, because none of them decides';
    problems.push({ pointer: '/format/finalSet', message });
  }
  const isTimed = [set, finalSet].some((one) => one !== null && 'timed' in one);
  if (unfinished === 'refused' && unfinishedSet !== null) {
    const message = 'must be null if an unfinished match is refused';
    problems.push({ pointer: '/format/unfinishedSet', message });
  }
  if (unfinished !== 'refused' && isTimed) {
    const message =
      'must be `refused` if a set is timed, because a timed set always ends when time is up';
    problems.push({ pointer: '/format/unfinished', message });
  }
  return problems;
}

function findVariantProblems(
  pointer: string,
  rules: FormatRules['set'] | NonNullable<FormatRules['finalSet']>,
): FieldError[] {
  if (!('either' in rules)) return findSetProblems(pointer, rules);
  const ways = listVariants<SetVariant>(rules);
  return ways.flatMap((way, index) => {
    const at = `${pointer}/either/${index}`;
    const isGivenTwice = ways.slice(0, index).some((one) => isSameVariant(one, way));
    return isGivenTwice ? [{ pointer: at, message: 'is given twice' }] : findSetProblems(at, way);
  });
}

/** Compares without regard to the order of members. */
function isSameVariant(one: SetVariant, other: SetVariant): boolean {
  return JSON.stringify(listValues(one)) === JSON.stringify(listValues(other));
}

function listValues(variant: SetVariant): unknown[] {
  if ('matchTiebreak' in variant) {
    const { to, winBy, points } = variant.matchTiebreak;
    return ['matchTiebreak', to, winBy, points ?? 'required'];
  }
  if (!('games' in variant)) return [variant];
  const { games, winBy, cap, tiebreak } = variant;
  return [games, winBy, cap, tiebreak && [tiebreak.at, tiebreak.to, tiebreak.winBy]];
}

function findSetProblems(pointer: string, rules: SetVariant): FieldError[] {
  if (!('games' in rules)) return [];
  const { games, winBy, cap, tiebreak } = rules;
  const problems: FieldError[] = [];
  if (cap !== null && cap < games) {
    problems.push({ pointer: `${pointer}/cap`, message: `must be ${games} or more` });
  }
  if (tiebreak === null) return problems;
  if (cap !== null) {
    problems.push({ pointer: `${pointer}/cap`, message: 'must be null if there is a tiebreak' });
  }
  // With a lead of one, a set is never level at the number of games that wins it.
  if (tiebreak.at < games - 1 || (winBy === 1 && tiebreak.at >= games)) {
    const message = winBy === 1 ? `must be ${games - 1}` : `must be ${games - 1} or more`;
    problems.push({ pointer: `${pointer}/tiebreak/at`, message });
  }
  return problems;
}
