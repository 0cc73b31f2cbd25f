import {
  type Format,
  type OwnSet,
  type ScorePair,
  findTiebreakPoints,
  type SetVariant,
  listVariantsAt,
} from './format.ts';
import { canEnd } from './set-rules.ts';

const SET = /^(\d{1,2})[-–:/](\d{1,2})$/;
const TIEBREAK = /^(.+?)[([](\d{1,2})(?:[-–:](\d{1,2}))?[)\]]$/;
/** Targets of tiebreaks and of sets counted in points. */
const RACES = new Set([10, 11, 15, 21]);

/** Writes the dashes and colons of keyboards and programs as `-` and `:`. */
export function normaliseMarks(text: string): string {
  return text.replaceAll(/[\u2010-\u2015\u2212]/g, '-').replaceAll(/[：∶]/g, ':');
}

/**
 * Parts `6-4/6-2`, and joins `7-6 (4)` to `7-6(4)`; other bracketed pairs are sets, such as a match
 * tiebreak.
 */
export function separateSets(text: string): string {
  const bracket = /(\d{1,2})([-:/])(\d{1,2}) ?[([](\d{1,2}(?:[-:/]\d{1,2})?)[)\]]/g;
  return text
    .replaceAll(/(\d[:-]\d{1,2})(?: u\. | ?\/ ?)(?=\d{1,2}[:-]\d)/g, '$1 ')
    .replaceAll(bracket, (_, mine: string, mark: string, theirs: string, points: string) => {
      const isTiebreak = !/\D/.test(points) || Math.abs(Number(mine) - Number(theirs)) === 1;
      const pair = `${mine}${mark}${theirs}`;
      return isTiebreak ? `${pair}(${points.replace('/', '-')})` : `${pair} ${points}`;
    })
    .replaceAll(/[[\]]/g, ' ');
}

/** Whether a word looks like a set, with or without a mark between its figures. */
export function isSetWord(word: string): boolean {
  const figures = TIEBREAK.exec(word)?.[1] ?? word;
  return SET.test(figures) || /^\d{2,4}$/.test(figures);
}

/** The sets of a match, or the first word that cannot be read with certainty. */
export function readSets(words: readonly string[], format: Format): readonly OwnSet[] | string {
  const sets: OwnSet[] = [];
  for (const word of words) {
    const set = readSet(word, listVariantsAt(format, sets.length));
    if (set === null) return word;
    sets.push(set);
  }
  return sets;
}

/** `6-3`, `6:3`, `63`, `107`, `7-6(4)`; null for anything else. */
function readSet(word: string, ways: readonly SetVariant[]): OwnSet | null {
  const [, before, first, second] = TIEBREAK.exec(word) ?? [];
  const games = readPair(before ?? word, ways);
  if (games === null) return null;
  if (first === undefined) return { games };
  if (second !== undefined) return { games, tiebreak: [Number(first), Number(second)] };
  const lost = Number(first);
  const won = Math.max(7, lost + 2);
  const usual: ScorePair = games[0] > games[1] ? [won, lost] : [lost, won];
  return { games, tiebreak: findTiebreakPoints(ways, games, lost) ?? usual };
}

function readPair(word: string, ways: readonly SetVariant[]): ScorePair | null {
  const [, mine, theirs] = SET.exec(word) ?? [];
  if (mine !== undefined && theirs !== undefined) return [Number(mine), Number(theirs)];
  // A timed set allows any figures, so `45` could also be minutes.
  if (!/^\d{2,4}$/.test(word) || ways.some((way) => 'timed' in way)) return null;
  if (word.length === 2) return [Number(word[0]), Number(word[1])];
  if (word.length === 4) return [Number(word.slice(0, 2)), Number(word.slice(2))];
  return readThree(word, ways);
}

/** Reads `107` as 10-7 and `910` as 9-10: the split that can end a set. */
function readThree(word: string, ways: readonly SetVariant[]): ScorePair | null {
  const parted = [
    [word.slice(0, 2), word.slice(2)],
    [word.slice(0, 1), word.slice(1)],
  ] as const;
  const pairs = parted
    .filter(([mine, theirs]) => !/^0\d/.test(mine) && !/^0\d/.test(theirs))
    .map(([mine, theirs]): ScorePair => [Number(mine), Number(theirs)]);
  const here = pairs.filter((pair) => canEnd(ways, pair));
  // A score impossible under these rules is read by common rules, so that its fault can be named.
  const possible = here.length > 0 ? here : pairs.filter(isUsualRace);
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

function isUsualRace([mine, theirs]: ScorePair): boolean {
  const [won, lost] = [Math.max(mine, theirs), Math.min(mine, theirs)];
  if (won < 10) return false;
  return won - lost === 2 || (RACES.has(won) && won - lost > 2) || (won === 30 && lost === 29);
}
