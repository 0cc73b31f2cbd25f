import {
  type CompetitionRules,
  type FormatRules,
  type SetVariant,
  countSetsNeeded,
  listVariants,
} from '../../competitions/rules/competition-rules.ts';
import type { FieldError } from '../../shared/refusal.ts';
import { isSetOpen, isSetWon } from './set.ts';
import { isLevelEnd } from './ways.ts';

/** Finds impossible results in the points, and impossible games of a walkover (RUL-2). */
export function findResultProblems(rules: CompetitionRules): FieldError[] {
  return [...findByResultProblems(rules), ...findWalkoverProblems(rules)];
}

function findByResultProblems({ points: { byResult }, format }: CompetitionRules): FieldError[] {
  return byResult.flatMap(({ result, points }, index): FieldError[] => {
    const pointer = `/points/byResult/${index}`;
    if (byResult.findIndex((one) => one.result === result) !== index) {
      return [{ pointer: `${pointer}/result`, message: 'is given twice' }];
    }
    const [first = 0, second = 0] = result.split('-').map(Number);
    if (first < second) {
      return [{ pointer: `${pointer}/result`, message: 'must have the winner’s figure first' }];
    }
    if (!canBe(format, first, second)) {
      return [{ pointer: `${pointer}/result`, message: 'is not possible in this format' }];
    }
    if (first > second || points[0] === points[1]) return [];
    const message = 'must be equal for both sides if nobody has won';
    return [{ pointer: `${pointer}/points`, message }];
  });
}

/** Whether a completed match can have this score (SCO-9). */
function canBe(format: FormatRules, first: number, second: number): boolean {
  if (first === second && !format.draws) return false;
  return format.bestOf === 1
    ? canBeGames(format, [first, second])
    : canBeSets(format, first, second);
}

function canBeSets(format: FormatRules, first: number, second: number): boolean {
  const { bestOf, playAll, unfinished } = format;
  const sum = first + second;
  if (playAll) {
    const mayBeFewer = unfinished !== 'refused' || (format.draws && mayEndLevel(format));
    return sum === bestOf || (mayBeFewer && sum < bestOf);
  }
  const needed = countSetsNeeded(format);
  if (second >= needed) return false;
  return first === needed || (unfinished !== 'refused' && first < needed);
}

/** Whether one of several sets may have no winner. */
function mayEndLevel({ set }: FormatRules): boolean {
  return 'timed' in set || ('total' in set && set.total % 2 === 0);
}

function canBeGames(format: FormatRules, games: [number, number]): boolean {
  const { set, finalSet, unfinished } = format;
  const ways = listVariants<SetVariant>(finalSet ?? set);
  // Nothing was finished, and both sides were there.
  if (games[0] + games[1] === 0) return unfinished !== 'refused';
  return ways.some((way) => {
    if ('matchTiebreak' in way) return games[0] === 1 && games[1] === 0;
    if (isSetWon(way, games) || isLevelEnd(way, games)) return true;
    return unfinished !== 'refused' && isSetOpen(way, games);
  });
}

function findWalkoverProblems({ walkover, format }: CompetitionRules): FieldError[] {
  const { games, sets } = walkover;
  if (games === null) return [];
  const pointer = '/walkover/games';
  if (sets !== 'straight_sets') {
    return [{ pointer, message: 'must be null if no sets are credited' }];
  }
  const canEnd = listVariants<SetVariant>(format.set).some(
    (way) => !('matchTiebreak' in way) && isSetWon(way, games),
  );
  if (canEnd && games[0] > games[1]) return [];
  return [{ pointer, message: 'must be a set that the present side can have won' }];
}
