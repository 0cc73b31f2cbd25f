import { type Ending, type Entry, turned, winner } from './entry.ts';
import type { OwnSet, Pair } from './format.ts';

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
const ENDINGS: readonly (readonly [RegExp, Ending])[] = [
  [/^(ret|retd|retired|retirement|injured|aufg|aufgabe|aufgegeben|verletzt)$/, 'retired'],
  [/^(w\/?o|walkover|no-?show|kampflos|nichtantritt)$/, 'walkover'],
  [/^(conceded|concession|gave|verzichtet|geschenkt|abgeschenkt)$/, 'conceded'],
];
/** What people write around a score, and what means nothing to it. */
const FILLER = /^(i|we|ich|wir|it|the|by|mit|and|und|him|her|them|gegen|against|nach|tb|:|-|–)$/;
const SET = /^(\d{1,2})[-–:/](\d{1,2})$/;
const TIEBREAK = /^(.+?)[([](\d{1,2})(?:[-–:](\d{1,2}))?[)\]]$/;
const MAX_SETS = 7;
/** What tiebreaks and sets of points are played to. */
const RACES = new Set([10, 11, 15, 21]);

/**
 * Reads a match as one would text it: `won 63 64`, `lost 6:4 3:6 10:7`, `6-3 2-0 ret.` (RPT-6).
 * Numbers are one's own first; where a word says who won and only the other way round agrees with
 * it, they are turned: many write the winner's first.
 */
export function readLine(text: string): Entry | LineFault {
  const parts = partsOf(text);
  let [ending, said]: [Ending, 'me' | 'them' | null] = ['completed', null];
  const sets: OwnSet[] = [];
  for (const part of parts) {
    const word = part.replace(/\.+$/, '');
    const special = ENDINGS.find(([pattern]) => pattern.test(word));
    const set = readSet(word);
    if (WON.test(word)) said = 'me';
    else if (LOST.test(word)) said = 'them';
    else if (special !== undefined) ending = special[1];
    else if (set !== null) sets.push(set);
    else if (!FILLER.test(word)) return { code: 'unclear', part };
  }
  if (sets.length > MAX_SETS) return { code: 'unclear', part: text.trim() };
  return ending === 'completed' ? completed(sets, said) : stoppedEarly(ending, sets, said);
}

/** Words and sets, without what is only there to be read: commas, and marks that keep lines whole. */
function partsOf(text: string): string[] {
  const bare = text.toLowerCase().replaceAll('\u2060', '').replaceAll(/[,;!]/g, ' ');
  return bare.split(/\s+/).filter(Boolean);
}

export function isFault(read: Entry | LineFault): read is LineFault {
  return 'code' in read;
}

function completed(sets: readonly OwnSet[], said: 'me' | 'them' | null): Entry | LineFault {
  if (sets.length === 0) return { code: 'empty' };
  const entry: Entry = { ending: 'completed', sets, stopped: null };
  if (said === null || winner(entry) === said) return entry;
  const other = { ...entry, sets: sets.map(turned) };
  return winner(other) === said ? other : { code: 'who' };
}

/** Who won is said, or is who was ahead: seldom does the one who leads stop. */
function stoppedEarly(
  ending: Ending,
  sets: readonly OwnSet[],
  said: 'me' | 'them' | null,
): Entry | LineFault {
  const ahead = whoIsAhead(sets);
  const won = said ?? (ending === 'retired' ? ahead : null);
  if (won === null) return { code: 'who' };
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
function readSet(word: string): OwnSet | null {
  const [, before, first, second] = TIEBREAK.exec(word) ?? [];
  const games = readPair(before ?? word);
  if (games === null) return null;
  if (first === undefined) return { games };
  if (second !== undefined) return { games, tiebreak: [Number(first), Number(second)] };
  const lost = Number(first);
  const won = Math.max(7, lost + 2);
  return { games, tiebreak: games[0] > games[1] ? [won, lost] : [lost, won] };
}

function readPair(word: string): Pair | null {
  const [, mine, theirs] = SET.exec(word) ?? [];
  if (mine !== undefined && theirs !== undefined) return [Number(mine), Number(theirs)];
  if (!/^\d{2,4}$/.test(word)) return null;
  if (word.length === 2) return [Number(word[0]), Number(word[1])];
  if (word.length === 4) return [Number(word.slice(0, 2)), Number(word.slice(2))];
  return readThree(word);
}

/** `107` is 10-7, and `710` 7-10: of the two ways to part it, the one that a set can end by. */
function readThree(word: string): Pair | null {
  const ways: Pair[] = [
    [Number(word.slice(0, 2)), Number(word[2])],
    [Number(word[0]), Number(word.slice(1))],
  ];
  const possible = ways.filter(isUsualRace);
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

function isUsualRace([mine, theirs]: Pair): boolean {
  const [won, lost] = [Math.max(mine, theirs), Math.min(mine, theirs)];
  if (won < 10) return false;
  return won - lost === 2 || (RACES.has(won) && won - lost > 2) || (won === 30 && lost === 29);
}
