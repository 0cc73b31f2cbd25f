import {
  type FormatRules,
  type SetVariant,
  setsNeeded,
  waysOf,
} from '../../competitions/rules/competition-rules.ts';
import {
  SCORE_ERROR,
  type ScoreError,
  type ScoreFieldError,
  scoreFieldError,
} from '../../shared/sentences/score-error.ts';
import { ahead, type Outcome, type Score, type SetScore, type Side } from '../../shared/score.ts';
import { isLove } from './set.ts';
import { allowsLevelSets, isUnfinished, normaliseSet, setProblem } from './ways.ts';

type PlayedOutcome = 'completed' | 'retired';

/** How a match stands after some of its sets. */
interface Standing {
  readonly won: readonly [number, number];
  readonly sets: number;
}

const AT_START: Standing = { won: [0, 0], sets: 0 };

/**
 * What cannot be in a score under the format; empty when it can be (SCO-1).
 *
 * A completed score has exactly the sets the match needed, or what stood where the rules let a
 * match be left unfinished (SCO-11). A retirement's is the beginning of a possible match: complete
 * sets, then at most one unfinished, and not decided already.
 *
 * @param score as `normaliseScore` gives it
 * @param mayBeNothing whether a match in which nothing was finished is a result (SCO-14)
 */
export function scoreProblems(
  format: FormatRules,
  outcome: PlayedOutcome,
  score: Score,
  mayBeNothing = false,
): ScoreFieldError[] {
  const unfinished = unfinishedIndex(format, outcome, score);
  let standing = AT_START;
  for (const [index, set] of score.sets.entries()) {
    const pointer = `/score/sets/${index}`;
    if (isOver(format, standing)) {
      return [scoreFieldError(pointer, SCORE_ERROR.say('set_after_end', {}))];
    }
    if (index === unfinished) break;
    const problem = setProblem(waysAt(format, standing), set, allowsLevelSets(format));
    if (problem !== null) return [scoreFieldError(pointer, problem)];
    standing = after(standing, set);
  }
  const problem =
    outcome === 'retired'
      ? retiredProblem(format, standing)
      : endOf(format, standing, score, mayBeNothing);
  return problem === null ? [] : [scoreFieldError('/score/sets', problem)];
}

function retiredProblem(format: FormatRules, standing: Standing): ScoreError | null {
  return isOver(format, standing) ? SCORE_ERROR.say('decided', {}) : null;
}

/** Why a completed match cannot have ended with these sets. */
function endOf(
  format: FormatRules,
  standing: Standing,
  score: Score,
  mayBeNothing: boolean,
): ScoreError | null {
  const { bestOf, playAll, draws } = format;
  const undecided = SCORE_ERROR.say('undecided', { sets: Math.floor(bestOf / 2) + 1 });
  if (!isOver(format, standing)) {
    if (format.unfinished === 'refused') {
      return playAll ? SCORE_ERROR.say('sets_missing', { sets: bestOf }) : undecided;
    }
  }
  if (score.sets.every(isEmpty)) return mayBeNothing ? null : undecided;
  return scoreWinner(format, score) === null && !draws ? undecided : null;
}

/** Who won a completed match; null for a draw (SCO-9). Games decide one that the clock stopped, by those rules. */
export function scoreWinner(format: FormatRules, score: Score): Side | null {
  const byGames = format.unfinished === 'by_games' && isLeftUnfinished(format, score);
  return ahead(byGames ? totalGames(score) : resultFigures(format, 'completed', score));
}

/** The games of each side in the whole match. */
export function totalGames({ sets }: Score): [number, number] {
  const total = (side: Side) => sets.reduce((sum, { games }) => sum + games[side], 0);
  return [total(0), total(1)];
}

/**
 * The score in the one form in which scores are compared and stored (SCO-6). A match tiebreak is a
 * set of games 1-0 with its points, and a last set without games is dropped. A lone empty set
 * stays, and so does one after the end of the match, which is a mistake to name.
 */
export function normaliseScore(format: FormatRules, score: Score): Score {
  let standing = AT_START;
  const sets = score.sets.map((set) => {
    const normal = normaliseSet(waysAt(format, standing), set);
    standing = after(standing, set);
    return normal;
  });
  if (hasEnded(format, score.sets)) return { sets };
  while (sets.length > 1 && isEmpty(sets.at(-1))) sets.pop();
  return { sets };
}

/** Whether sets like these end a match, whether or not each of them can have ended so. */
function hasEnded(format: FormatRules, sets: readonly SetScore[]): boolean {
  // With all sets to play an empty one may be the last of them, or one that nobody played.
  if (format.playAll) return sets.length > format.bestOf;
  return Math.max(...standingAfter(sets).won) >= setsNeeded(format);
}

/**
 * A completed score without the set in which the match was left unfinished, where that set counts for
 * nothing (SCO-11): it is not the only one, and neither its games nor its lead decide anything.
 *
 * @param score as `normaliseScore` gives it
 */
export function dropUnfinished(format: FormatRules, score: Score): Score {
  const sets = score.sets.slice(0, -1);
  if (format.unfinished === 'by_games' || format.unfinishedSet !== null) return score;
  if (sets.length === 0 || unfinishedIndex(format, 'completed', score) === null) return score;
  return isOver(format, standingAfter(sets)) ? score : { sets };
}

