import { type ScoreEntry, type JudgedEntry, otherSide, type Side } from './entry.ts';
import {
  type Format,
  type OwnSet,
  type ScorePair,
  type SetVariant,
  listVariantsAt,
} from './format.ts';
import { isLove, isUnfinished, normaliseSet, type SetFault, findSetFault } from './set-rules.ts';

/** The league's code for refusing a score; the pointer leads to the set. */
export type ScoreFault = { readonly pointer: string } & (
  | SetFault
  | {
      readonly code: 'undecided' | 'sets_missing';
      readonly params: { readonly sets: number };
    }
  | { readonly code: 'decided' | 'required'; readonly params: object }
);

/**
 * Predicts the league's evaluation of an entry: the stored sets, the winner and the figures, or the
 * reason for refusal (RPT-16). The league decides; this shows the outcome before sending.
 */
export function judgeEntry(entry: ScoreEntry, format: Format): JudgedEntry | ScoreFault {
  const { ending, stopped } = entry;
  if (ending === 'unplayed') {
    return { ending, sets: [], stopped: null, winner: null, figures: null };
  }
  if (ending !== 'completed' && stopped === null) return makeFault('/retired_side', 'required', {});
  const winner = stopped === null ? null : otherSide(stopped);
  if (ending !== 'completed' && ending !== 'retired') {
    return { ending, sets: [], stopped, winner, figures: null };
  }
  const sets = normaliseSets(ending, entry.sets, format);
  const problem = findScoreFault(ending, sets, format);
  if (problem !== null) return problem;
  const figures = countFigures(ending, sets, format);
  const decided = ending === 'completed' ? findWinner(sets, format) : winner;
  return { ending, sets, stopped, winner: decided, figures };
}

export function isRefused(judged: JudgedEntry | ScoreFault): judged is ScoreFault {
  return 'pointer' in judged;
}

/** Whether time ran out in a completed match (SCO-11). */
export function isLeftUnfinished({ ending, sets }: ScoreEntry, format: Format): boolean {
  if (ending !== 'completed' || format.unfinished === 'refused') return false;
  return !isOver(format, listCompleteSets('completed', sets, format));
}

/** The winner by sets or, if the rules say so for a match stopped by the clock, by games. */
function findWinner(sets: readonly OwnSet[], format: Format): Side | null {
  const entry = { ending: 'completed', sets, stopped: null } as const;
  const byGames = format.unfinished === 'by_games' && isLeftUnfinished(entry, format);
  const total = (place: 0 | 1) => sets.reduce((sum, { games }) => sum + games[place], 0);
  return findLeader(byGames ? [total(0), total(1)] : countFigures('completed', sets, format));
}

/** Whether no further set can follow. */
export function isOver(format: Format, sets: readonly OwnSet[]): boolean {
  const isDecided = !format.playAll && Math.max(...countSetsWon(sets)) === countSetsNeeded(format);
  return isDecided || sets.length === format.bestOf;
}

/** Whether a set can end level: because it is the whole match, or because all sets are played. */
export function mayEndSetsLevel({ draws, bestOf, playAll }: Format): boolean {
  return draws && (bestOf === 1 || playAll);
}

type ScoredEnding = 'completed' | 'retired';

/** The sets to store: drops a set that counts for nothing, and 0-0 before the first point. */
function normaliseSets(ending: ScoredEnding, typed: readonly OwnSet[], format: Format): OwnSet[] {
  const sets = typed.map((set, index) =>
    normaliseSet(listNextVariants(format, typed.slice(0, index)), set),
  );
  if (ending === 'retired' && sets.length === 0) return [{ games: [0, 0] }];
  while (sets.length > 1 && !hasEnded(format, typed) && isEmpty(sets.at(-1))) sets.pop();
  const counts = format.unfinished === 'by_games' || readLeadNeeded(format) !== null;
  if (ending === 'retired' || sets.length < 2 || counts) return sets;
  const before = sets.slice(0, -1);
  const isDropped = findUnfinishedSet(ending, sets, format) !== null && !isOver(format, before);
  return isDropped ? before : sets;
}

function hasEnded(format: Format, sets: readonly OwnSet[]): boolean {
  // If all sets are played, an empty one may be the last, or one left out.
  if (format.playAll) return sets.length > format.bestOf;
  return Math.max(...countSetsWon(sets)) >= countSetsNeeded(format);
}

