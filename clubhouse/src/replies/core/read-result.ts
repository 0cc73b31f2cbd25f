import { type Entry, turned, winner } from '../../score/entry.ts';
import { type Format, type OwnSet, waysAt } from '../../score/format.ts';
import { readSet } from '../../score/line.ts';
import { asItCounts, isPossible } from '../../score/match-end.ts';
import type { ReplyReading } from './reading.ts';
import type { ResultStatement, Side } from './result.ts';
import { other } from './result-statement.ts';

/**
 * The result that sentences tell together; null where they contradict each other, or where no match of this format can
 * have ended so (REPLY-5, REPLY-6).
 *
 * @param isOfThem whether somebody of the other side was spoken of: then "won" alone may be theirs
 */
export function readEntryOf(
  statements: readonly ResultStatement[],
  isOfThem: boolean,
  format: Format,
): ReplyReading | null {
  const told = joinStatements(statements, isOfThem);
  if (told === null) return null;
  const { sets: texts, ending, won } = told;
  if (ending === 'walkover' || ending === 'conceded') {
    return texts.length > 0 || told.lacksSets ? null : withoutScore(ending, told.stopped);
  }
  if (won === null && texts.length === 0 && !told.isDrawn) {
    return ending === null ? null : { kind: 'incomplete_score' };
  }
  if (told.lacksSets || isOfSetsAlone(texts, format)) return { kind: 'incomplete_score' };
  const sets = readSets(texts, format);
  if (sets === null) return null;
  if (sets.length === 0) return { kind: 'incomplete_score' };
  return ending === 'retired' ? retired(sets, told.stopped, format) : completed(sets, told, format);
}

function joinStatements(
  all: readonly ResultStatement[],
  isOfThem: boolean,
): ResultStatement | null {
  const said = new Set(
    all.flatMap(({ won, isImplied }) => (won === null || isImplied ? [] : [won])),
  );
  const implied = new Set(
    all.flatMap(({ won, isImplied }) => (isImplied && won !== null ? [won] : [])),
  );
  const endings = new Set(all.flatMap(({ ending }) => ending ?? []));
  const stops = new Set(all.flatMap(({ stopped }) => stopped ?? []));
  const scores = new Set(all.flatMap(({ sets }) => (sets.length === 0 ? [] : [sets.join(' ')])));
  if ([said, implied, endings, stops].some((one) => one.size > 1)) return null;
  const [sure] = said;
  const [likely] = isOfThem ? [] : implied;
  if (sure !== undefined && likely !== undefined && sure !== likely) return null;
  const won = sure ?? likely ?? null;
  const [ending = null] = endings;
  const [stop = null] = stops;
  const stopped = stop ?? (ending !== null && won !== null ? other(won) : null);
  if (stopped !== null && won === stopped) return null;
  const isDrawn = all.some((one) => one.isDrawn);
  if (isDrawn && (won !== null || ending !== null)) return null;
  // The same score said twice is one; sets that follow each other over sentences are read as one score.
  const sets =
    scores.size === 1 ? ([...scores][0] ?? '').split(' ') : all.flatMap((one) => one.sets);
  return {
    sets,
    won,
    isImplied: false,
    isDrawn,
    ending,
    stopped,
    isOfThem,
    isNotPlayed: false,
    isOfLoser: all.some(({ isOfLoser }) => isOfLoser),
    lacksSets: all.some((one) => one.lacksSets),
  };
}

function withoutScore(ending: 'walkover' | 'conceded', stopped: Side | null): ReplyReading {
  const by = (side: Side): Entry => ({ ending, sets: [], stopped: side });
  if (stopped !== null) return { kind: 'result', entry: by(stopped) };
  return { kind: 'which_result', entries: [by('them'), by('me')] };
}

/** `2:0`: sets are counted, and their games not told. */
function isOfSetsAlone(texts: readonly string[], { bestOf }: Format): boolean {
  if (texts.length !== 1 || bestOf === 1) return false;
  const numbers = (texts[0] ?? '').split(/[-:/]/).map(Number);
  return numbers.length === 2 && (numbers[0] ?? 0) + (numbers[1] ?? 0) <= bestOf;
}

function readSets(texts: readonly string[], format: Format): OwnSet[] | null {
  const sets: OwnSet[] = [];
  for (const text of texts) {
    const ways = waysAt(format, sets.length);
    // In a set that the clock ends, any two figures could be the games.
    const isCompact = !/[-:/]/.test(text.replace(/\(.*/, ''));
    if (isCompact && ways.some((way) => 'timed' in way)) return null;
    const set = readSet(text, ways);
    if (set === null) return null;
    sets.push(set);
  }
  return sets;
}

function completed(sets: readonly OwnSet[], told: ResultStatement, format: Format) {
  const { won, isDrawn, isOfLoser } = told;
  const written: Entry = { ending: 'completed', sets, stopped: null };
  if (!isPossible(written, format)) {
    return isPart(sets, format) ? ({ kind: 'incomplete_score' } as const) : null;
  }
  const entry = asItCounts(written, format);
  const ahead = winner(entry);
  if (ahead === null) return won === null ? level(entry) : null;
  if (isDrawn) return null;
  if (won === null) return bothWays(entry);
  if (ahead === won) return { kind: 'result', entry } as const;
  // The winner's figures come first, or those of whom the sentence speaks; "I won 4-6 3-6" contradicts both.
  return won === 'them' || isOfLoser
    ? ({ kind: 'result', entry: turnedEntry(entry) } as const)
    : bothWays(entry);
}

/** Nobody won: what is the same from both sides is certain. */
function level(entry: Entry): ReplyReading {
  const isSame = entry.sets.every(({ games }) => games[0] === games[1]);
  return isSame ? { kind: 'result', entry } : bothWays(entry);
}

/** Sets with which a match of this format can begin, and not end. */
function isPart(sets: readonly OwnSet[], format: Format): boolean {
  const stopped: Entry = { ending: 'retired', sets, stopped: 'them' };
  return isPossible(stopped, format);
}

/**
 * Who was behind stops, as a rule; where the figures say otherwise, or who stopped is not said, they could be either's.
 */
function retired(sets: readonly OwnSet[], stopped: Side | null, format: Format) {
  const entry: Entry = { ending: 'retired', sets, stopped: stopped ?? 'them' };
  if (!isPossible(entry, format)) return null;
  const isSure = stopped !== null && leaderOf(sets) === other(stopped);
  return isSure ? ({ kind: 'result', entry } as const) : bothWays(entry, stopped);
}

function leaderOf(sets: readonly OwnSet[]): Side | null {
  const leads = sets
    .map(({ games }) => Math.sign(games[0] - games[1]))
    .filter((lead) => lead !== 0);
  if (leads.length === 0) return null;
  // Split sets are anybody's: only who leads in each was certainly ahead.
  if (leads.every((lead) => lead > 0)) return 'me';
  return leads.every((lead) => lead < 0) ? 'them' : null;
}

/** The same from either side; of who is known to have stopped, with the figures either way. */
function bothWays(entry: Entry, stopped: Side | null = null): ReplyReading {
  const turn = turnedEntry(entry);
  if (stopped === null) return { kind: 'which_result', entries: [entry, turn] };
  return { kind: 'which_result', entries: [entry, { ...turn, stopped }] };
}

function turnedEntry(entry: Entry): Entry {
  const { stopped } = entry;
  return {
    ...entry,
    sets: entry.sets.map(turned),
    stopped: stopped === null ? null : other(stopped),
  };
}
