import { type Ending, type Entry, turned, winner } from './entry.ts';
import {
  type Format,
  type OwnSet,
  type Pair,
  tiebreakPoints,
  type SetVariant,
  waysAt,
} from './format.ts';
import { asItCounts } from './match-end.ts';
import { canEnd } from './set-end.ts';

/** Why a line could not be read. */
export type LineFault =
  /** A part of it says nothing. */
  | { readonly code: 'unclear'; readonly part: string }
  /** There is no score in it. */
  | { readonly code: 'empty' }
  /** Who won, or who stopped, is not to be seen. */
  | { readonly code: 'who' };

const WON = /^(i )?(won|win|beat|gewonnen|sieg|gewann)$/;
const LOST = /^(i )?(lost|lose|loss|verloren|niederlage|verlor)$/;
const DRAWN = /^(drew|draw|drawn|tie|tied|level|unentschieden|remis)$/;
const ENDINGS: readonly (readonly [RegExp, Ending])[] = [
  [/^(ret|retd|retired|retirement|injured|aufg|aufgabe|aufgegeben|verletzt)$/, 'retired'],
  [/^(w\/?o|walkover|no-?show|kampflos|nichtantritt)$/, 'walkover'],
  [/^(conceded|concession|gave|verzichtet|geschenkt|abgeschenkt)$/, 'conceded'],
];
/** What people write around a score, and what means nothing to it. */
const FILLER =
  /^(i|we|ich|wir|it|the|by|mit|and|und|him|her|them|gegen|against|nach|tb|time|up|zeit|um|:|-|–)$/;
const SET = /^(\d{1,2})[-–:/](\d{1,2})$/;
const TIEBREAK = /^(.+?)[([](\d{1,2})(?:[-–:](\d{1,2}))?[)\]]$/;
const MAX_SETS = 7;
/** What tiebreaks and sets of points are played to. */
const RACES = new Set([10, 11, 15, 21]);

/** What a word says of who won. */
type WinnerWord = 'me' | 'them' | 'nobody' | null;

/**
 * Reads a match as one would text it: `won 63 64`, `lost 6:4 3:6 10:7`, `6-3 2-0 ret.`, `drawn 9-9`
 * (RPT-6). Numbers are one's own first; where a word says who won and only the other way round
 * agrees with it, they are turned: many write the winner's first.
 *
 * @param format by which `910` and what a set that the time ended is worth are read
 */
export function readLine(text: string, format: Format): Entry | LineFault {
  const parts = partsOf(text);
  let [ending, said]: [Ending, WinnerWord] = ['completed', null];
  const sets: OwnSet[] = [];
  for (const part of parts) {
    const word = part.replace(/\.+$/, '');
    const special = ENDINGS.find(([pattern]) => pattern.test(word));
    const set = readSet(word, waysAt(format, sets.length));
    if (WON.test(word)) said = 'me';
    else if (LOST.test(word)) said = 'them';
    else if (DRAWN.test(word)) said = 'nobody';
    else if (special !== undefined) ending = special[1];
    else if (set !== null) sets.push(set);
    else if (!FILLER.test(word)) return { code: 'unclear', part };
  }
  if (sets.length > MAX_SETS) return { code: 'unclear', part: text.trim() };
  return ending === 'completed' ? completed(sets, said, format) : stoppedEarly(ending, sets, said);
}

/** Words and sets, without what is only there to be read: commas, and marks that keep lines whole. */
function partsOf(text: string): string[] {
  const bare = text.toLowerCase().replaceAll('\u2060', '').replaceAll(/[,;!]/g, ' ');
  return bare.split(/\s+/).filter(Boolean);
}

export function isFault(read: Entry | LineFault): read is LineFault {
  return 'code' in read;
}

function completed(sets: readonly OwnSet[], said: WinnerWord, format: Format): Entry | LineFault {
  if (sets.length === 0) return { code: 'empty' };
  const entry = asItCounts({ ending: 'completed', sets, stopped: null }, format);
  const won = winner(entry) ?? 'nobody';
  if (said === null || won === said) return entry;
  if (won === 'nobody' || said === 'nobody') return { code: 'who' };
  return { ...entry, sets: entry.sets.map(turned) };
}

/** Who won is said, or is who was ahead: seldom does the one who leads stop. */
function stoppedEarly(
  ending: Ending,
  sets: readonly OwnSet[],
  said: WinnerWord,
): Entry | LineFault {
  const ahead = whoIsAhead(sets);
  const won = said ?? (ending === 'retired' ? ahead : null);
  if (won === null || won === 'nobody') return { code: 'who' };
  const stopped = won === 'me' ? 'them' : 'me';
  if (ending !== 'retired') return { ending, sets: [], stopped };
  const isTurned = ahead !== null && ahead !== won;
  return { ending, sets: isTurned ? sets.map(turned) : sets, stopped };
}

function whoIsAhead(sets: readonly OwnSet[]): 'me' | 'them' | null {
  const [mine, theirs] = sets.reduce(
    ([one, other], { games }) => [
      one + Math.sign(Math.max(0, games[0] - games[1])),
      other + Math.sign(Math.max(0, games[1] - games[0])),
    ],
    [0, 0],
  );
  if (mine === theirs) return null;
  return mine > theirs ? 'me' : 'them';
}

/** `6-3`, `6:3`, `63`, `107`, `7-6(4)`; null where it is no set. */
export function readSet(word: string, ways: readonly SetVariant[]): OwnSet | null {
  const [, before, first, second] = TIEBREAK.exec(word) ?? [];
  const games = readPair(before ?? word, ways);
  if (games === null) return null;
  if (first === undefined) return { games };
  if (second !== undefined) return { games, tiebreak: [Number(first), Number(second)] };
  const lost = Number(first);
  const won = Math.max(7, lost + 2);
  const usual: Pair = games[0] > games[1] ? [won, lost] : [lost, won];
  return { games, tiebreak: tiebreakPoints(ways, games, lost) ?? usual };
}

function readPair(word: string, ways: readonly SetVariant[]): Pair | null {
  const [, mine, theirs] = SET.exec(word) ?? [];
  if (mine !== undefined && theirs !== undefined) return [Number(mine), Number(theirs)];
  if (!/^\d{2,4}$/.test(word)) return null;
  if (word.length === 2) return [Number(word[0]), Number(word[1])];
  if (word.length === 4) return [Number(word.slice(0, 2)), Number(word.slice(2))];
  return readThree(word, ways);
}

/** `107` is 10-7, and `910` 9-10: of the two ways to part it, the one that a set can end by. */
function readThree(word: string, ways: readonly SetVariant[]): Pair | null {
  const parted = [
    [word.slice(0, 2), word.slice(2)],
    [word.slice(0, 1), word.slice(1)],
  ] as const;
  const pairs = parted
    .filter(([mine, theirs]) => !/^0\d/.test(mine) && !/^0\d/.test(theirs))
    .map(([mine, theirs]): Pair => [Number(mine), Number(theirs)]);
  const here = pairs.filter((pair) => canEnd(ways, pair));
  // What cannot be under these rules is read as elsewhere, so that it can be said why.
  const possible = here.length > 0 ? here : pairs.filter(isUsualRace);
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

function isUsualRace([mine, theirs]: Pair): boolean {
  const [won, lost] = [Math.max(mine, theirs), Math.min(mine, theirs)];
  if (won < 10) return false;
  return won - lost === 2 || (RACES.has(won) && won - lost > 2) || (won === 30 && lost === 29);
}
