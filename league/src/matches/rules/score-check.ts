import {
  type FormatRules,
  type SetVariant,
  countSetsNeeded,
  listVariants,
} from '../../competitions/rules/competition-rules.ts';
import {
  SCORE_ERROR,
  type ScoreError,
  type ScoreFieldError,
  makeScoreFieldError,
} from '../../shared/sentences/score-error.ts';
import {
  findLeadingSide,
  type Outcome,
  type Score,
  type SetScore,
  type Side,
} from '../../shared/score.ts';
import { isLove } from './set.ts';
import { mayHaveLevelSets, isUnfinished, normaliseSet, findSetProblem } from './ways.ts';

type PlayedOutcome = 'completed' | 'retired';

interface SetsSoFar {
  readonly won: readonly [number, number];
  readonly sets: number;
}

const AT_START: SetsSoFar = { won: [0, 0], sets: 0 };

/**
 * Empty if the score is possible (SCO-1). A completed one has exactly the sets needed, or a
 * permitted unfinished state (SCO-11); a retirement's is the undecided start of a possible match.
 * @param score normalised by `normaliseScore`
 * @param mayBeNothing whether a match without a finished set is a result (SCO-14)
 */
export function findScoreProblems(
  format: FormatRules,
  outcome: PlayedOutcome,
  score: Score,
  mayBeNothing = false,
): ScoreFieldError[] {
  const unfinished = findUnfinishedIndex(format, outcome, score);
  let standing = AT_START;
  for (const [index, set] of score.sets.entries()) {
    const pointer = `/score/sets/${index}`;
    if (isOver(format, standing)) {
      return [makeScoreFieldError(pointer, SCORE_ERROR.say('set_after_end', {}))];
    }
    if (index === unfinished) break;
    const problem = findSetProblem(
      listNextSetVariants(format, standing),
      set,
      mayHaveLevelSets(format),
    );
    if (problem !== null) return [makeScoreFieldError(pointer, problem)];
    standing = addSet(standing, set);
  }
  const problem =
    outcome === 'retired'
      ? findRetirementProblem(format, standing)
      : checkEnd(format, standing, score, mayBeNothing);
  return problem === null ? [] : [makeScoreFieldError('/score/sets', problem)];
}

function findRetirementProblem(format: FormatRules, standing: SetsSoFar): ScoreError | null {
  return isOver(format, standing) ? SCORE_ERROR.say('decided', {}) : null;
}

function checkEnd(
  format: FormatRules,
  standing: SetsSoFar,
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
  return findScoreWinner(format, score) === null && !draws ? undecided : null;
}

/** Null for a draw (SCO-9). If the clock stopped the match, the rules may let games decide. */
export function findScoreWinner(format: FormatRules, score: Score): Side | null {
  const byGames = format.unfinished === 'by_games' && isLeftUnfinished(format, score);
  return findLeadingSide(
    byGames ? countTotalGames(score) : computeResultFigures(format, 'completed', score),
  );
}

export function countTotalGames({ sets }: Score): [number, number] {
  const total = (side: Side) => sets.reduce((sum, { games }) => sum + games[side], 0);
  return [total(0), total(1)];
}

/**
 * A match tiebreak becomes a set of 1-0 with its points, and a last set without games is dropped
 * (SCO-6). A lone empty set stays, as does one after the end, so that the mistake can be named.
 */
export function normaliseScore(format: FormatRules, score: Score): Score {
  let standing = AT_START;
  const sets = score.sets.map((set) => {
    const normal = normaliseSet(listNextSetVariants(format, standing), set);
    standing = addSet(standing, set);
    return normal;
  });
  if (hasEnded(format, score.sets)) return { sets };
  while (sets.length > 1 && isEmpty(sets.at(-1))) sets.pop();
  return { sets };
}

/** Whether this many sets end a match, valid or not. */
function hasEnded(format: FormatRules, sets: readonly SetScore[]): boolean {
  // With all sets to play, an empty set may be the last one, or one that nobody played.
  if (format.playAll) return sets.length > format.bestOf;
  return Math.max(...computeStandingAfter(sets).won) >= countSetsNeeded(format);
}

/**
 * Drops an unfinished last set that decides nothing, unless it is the only one (SCO-11).
 * @param score normalised by `normaliseScore`
 */
export function dropUnfinished(format: FormatRules, score: Score): Score {
  const sets = score.sets.slice(0, -1);
  if (format.unfinished === 'by_games' || format.unfinishedSet !== null) return score;
  if (sets.length === 0 || findUnfinishedIndex(format, 'completed', score) === null) return score;
  return isOver(format, computeStandingAfter(sets)) ? score : { sets };
}

/**
 * Null if the match stopped between two sets. A retirement's last timed set counts as unfinished:
 * its time may not have been up (SCO-8). Any other set that can have ended counts as ended, unless
 * nobody could have retired after it.
 */