/**
 * The index of the set in which the match stopped, null where that was between two. A timed set at
 * the end of a retirement is one, whatever its games are: nobody can tell whether its time was up
 * (SCO-8). Otherwise a set that can have ended has, unless nobody could have retired after it.
 */
function unfinishedIndex(
  format: FormatRules,
  outcome: PlayedOutcome,
  { sets }: Score,
): number | null {
  if (outcome === 'completed' && format.unfinished === 'refused') return null;
  const last = sets.at(-1);
  const before = standingAfter(sets.slice(0, -1));
  const ways = waysAt(format, before);
  if (last === undefined || !isUnfinished(ways, last)) return null;
  const isEnd = setProblem(ways, last, allowsLevelSets(format)) === null;
  const staysOpen =
    outcome === 'retired' &&
    (ways.some((way) => 'timed' in way) || isOver(format, after(before, last)));
  return isEnd && !staysOpen ? null : sets.length - 1;
}

/** The complete sets that each side won; an unfinished last set is nobody's, and so is a level one. */
function setsWonBy(format: FormatRules, outcome: PlayedOutcome, score: Score): [number, number] {
  const { won } = completeSets(format, outcome, score);
  return [won[0], won[1]];
}

/**
 * The sets that count: those played to their end and, in a completed match, one that the clock stopped
 * and that its leader wins (SCO-15).
 */
export function completeSets(format: FormatRules, outcome: PlayedOutcome, score: Score): Standing {
  const finished = finishedSets(format, outcome, score);
  const stopped = stoppedSet(format, outcome, score);
  return stopped !== null && hasLead(format, stopped) ? after(finished, stopped) : finished;
}

/** Whether each side gets half of a set, since the clock stopped it with too small a lead (SCO-15). */
export function isSetShared(format: FormatRules, outcome: PlayedOutcome, score: Score): boolean {
  const stopped = stoppedSet(format, outcome, score);
  return stopped !== null && !hasLead(format, stopped);
}

/** The set of a completed match that the clock stopped, where the rules say what becomes of it. */
function stoppedSet(format: FormatRules, outcome: PlayedOutcome, score: Score): SetScore | null {
  if (outcome !== 'completed' || format.unfinishedSet === null) return null;
  const index = unfinishedIndex(format, outcome, score);
  const set = index === null ? undefined : score.sets[index];
  return set === undefined || isEmpty(set) ? null : set;
}

function hasLead({ unfinishedSet }: FormatRules, { games }: SetScore): boolean {
  return unfinishedSet !== null && Math.abs(games[0] - games[1]) >= unfinishedSet.lead;
}

/** How many sets were played to their end. */
function finishedSets(format: FormatRules, outcome: PlayedOutcome, score: Score): Standing {
  const unfinished = unfinishedIndex(format, outcome, score);
  const mayBeLevel = allowsLevelSets(format);
  let complete = AT_START;
  for (const [index, set] of score.sets.entries()) {
    if (index === unfinished) break;
    const problem = setProblem(waysAt(format, complete), set, mayBeLevel);
    if (problem === null) complete = after(complete, set);
  }
  return complete;
}

/** The result in figures: the sets of each side, where one set is the match its games (SCO-9). */
export function resultFigures(
  format: FormatRules,
  outcome: PlayedOutcome,
  score: Score,
): [number, number] {
  if (format.bestOf > 1) return setsWonBy(format, outcome, score);
  const [zero, one] = score.sets[0]?.games ?? [0, 0];
  return [zero, one];
}

/**
 * The figures of a stored result (SCO-9). Null without a score, and where the rules have changed
 * since so that they would tell another winner.
 */
export function storedFigures(
  format: FormatRules,
  {
    outcome,
    score,
    winningSide,
  }: { outcome: Outcome; score: Score | null; winningSide: Side | null },
): [number, number] | null {
  if (score === null) return null;
  if (outcome === 'retired') return resultFigures(format, 'retired', score);
  const figures = resultFigures(format, 'completed', score);
  return scoreWinner(format, score) === winningSide ? figures : null;
}

/** Whether a completed match was left unfinished: only where the rules allow it (SCO-11). */
export function isLeftUnfinished(format: FormatRules, score: Score): boolean {
  if (format.unfinished === 'refused') return false;
  return !isOver(format, finishedSets(format, 'completed', score));
}

function isOver(format: FormatRules, { won, sets }: Standing): boolean {
  const isDecided = !format.playAll && Math.max(...won) === setsNeeded(format);
  return isDecided || sets === format.bestOf;
}

function standingAfter(sets: readonly SetScore[]): Standing {
  return sets.reduce(after, AT_START);
}

function after({ won, sets }: Standing, { games }: SetScore): Standing {
  const winner = ahead(games);
  const [zero, one] = won;
  return {
    won: winner === null ? won : [zero + Number(winner === 0), one + Number(winner === 1)],
    sets: sets + 1,
  };
}

/** The ways of the next set. The deciding set may have rules of its own. */
export function waysAt(format: FormatRules, { won }: Pick<Standing, 'won'>): readonly SetVariant[] {
  const last = setsNeeded(format) - 1;
  const isDeciding = !format.playAll && won[0] === last && won[1] === last;
  return isDeciding && format.finalSet !== null
    ? waysOf<SetVariant>(format.finalSet)
    : waysOf<SetVariant>(format.set);
}

function isEmpty(set: SetScore | undefined): boolean {
  return set !== undefined && isLove(set.games) && isLove(set.tiebreak ?? [0, 0]);
}
