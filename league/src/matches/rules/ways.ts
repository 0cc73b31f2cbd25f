import type {
  FormatRules,
  MatchTiebreakRules,
  SetVariant,
} from '../../competitions/rules/competition-rules.ts';
import { SCORE_ERROR, type ScoreError } from '../../shared/sentences/score-error.ts';
import { findLeadingSide, type SetScore } from '../../shared/score.ts';
import {
  explainEndProblem,
  isLove,
  isRaceOpen,
  isRaceWon,
  isSetOpen,
  isSetWon,
  findTiebreakProblem,
} from './set.ts';

/** Whether a set may end level: alone, or if all sets are played in any case (SCO-10). */
export function mayHaveLevelSets({ draws, bestOf, playAll }: FormatRules): boolean {
  return draws && (bestOf === 1 || playAll);
}

/** Why no variant allows the set to end like this; null if one does (SCO-12). */
export function findSetProblem(
  ways: readonly SetVariant[],
  set: SetScore,
  mayBeLevel: boolean,
): ScoreError | null {
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return findVariantProblem(only, set, mayBeLevel);
  const problems = ways.map((way) => ({ way, problem: findVariantProblem(way, set, mayBeLevel) }));
  if (problems.some(({ problem }) => problem === null)) return null;
  // Reports the problem of what was written: a tiebreak, or games.
  const spoken = problems.find(({ way }) => 'matchTiebreak' in way === isOneSet(set));
  return (spoken ?? problems[0])?.problem ?? null;
}

function findVariantProblem(
  variant: SetVariant,
  set: SetScore,
  mayBeLevel: boolean,
): ScoreError | null {
  if ('matchTiebreak' in variant) return findMatchTiebreakProblem(variant, set);
  const isEnd = isSetWon(variant, set.games) || (mayBeLevel && isLevelEnd(variant, set.games));
  return isEnd ? findTiebreakProblem(variant, set) : explainEndProblem(variant, set);
}

/** Only if the set is not a race to a number of games. */
export function isLevelEnd(variant: SetVariant, games: readonly [number, number]): boolean {
  if (findLeadingSide(games) !== null) return false;
  return 'timed' in variant || ('total' in variant && games[0] + games[1] === variant.total);
}

function findMatchTiebreakProblem(
  { matchTiebreak }: MatchTiebreakRules,
  set: SetScore,
): ScoreError | null {
  const { to, points: rule } = matchTiebreak;
  const points = set.tiebreak;
  if (points === undefined) {
    if (rule !== 'optional') return SCORE_ERROR.say('match_tiebreak_needs_points', { to });
    if (isOneSet(set)) return null;
    return SCORE_ERROR.say('match_tiebreak_cannot_end', { to, points: set.games });
  }
  const sameWinner = findLeadingSide(points) === findLeadingSide(set.games);
  if (sameWinner && isOneSet(set) && isRaceWon(matchTiebreak, points)) return null;
  return SCORE_ERROR.say('match_tiebreak_cannot_end', { to, points });
}

/** Whether a variant allows this state of an unfinished set. */
export function isUnfinished(ways: readonly SetVariant[], set: SetScore): boolean {
  return ways.some((way) => isUnfinishedVariant(way, set));
}

function isUnfinishedVariant(variant: SetVariant, set: SetScore): boolean {
  if ('matchTiebreak' in variant) {
    return isLove(set.games) && isRaceOpen(variant.matchTiebreak, set.tiebreak ?? [0, 0]);
  }
  if (!isSetOpen(variant, set.games)) return false;
  if (set.tiebreak === undefined) return true;
  const tiebreak = 'tiebreak' in variant ? variant.tiebreak : null;
  if (tiebreak === null || Math.min(...set.games) !== tiebreak.at) return false;
  return isRaceOpen(tiebreak, set.tiebreak);
}

/** Uses the first variant that can have ended like this, else the first still open (SCO-6). */
export function normaliseSet(ways: readonly SetVariant[], set: SetScore): SetScore {
  const forms = ways.map((way) => ({ way, form: toTiebreakForm(way, set) }));
  const ended = forms.find(({ way, form }) => findVariantProblem(way, form, true) === null);
  const standing = forms.find(({ way, form }) => isUnfinishedVariant(way, form));
  return (ended ?? standing)?.form ?? set;
}

function toTiebreakForm(variant: SetVariant, set: SetScore): SetScore {
  if (!('matchTiebreak' in variant) || set.tiebreak !== undefined) return set;
  const { matchTiebreak } = variant;
  if (matchTiebreak.points === 'optional' && isOneSet(set)) return set;
  const winner = findLeadingSide(set.games);
  if (winner !== null && isRaceWon(matchTiebreak, set.games)) {
    return { games: winner === 0 ? [1, 0] : [0, 1], tiebreak: set.games };
  }
  return isRaceOpen(matchTiebreak, set.games) ? { games: [0, 0], tiebreak: set.games } : set;
}

function isOneSet({ games }: SetScore): boolean {
  return Math.max(...games) === 1 && Math.min(...games) === 0;
}
