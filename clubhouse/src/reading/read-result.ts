import type { Format } from '../score/format.ts';
import { readStatement } from '../score/read-statement.ts';
import type { ReplyReading } from './reading.ts';
import type { ResultStatement } from './result.ts';
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
  const reading = readStatement(told, format);
  if (told.lacksSets && reading.kind !== 'empty') return { kind: 'incomplete_score' };
  switch (reading.kind) {
    case 'result':
    case 'which_result':
    case 'incomplete_score':
      return reading;
    case 'sets_alone':
      return { kind: 'incomplete_score' };
    case 'empty':
    case 'contradiction':
    case 'unclear':
    case 'refused':
      return null;
  }
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