function findScoreFault(
  ending: ScoredEnding,
  sets: readonly OwnSet[],
  format: Format,
): ScoreFault | null {
  const unfinished = findUnfinishedSet(ending, sets, format);
  for (const [index, set] of sets.entries()) {
    const pointer = `/score/sets/${index}`;
    const before = sets.slice(0, index);
    if (isOver(format, before)) return makeFault(pointer, 'set_after_end', {});
    if (index === unfinished) break;
    const problem = findSetFault(listNextVariants(format, before), set, mayEndSetsLevel(format));
    if (problem !== null) return { pointer, ...problem };
  }
  const complete = unfinished === null ? sets : sets.slice(0, unfinished);
  if (ending === 'completed') return findEndFault(complete, sets, format);
  return isOver(format, complete) ? makeFault('/score/sets', 'decided', {}) : null;
}

function findEndFault(
  complete: readonly OwnSet[],
  sets: readonly OwnSet[],
  format: Format,
): ScoreFault | null {
  const { bestOf, playAll, draws, unfinished } = format;
  const pointer = '/score/sets';
  const params = { sets: Math.floor(bestOf / 2) + 1 };
  const undecided: ScoreFault = { pointer, code: 'undecided', params };
  if (unfinished === 'refused' && !isOver(format, complete)) {
    return playAll ? { pointer, code: 'sets_missing', params: { sets: bestOf } } : undecided;
  }
  if (sets.every(isEmpty)) return format.mayBeNothing === true ? null : undecided;
  return findWinner(sets, format) === null && !draws ? undecided : null;
}

/** The index of the set in which play stopped; null if play stopped between two sets. */
function findUnfinishedSet(
  ending: ScoredEnding,
  sets: readonly OwnSet[],
  format: Format,
): number | null {
  if (ending === 'completed' && format.unfinished === 'refused') return null;
  const last = sets.at(-1);
  const ways = listNextVariants(format, sets.slice(0, -1));
  if (last === undefined || !isUnfinished(ways, last)) return null;
  const isEnd = findSetFault(ways, last, mayEndSetsLevel(format)) === null;
  const staysOpen =
    ending === 'retired' && (ways.some((way) => 'timed' in way) || isOver(format, sets));
  return isEnd && !staysOpen ? null : sets.length - 1;
}

function listCompleteSets(
  ending: ScoredEnding,
  sets: readonly OwnSet[],
  format: Format,
): readonly OwnSet[] {
  return sets.slice(0, findUnfinishedSet(ending, sets, format) ?? sets.length);
}

/** The result in figures: sets per side, or games in a single-set match (SCO-9). */
function countFigures(ending: ScoredEnding, sets: readonly OwnSet[], format: Format): ScorePair {
  if (format.bestOf === 1) return sets[0]?.games ?? [0, 0];
  return countSetsWon(listCountingSets(ending, sets, format));
}

/** Complete sets and, in a completed match, a set stopped by the clock with enough of a lead. */
function listCountingSets(
  ending: ScoredEnding,
  sets: readonly OwnSet[],
  format: Format,
): readonly OwnSet[] {
  const lead = readLeadNeeded(format);
  const complete = listCompleteSets(ending, sets, format);
  const stopped = sets[complete.length];
  if (ending === 'retired' || lead === null || stopped === undefined) return complete;
  const [mine, theirs] = stopped.games;
  return Math.abs(mine - theirs) >= lead ? [...complete, stopped] : complete;
}

function readLeadNeeded({ unfinishedSet: rules }: Format): number | null {
  return rules?.lead ?? null;
}

/** The variants of the next set. The last set has its own rules only if the sets are level. */
function listNextVariants(format: Format, before: readonly OwnSet[]): readonly SetVariant[] {
  const last = countSetsNeeded(format) - 1;
  const isDeciding = countSetsWon(before).every((won) => won === last);
  return listVariantsAt(format, isDeciding ? format.bestOf - 1 : 0);
}

function countSetsNeeded({ bestOf, playAll }: Format): number {
  return playAll ? bestOf : (bestOf + 1) / 2;
}

/** Counts only complete sets: leading in an unfinished set does not win it. */
function countSetsWon(complete: readonly OwnSet[]): ScorePair {
  const wonBy = (side: Side) => complete.filter(({ games }) => findLeader(games) === side).length;
  return [wonBy('me'), wonBy('them')];
}

function findLeader([mine, theirs]: ScorePair): Side | null {
  if (mine === theirs) return null;
  return mine > theirs ? 'me' : 'them';
}

function isEmpty(set: OwnSet | undefined): boolean {
  return set !== undefined && isLove(set.games) && isLove(set.tiebreak ?? [0, 0]);
}

function makeFault(
  pointer: string,
  code: 'required' | 'decided' | 'set_after_end',
  params: object,
): ScoreFault {
  return { pointer, code, params };
}
