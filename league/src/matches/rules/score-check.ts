import {
  type FormatRules,
  type MatchTiebreakRules,
  type SetRules,
  setsNeeded,
} from '../../competitions/rules/competition-rules.ts';
import {
  SCORE_ERROR,
  type ScoreError,
  type ScoreFieldError,
  scoreFieldError,
} from '../../shared/sentences/score-error.ts';
import { ahead, type Score, type SetScore } from '../../shared/score.ts';
import { endProblem, raceIsOpen, raceIsWon, setIsOpen, setIsWon, tiebreakProblem } from './set.ts';

type Played = 'completed' | 'retired';

/**
 * What cannot be in a score under the format; empty when it can be (SCO-1).
 *
 * A completed score has exactly the sets the match needed. A retirement's is the beginning of a
 * possible match: complete sets, then at most one unfinished, and not decided already.
 *
 * @param score as `normaliseScore` gives it
 */
export function scoreProblems(
  format: FormatRules,
  outcome: Played,
  score: Score,
): ScoreFieldError[] {
  const needed = setsNeeded(format);
  const won: [number, number] = [0, 0];
  const unfinished = outcome === 'retired' ? unfinishedSet(format, score) : null;
  for (const [index, set] of score.sets.entries()) {
    const pointer = `/score/sets/${index}`;
    if (Math.max(...won) === needed) {
      return [scoreFieldError(pointer, SCORE_ERROR.say('set_after_end', {}))];
    }
    if (index === unfinished) return [];
    const problem = setProblem(rulesOfSet(format, won), set);
    if (problem !== null) return [scoreFieldError(pointer, problem)];
    const winner = ahead(set.games);
    if (winner !== null) won[winner] += 1;
  }
  const isDecided = Math.max(...won) === needed;
  if (outcome === 'completed' && !isDecided) {
    return [scoreFieldError('/score/sets', SCORE_ERROR.say('undecided', { sets: needed }))];
  }
  if (outcome === 'retired' && isDecided) {
    return [scoreFieldError('/score/sets', SCORE_ERROR.say('decided', {}))];
  }
  return [];
}

/**
 * The score in the one form in which scores are compared and stored: a match tiebreak as a set
 * of games 1-0 with its points, and no set at the end in which nothing was played (SCO-6). A
 * lone empty set stays, and so does one after the end of the match, which is a mistake to name.
 */
export function normaliseScore(format: FormatRules, score: Score): Score {
  const won: [number, number] = [0, 0];
  const sets = score.sets.map((set) => {
    const rules = rulesOfSet(format, won);
    const winner = ahead(set.games);
    if (winner !== null) won[winner] += 1;
    return 'matchTiebreak' in rules ? normaliseMatchTiebreak(rules, set) : set;
  });
  if (Math.max(...won) >= setsNeeded(format)) return { sets };
  while (sets.length > 1 && isEmpty(sets.at(-1))) sets.pop();
  return { sets };
}

/**
 * The index of the set in which the retirement came, null where it came between two. A timed set at
 * the end is one, whatever its games are: nobody can tell whether its time was up (SCO-8).
 */
function unfinishedSet(format: FormatRules, score: Score): number | null {
  const won: [number, number] = [0, 0];
  for (const set of score.sets.slice(0, -1)) {
    const winner = ahead(set.games);
    if (winner !== null) won[winner] += 1;
  }
  const last = score.sets.at(-1);
  if (last === undefined || !isUnfinished(rulesOfSet(format, won), last)) return null;
  return score.sets.length - 1;
}

/** The complete sets that each side won; an unfinished last set is nobody's. */
export function setsWonBy(format: FormatRules, outcome: Played, score: Score): [number, number] {
  const won: [number, number] = [0, 0];
  const unfinished = outcome === 'retired' ? unfinishedSet(format, score) : null;
  for (const [index, set] of score.sets.entries()) {
    if (index === unfinished) break;
    const winner = ahead(set.games);
    if (winner !== null && setProblem(rulesOfSet(format, won), set) === null) won[winner] += 1;
  }
  return won;
}

/** The deciding set may have rules of its own. */
function rulesOfSet(format: FormatRules, won: readonly [number, number]) {
  const last = setsNeeded(format) - 1;
  const isDeciding = won[0] === last && won[1] === last;
  return (isDeciding ? format.finalSet : null) ?? format.set;
}

function setProblem(rules: SetRules | MatchTiebreakRules, set: SetScore): ScoreError | null {
  if ('matchTiebreak' in rules) return matchTiebreakProblem(rules, set);
  if (!setIsWon(rules, set.games)) return endProblem(rules, set);
  return tiebreakProblem(rules, set);
}

function matchTiebreakProblem(
  { matchTiebreak }: MatchTiebreakRules,
  set: SetScore,
): ScoreError | null {
  const points = set.tiebreak;
  const { to } = matchTiebreak;
  if (points === undefined) return SCORE_ERROR.say('match_tiebreak_needs_points', { to });
  const sameWinner = ahead(points) === ahead(set.games);
  const isOneSet = Math.max(...set.games) === 1 && Math.min(...set.games) === 0;
  if (sameWinner && isOneSet && raceIsWon(matchTiebreak, points)) return null;
  return SCORE_ERROR.say('match_tiebreak_cannot_end', { to, points });
}

function isUnfinished(rules: SetRules | MatchTiebreakRules, set: SetScore): boolean {
  if ('matchTiebreak' in rules) {
    return isLove(set.games) && raceIsOpen(rules.matchTiebreak, set.tiebreak ?? [0, 0]);
  }
  if (!setIsOpen(rules, set.games)) return false;
  if (set.tiebreak === undefined) return true;
  const tiebreak = 'tiebreak' in rules ? rules.tiebreak : null;
  if (tiebreak === null || Math.min(...set.games) !== tiebreak.at) return false;
  return raceIsOpen(tiebreak, set.tiebreak);
}

function normaliseMatchTiebreak({ matchTiebreak }: MatchTiebreakRules, set: SetScore): SetScore {
  if (set.tiebreak !== undefined) return set;
  const winner = ahead(set.games);
  if (winner !== null && raceIsWon(matchTiebreak, set.games)) {
    return { games: winner === 0 ? [1, 0] : [0, 1], tiebreak: set.games };
  }
  return raceIsOpen(matchTiebreak, set.games) ? { games: [0, 0], tiebreak: set.games } : set;
}

function isEmpty(set: SetScore | undefined): boolean {
  return set !== undefined && isLove(set.games) && isLove(set.tiebreak ?? [0, 0]);
}

function isLove(points: readonly [number, number]): boolean {
  return points[0] === 0 && points[1] === 0;
}
