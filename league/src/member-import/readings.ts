import { analyse } from 'chardet';
import { BYTE_PAGES, type CodePage, findCodePage, decodeAs } from './code-pages.ts';
import { FOREIGN, listForeignWords, isCommon, SIGNS, lowerCaseWord } from './foreign-words.ts';
import { ALPHABETS, SCRIPTS } from './name-letters.ts';
import { isOutOfPlace } from './out-of-place.ts';

export interface Reading {
  readonly page: CodePage;
  readonly text: string;
}

export interface Readings {
  /** The readings, the likeliest first; each gives a different text. */
  readonly readings: readonly Reading[];
  /** Whether only the first reading fits the words. */
  readonly isSure: boolean;
}

interface RatedReading extends Reading {
  /** Number of words that no language has. */
  readonly odd: number;
}

/** The detector's minimum confidence in an encoding that is not tried anyway. */
const MIN_CONFIDENCE = 25;
const MAX_READINGS = 5;

/** Finds the readings of bytes that are not UTF-8, judged by their words. */
export function listReadings(bytes: Uint8Array): Readings {
  const texts = new Map<string, RatedReading>();
  for (const page of [...BYTE_PAGES, ...detectDamagedUtf8(bytes), ...detectSuspectedPages(bytes)]) {
    const text = decodeAs(page, bytes);
    if (!texts.has(text)) texts.set(text, { page, text, odd: countUnlikelyWords(text) });
  }
  const judged = [...texts.values()].toSorted((one, other) => one.odd - other.odd);
  const fitting = judged.filter(({ odd }) => odd === 0);
  const named = preferCommonNames(fitting);
  const [first, ...others] = named.length > 0 ? named : judged;
  if (!first) return { readings: [], isSure: false };
  const rest = judged.filter((one) => one !== first && !others.includes(one));
  const readings = [first, ...others, ...rest].slice(0, MAX_READINGS);
  return { readings, isSure: named.length > 0 && others.length === 0 };
}

/** Detects UTF-8 with a broken byte by its intact multi-byte characters. */
function detectDamagedUtf8(bytes: Uint8Array): CodePage[] {
  return /[^\p{ASCII}\uFFFD]/u.test(decodeAs('UTF-8', bytes)) ? ['UTF-8'] : [];
}

/** Multi-byte encodings that a detector for all languages suspects. */
function detectSuspectedPages(bytes: Uint8Array): CodePage[] {
  return analyse(bytes).flatMap(({ name, confidence }) => {
    const page = findCodePage(name);
    return page === null || confidence < MIN_CONFIDENCE || page.startsWith('UTF') ? [] : [page];
  });
}

/** Among possible readings, prefers the one with common names that the others lack. */
function preferCommonNames(readings: readonly RatedReading[]): RatedReading[] {
  const words = new Map(readings.map((one) => [one, new Set(listForeignWords(one.text))]));
  const wordsOf = (one: RatedReading) => words.get(one) ?? new Set<string>();
  const countBeside = (one: RatedReading, other: RatedReading) =>
    [...wordsOf(one).difference(wordsOf(other))].filter((word) => isCommon(word)).length;
  const byCount = readings.toSorted(
    (one, other) => countBeside(other, one) - countBeside(one, other),
  );
  const [best, ...others] = byCount;
  if (!best) return [];
  const western = readings.find(({ page }) => page === 'Windows-1252');
  if (western && readings.every((one) => one === western || isOutOfPlace(western.text, one.text))) {
    return [western];
  }
  const open = others.filter((one) => countBeside(best, one) <= countBeside(one, best) * 3);
  return [best, ...open];
}

function countUnlikelyWords(text: string): number {
  const words = new Set(listForeignWords(text).flatMap((word) => word.split(APART)));
  return [...words].filter((word) => FOREIGN.test(word) && !isPlausible(word)).length;
}

/** Signs that occur between words or next to one. */
const APART = /['’‘‚‛“”„«»‹›–—…€´\u00A0]+/u;
const ENDING_SIGNS = /(?<=\p{L})[©®™°ºª¹²³]+$/u;
const UNIT = /^°[CF]$/;

function isPlausible(written: string): boolean {
  if (UNIT.test(written) || SIGNS.test(written)) return true;
  const word = written.replace(ENDING_SIGNS, '');
  if (!/^\p{L}[\p{L}\p{M}]*$/u.test(word) || hasOddCase(word)) return false;
  if (SCRIPTS.some((script) => script.test(word))) return true;
  const letters = lowerCaseWord(word).match(/\P{ASCII}/gu) ?? [];
  return ALPHABETS.some((alphabet) => letters.every((letter) => alphabet.includes(letter)));
}

/** Upper case inside a word, or lower case before one: wrong readings have many. */
function hasOddCase(word: string): boolean {
  const plain = word.replaceAll('ß', '');
  if (plain === plain.toUpperCase()) return false;
  return /.(?![A-Z])\p{Lu}/u.test(word) || /(?![a-z])\p{Ll}\p{Lu}/u.test(word);
}
