import {
  type ScoreEntry,
  type JudgedEntry,
  otherSide,
  type Side,
  swapEntrySides,
} from './entry.ts';
import { type Format, listVariantsAt, type OwnSet } from './format.ts';
import { isRefused, judgeEntry, type ScoreFault } from './judge.ts';
import { readSets } from './read-sets.ts';
import { canEnd, isLove } from './set-rules.ts';

/** A message about a match: figures, and words about the winner and the ending. */
export interface Statement {
  /** The sets in the order written: `6-3`, `63`, `7-6(4)`. */
  readonly sets: readonly string[];
  /** Null if no word says who won. */
  readonly won: Side | null;
  readonly isDrawn: boolean;
  /** Null if no word says how the match ended: then it was played to its end. */
  readonly ending: 'retired' | 'walkover' | 'conceded' | null;
  /** The side that stopped, if words say so other than by naming the winner. */
  readonly stopped: Side | null;
  /** Whether the figures may begin with the other side's, as in `Anna lost 4-6 2-6`. */
  readonly isOfLoser: boolean;
}

/** The certain meaning of a statement, or the question it raises. */
export type Reading =
  | { readonly kind: 'result'; readonly entry: JudgedEntry }
  /** Two readings are possible; first the one that begins with the writer's figures. */
  | { readonly kind: 'which_result'; readonly entries: readonly [JudgedEntry, JudgedEntry] }
  /** `3-1` in a match of several sets counts the sets and omits the score of each. */
  | { readonly kind: 'sets_alone' }
  /** A possible start of a match, but not a finished one. */
  | { readonly kind: 'incomplete_score' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'contradiction' }
  /** A word that is ambiguous or no valid set of this match. */
  | { readonly kind: 'unclear'; readonly part: string }
  | { readonly kind: 'refused'; readonly fault: ScoreFault; readonly entry: ScoreEntry };

/**
 * The only parser of results, for a line on a page, an email or a chat message. It returns the
 * claim to send and never guesses (RPT-6, REPLY-5, REPLY-6).
 */
export function readStatement(statement: Statement, format: Format): Reading {
  const { ending, won, isDrawn } = statement;
  const stopped = statement.stopped ?? (ending === null || won === null ? null : otherSide(won));
  const isTwofold = isDrawn && (won !== null || ending !== null);
  if (isTwofold || (stopped !== null && won === stopped)) return { kind: 'contradiction' };
  if (ending === 'walkover' || ending === 'conceded') {
    if (statement.sets.length > 0) return { kind: 'contradiction' };
    return readWithoutScore(ending, stopped, format);
  }
  if (statement.sets.length === 0) {
    const isEmpty = won === null && ending === null && !isDrawn;
    return { kind: isEmpty ? 'empty' : 'incomplete_score' };
  }
  if (hasSetCount(statement.sets, format))
    return readStatement({ ...statement, sets: statement.sets.slice(1) }, format);
  const sets = readSets(statement.sets, format);
  if (typeof sets === 'string') return { kind: 'unclear', part: sets };
  if (mayBeSetCount(sets, format)) return { kind: 'sets_alone' };
  return ending === 'retired'
    ? readRetired(sets, stopped, format)
    : readCompleted(sets, statement, format);
}

/**
 * Whether figures can be the number of sets won: `3-1` in a best of five. In text they never mean
 * the games of one set, even if the rules would allow it.
 */
function mayBeSetCount(sets: readonly OwnSet[], { bestOf, playAll }: Format): boolean {
  const [only, ...more] = sets;
  if (only === undefined || more.length > 0 || bestOf === 1) return false;
  const most = playAll ? bestOf : Math.ceil(bestOf / 2);
  const [mine, theirs] = only.games;
  const total = mine + theirs;
  const isCount = Math.max(mine, theirs) <= most && total <= bestOf;
  return only.tiebreak === undefined && total > 0 && isCount;
}

/**
 * Whether figures count the finished sets before they list them: `2-1 6-4 3-6 6-2`. Figures that
 * may be a set of their own are one: `1-1 6-4 4-6` of timed sets.
 */
