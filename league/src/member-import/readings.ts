import { analyse } from 'chardet';
import { BYTE_PAGES, type CodePage, codePageNamed, decodeAs } from './code-pages.ts';
import { FOREIGN, foreignWords, isCommon, SIGNS, small } from './foreign-words.ts';
import { ALPHABETS, SCRIPTS } from './name-letters.ts';
import { isOutOfPlace } from './out-of-place.ts';

/** The list as one code page makes it. */
export interface Reading {
  readonly page: CodePage;
  readonly text: string;
}

export interface Readings {
  /** The likeliest first; each makes another text. */
  readonly readings: readonly Reading[];
  /** The first is the only one that the words allow. */
  readonly isSure: boolean;
}

interface RatedReading extends Reading {
  /** Words that no language writes so. */
  readonly odd: number;
}

/** How sure a detector has to be of a code page that is not tried anyhow. */
const MIN_CONFIDENCE = 25;
const MAX_READINGS = 5;

/** How bytes that are no UTF-8 can be read, judged by the words that they make. */
export function readingsOf(bytes: Uint8Array): Readings {
  const texts = new Map<string, RatedReading>();
  for (const page of [...BYTE_PAGES, ...damaged(bytes), ...suspected(bytes)]) {
    const text = decodeAs(page, bytes);
    if (!texts.has(text)) texts.set(text, { page, text, odd: oddWords(text) });
  }
  const judged = [...texts.values()].toSorted((one, other) => one.odd - other.odd);
  const fitting = judged.filter(({ odd }) => odd === 0);
  const named = byNames(fitting);
  const [first, ...others] = named.length > 0 ? named : judged;
  if (!first) return { readings: [], isSure: false };
  const rest = judged.filter((one) => one !== first && !others.includes(one));
  const readings = [first, ...others, ...rest].slice(0, MAX_READINGS);
  return { readings, isSure: named.length > 0 && others.length === 0 };
}

/** UTF-8 of which a byte is broken: it has whole letters of several bytes beside it. */
function damaged(bytes: Uint8Array): CodePage[] {
  return /[^\p{ASCII}\uFFFD]/u.test(decodeAs('UTF-8', bytes)) ? ['UTF-8'] : [];
}

/** Code pages of several bytes a letter, where a detector of all languages takes it for one. */
function suspected(bytes: Uint8Array): CodePage[] {
  return analyse(bytes).flatMap(({ name, confidence }) => {
    const page = codePageNamed(name);
    return page === null || confidence < MIN_CONFIDENCE || page.startsWith('UTF') ? [] : [page];
  });
}

/**
 * Prefers, among the possible readings, the one that finds common names where the others find none.
 */
function byNames(readings: readonly RatedReading[]): RatedReading[] {
  const words = new Map(readings.map((one) => [one, new Set(foreignWords(one.text))]));
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

/** How many different words no language writes so. */
function oddWords(text: string): number {
  const words = new Set(foreignWords(text).flatMap((word) => word.split(APART)));
  return [...words].filter((word) => FOREIGN.test(word) && !isPlausible(word)).length;
}

/** Signs that stand between words, or beside one. */
const APART = /['’‘‚‛“”„«»‹›–—…€´\u00A0]+/u;
const ENDING_SIGNS = /(?<=\p{L})[©®™°ºª¹²³]+$/u;
const UNIT = /^°[CF]$/;

function isPlausible(written: string): boolean {
  if (UNIT.test(written) || SIGNS.test(written)) return true;
  const word = written.replace(ENDING_SIGNS, '');
  if (!/^\p{L}[\p{L}\p{M}]*$/u.test(word) || hasOddCase(word)) return false;
  if (SCRIPTS.some((script) => script.test(word))) return true;
  const letters = small(word).match(/\P{ASCII}/gu) ?? [];
  return ALPHABETS.some((alphabet) => letters.every((letter) => alphabet.includes(letter)));
}

/** Foreign letters that are large inside a word, or small before a large one: wrong readings have many. */
function hasOddCase(word: string): boolean {
  const plain = word.replaceAll('ß', '');
  if (plain === plain.toUpperCase()) return false;
  return /.(?![A-Z])\p{Lu}/u.test(word) || /(?![a-z])\p{Ll}\p{Lu}/u.test(word);
}