function findUnfinishedIndex(
  format: FormatRules,
  outcome: PlayedOutcome,
  { sets }: Score,
): number | null {
  if (outcome === 'completed' && format.unfinished === 'refused') return null;
  const last = sets.at(-1);
  const before = computeStandingAfter(sets.slice(0, -1));
  const ways = listNextSetVariants(format, before);
  if (last === undefined || !isUnfinished(ways, last)) return null;
  const isEnd = findSetProblem(ways, last, mayHaveLevelSets(format)) === null;
  const staysOpen =
    outcome === 'retired' &&
    (ways.some((way) => 'timed' in way) || isOver(format, addSet(before, last)));
  return isEnd && !staysOpen ? null : sets.length - 1;
}

/** The complete sets each side won; an unfinished or level last set belongs to nobody. */
function countSetsWon(format: FormatRules, outcome: PlayedOutcome, score: Score): [number, number] {
  const { won } = completeSets(format, outcome, score);
  return [won[0], won[1]];
}

/** The finished sets, and one stopped by the clock that its leader wins (SCO-15). */
export function completeSets(format: FormatRules, outcome: PlayedOutcome, score: Score): SetsSoFar {
  const finished = tallyFinishedSets(format, outcome, score);
  const stopped = findStoppedSet(format, outcome, score);
  return stopped !== null && hasLead(format, stopped) ? addSet(finished, stopped) : finished;
}

/** Whether the clock stopped a set with too small a lead, so that the sides share it (SCO-15). */
export function isSetShared(format: FormatRules, outcome: PlayedOutcome, score: Score): boolean {
  const stopped = findStoppedSet(format, outcome, score);
  return stopped !== null && !hasLead(format, stopped);
}

/** The set of a completed match that the clock stopped, if the rules say how it counts. */
function findStoppedSet(
  format: FormatRules,
  outcome: PlayedOutcome,
  score: Score,
): SetScore | null {
  if (outcome !== 'completed' || format.unfinishedSet === null) return null;
  const index = findUnfinishedIndex(format, outcome, score);
  const set = index === null ? undefined : score.sets[index];
  return set === undefined || isEmpty(set) ? null : set;
}

function hasLead({ unfinishedSet }: FormatRules, { games }: SetScore): boolean {
  return unfinishedSet !== null && Math.abs(games[0] - games[1]) >= unfinishedSet.lead;
}

function tallyFinishedSets(format: FormatRules, outcome: PlayedOutcome, score: Score): SetsSoFar {
  const unfinished = findUnfinishedIndex(format, outcome, score);
  const mayBeLevel = mayHaveLevelSets(format);
  let complete = AT_START;
  for (const [index, set] of score.sets.entries()) {
    if (index === unfinished) break;
    const problem = findSetProblem(listNextSetVariants(format, complete), set, mayBeLevel);
    if (problem === null) complete = addSet(complete, set);
  }
  return complete;
}

/** The result in figures: each side's sets, or its games if one set is the match (SCO-9). */
export function computeResultFigures(
  format: FormatRules,
  outcome: PlayedOutcome,
  score: Score,
): [number, number] {
  if (format.bestOf > 1) return countSetsWon(format, outcome, score);
  const [zero, one] = score.sets[0]?.games ?? [0, 0];
  return [zero, one];
}

/** Null if there is no score, or if changed rules would name a different winner (SCO-9). */
export function findStoredFigures(
  format: FormatRules,
  {
    outcome,
    score,
    winningSide,
  }: { outcome: Outcome; score: Score | null; winningSide: Side | null },
): [number, number] | null {
  if (score === null) return null;
  if (outcome === 'retired') return computeResultFigures(format, 'retired', score);
  const figures = computeResultFigures(format, 'completed', score);
  return findScoreWinner(format, score) === winningSide ? figures : null;
}

/** Whether a completed match was left unfinished, where the rules allow it (SCO-11). */
export function isLeftUnfinished(format: FormatRules, score: Score): boolean {
  if (format.unfinished === 'refused') return false;
  return !isOver(format, tallyFinishedSets(format, 'completed', score));
}

function isOver(format: FormatRules, { won, sets }: SetsSoFar): boolean {
  const isDecided = !format.playAll && Math.max(...won) === countSetsNeeded(format);
  return isDecided || sets === format.bestOf;
}

function computeStandingAfter(sets: readonly SetScore[]): SetsSoFar {
  return sets.reduce(addSet, AT_START);
}

function addSet({ won, sets }: SetsSoFar, { games }: SetScore): SetsSoFar {
  const winner = findLeadingSide(games);
  const [zero, one] = won;
  return {
    won: winner === null ? won : [zero + Number(winner === 0), one + Number(winner === 1)],
    sets: sets + 1,
  };
}

/** The variants of the next set; the deciding set may have its own rules. */
export function listNextSetVariants(
  format: FormatRules,
  { won }: Pick<SetsSoFar, 'won'>,
): readonly SetVariant[] {
  const last = countSetsNeeded(format) - 1;
  const isDeciding = !format.playAll && won[0] === last && won[1] === last;
  return isDeciding && format.finalSet !== null
    ? listVariants<SetVariant>(format.finalSet)
    : listVariants<SetVariant>(format.set);
}

function isEmpty(set: SetScore | undefined): boolean {
  return set !== undefined && isLove(set.games) && isLove(set.tiebreak ?? [0, 0]);
}