function hasSetCount([count = '', ...listed]: readonly string[], format: Format): boolean {
  const [all, sets] = [readSets([count, ...listed], format), readSets(listed, format)];
  if (typeof all === 'string' || typeof sets === 'string' || sets.length < 2) return false;
  const leads = sets
    .filter(({ games }, at) => canEnd(listVariantsAt(format, at), games))
    .map(({ games }) => Math.sign(games[0] - games[1]));
  const counted = [1, -1].map((lead) => leads.filter((one) => one === lead).length).join('-');
  return count.replace(':', '-') === counted && !mayBeginMatch(all, format);
}

/** Whether a match can have come this far, or to its end. */
function mayBeginMatch(sets: readonly OwnSet[], format: Format): boolean {
  return [
    { ending: 'completed', sets, stopped: null } as const,
    { ending: 'retired', sets, stopped: 'me' } as const,
  ].some((entry) => !isRefused(judgeEntry(entry, format)));
}

function readWithoutScore(
  ending: 'walkover' | 'conceded',
  stopped: Side | null,
  format: Format,
): Reading {
  const by = (side: Side): ScoreEntry => ({ ending, sets: [], stopped: side });
  if (stopped !== null) return judgeReading(by(stopped), format);
  return judgeBoth(by('them'), by('me'), format);
}

function readCompleted(
  sets: readonly OwnSet[],
  { won, isDrawn, isOfLoser }: Statement,
  format: Format,
): Reading {
  const entry: ScoreEntry = { ending: 'completed', sets, stopped: null };
  const judged = judgeEntry(entry, format);
  if (isRefused(judged)) {
    const mayContinue = mayBeginMatch(sets, format);
    return mayContinue ? { kind: 'incomplete_score' } : { kind: 'refused', fault: judged, entry };
  }
  if (judged.winner === null && won !== null) return { kind: 'contradiction' };
  if (judged.winner !== null && isDrawn) return { kind: 'contradiction' };
  if (judged.winner === won && won !== null) return { kind: 'result', entry: judged };
  // A score that is the same from both sides is unambiguous.
  const isSame = judged.sets.every(({ games }) => games[0] === games[1]);
  if (judged.winner === null && isSame) return { kind: 'result', entry: judged };
  // Figures start with the winner's or the subject's. "I won 4-6 3-6" contradicts both.
  if (won === 'them' || (won !== null && isOfLoser))
    return judgeReading(swapEntrySides(entry), format);
  return judgeBoth(entry, swapEntrySides(entry), format);
}

/** Usually the trailing side retires. If the figures or words contradict that, asks the author. */
function readRetired(sets: readonly OwnSet[], stopped: Side | null, format: Format): Reading {
  const leader = findSetLeader(sets);
  const by = (side: Side): ScoreEntry => ({ ending: 'retired', sets, stopped: side });
  if (stopped === null) {
    const own = by(leader === 'them' ? 'me' : 'them');
    return judgeBoth(own, swapEntrySides(own), format);
  }
  const isBeforeFirstBall = sets.every(({ games }) => isLove(games));
  if (isBeforeFirstBall || leader === otherSide(stopped)) return judgeReading(by(stopped), format);
  return judgeBoth(by(stopped), { ...swapEntrySides(by(stopped)), stopped }, format);
}

/** The side that was certainly ahead, because it leads in each set. */
function findSetLeader(sets: readonly OwnSet[]): Side | null {
  const leads = sets
    .map(({ games }) => Math.sign(games[0] - games[1]))
    .filter((lead) => lead !== 0);
  if (leads.length === 0) return null;
  if (leads.every((lead) => lead > 0)) return 'me';
  return leads.every((lead) => lead < 0) ? 'them' : null;
}

function judgeReading(entry: ScoreEntry, format: Format): Reading {
  const judged = judgeEntry(entry, format);
  if (isRefused(judged)) return { kind: 'refused', fault: judged, entry };
  return { kind: 'result', entry: judged };
}

function judgeBoth(one: ScoreEntry, other: ScoreEntry, format: Format): Reading {
  const [first, second] = [judgeEntry(one, format), judgeEntry(other, format)];
  if (isRefused(first)) return { kind: 'refused', fault: first, entry: one };
  if (isRefused(second)) return { kind: 'refused', fault: second, entry: other };
  return { kind: 'which_result', entries: [first, second] };
}
