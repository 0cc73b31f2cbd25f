import { type Entry, shownPoints, tiebreakInSet } from './entry.ts';
import {
  type Format,
  hadTiebreak,
  type OwnSet,
  type Pair,
  type SetVariant,
  setsWon,
  waysAt,
} from './format.ts';
import { canEnd, canEndLevel, canStand } from './set-end.ts';

/** Whether enough has been said to be sent. The league alone decides whether it can be. */
export function isComplete({ ending, sets, stopped }: Entry, format: Format): boolean {
  if (ending === 'unplayed') return true;
  return ending === 'completed' ? scoreGap(format, sets) === null : stopped !== null;
}

/** Why sets are no completed match yet. */
export type ScoreGap = 'nothing' | 'missing' | 'sets_missing' | 'level';

/** What a completed match still lacks; null where nothing. Each set is the league's to judge. */
export function scoreGap(format: Format, played: readonly OwnSet[]): ScoreGap | null {
  const sets = setsThatCount(format, played);
  if (sets.every((set) => Math.max(...shownPoints(set)) === 0)) return 'nothing';
  const isStanding = format.unfinished === 'as_it_stands';
  if (!isStanding && !isOver(format, sets)) return format.playAll ? 'sets_missing' : 'missing';
  return isLevel(format, sets) && !allowsLevel(format, sets) ? 'level' : null;
}

/** Whether no set can follow these. */
export function isOver(format: Format, sets: readonly OwnSet[]): boolean {
  const { bestOf, playAll } = format;
  if (sets.length >= bestOf) return true;
  return !playAll && Math.max(...setsWon(sets)) > bestOf / 2;
}

/**
 * An entry as it counts. Where the rules let a match end with the time, a set that was begun and
 * not ended is left out. It counts where it is the only one (RPT-17).
 */
export function asItCounts(entry: Entry, format: Format): Entry {
  if (entry.ending !== 'completed') return entry;
  return { ...entry, sets: setsThatCount(format, entry.sets) };
}

function setsThatCount(format: Format, sets: readonly OwnSet[]): readonly OwnSet[] {
  return sets.length > 1 && endsUnfinished(format, sets) ? sets.slice(0, -1) : sets;
}

/** Whether the time ended the match, and not its last set. */
export function isLeftUnfinished({ ending, sets }: Entry, format: Format): boolean {
  if (ending !== 'completed' || format.unfinished === 'refused') return false;
  return endsUnfinished(format, sets) || !isOver(format, sets);
}

function endsUnfinished(format: Format, sets: readonly OwnSet[]): boolean {
  const last = sets.at(-1);
  if (format.unfinished === 'refused' || last === undefined) return false;
  const ways = waysAt(format, sets.length - 1);
  // Before it the match was over: the league refuses it, and nothing is left out.
  if (isOver(format, sets.slice(0, -1))) return false;
  const points = shownPoints(last);
  const hasEnded = canEnd(ways, points) || (mayEndSetsLevel(format) && canEndLevel(ways, points));
  return !hasEnded && canStand(ways, points);
}

/** The result in figures: the sets of each side, where one set is the match its games. */
function figuresOf({ bestOf }: Format, sets: readonly OwnSet[]): Pair {
  return bestOf > 1 ? setsWon(sets) : (sets[0]?.games ?? [0, 0]);
}

function isLevel(format: Format, sets: readonly OwnSet[]): boolean {
  const [mine, theirs] = figuresOf(format, sets);
  return mine === theirs;
}

/** Whether rules take such a result without a winner. */
function allowsLevel(format: Format, sets: readonly OwnSet[]): boolean {
  if (!format.draws) return false;
  const isOfSets = format.bestOf > 1 || format.unfinished === 'as_it_stands';
  return isOfSets || sets.every(({ games }, index) => canEndLevel(waysAt(format, index), games));
}

/** Whether a set may be nobody's: where it is the match, or all are played. */
export function mayEndSetsLevel({ draws, bestOf, playAll }: Format): boolean {
  return draws && (bestOf === 1 || playAll);
}

/**
 * Whether a match can have ended so. The league has the last word; this is for what nobody has looked at before it
 * is sent, as a reply to a letter (REPLY-6).
 */
export function isPossible({ ending, sets, stopped }: Entry, format: Format): boolean {
  if (ending !== 'completed' && ending !== 'retired') return stopped !== null && sets.length === 0;
  const [before, last] = [sets.slice(0, -1), sets.at(-1)];
  if (last === undefined || sets.length > format.bestOf || isOver(format, before)) return false;
  if (!before.every((set, index) => isEndedSet(format, set, index))) return false;
  const isStanding = canStand(waysAt(format, before.length), shownPoints(last));
  const isEnded = isEndedSet(format, last, before.length);
  if (ending === 'retired') {
    return stopped !== null && (isStanding || (isEnded && !isOver(format, sets)));
  }
  const mayStand = format.unfinished === 'as_it_stands' && isStanding;
  return (isEnded || mayStand) && scoreGap(format, sets) === null;
}

function isEndedSet(format: Format, set: OwnSet, index: number): boolean {
  const ways = waysAt(format, index);
  if (!hasLikelyTiebreak(ways, set)) return false;
  const points = shownPoints(set);
  return canEnd(ways, points) || (mayEndSetsLevel(format) && canEndLevel(ways, points));
}

/** The points of a tiebreak belong to a set that had one, and to who won it. */
function hasLikelyTiebreak(ways: readonly SetVariant[], set: OwnSet): boolean {
  const inSet = tiebreakInSet(set);
  if (inSet === null) return true;
  const isSameSide = inSet[0] > inSet[1] === set.games[0] > set.games[1];
  return isSameSide && hadTiebreak(ways, set.games);
}
