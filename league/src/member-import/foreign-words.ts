import { COMMON_NAMES } from './name-letters.ts';

/** The words of a text that have other letters than a to z. */
export function foreignWords(text: string): string[] {
  return text.match(WORD)?.filter((word) => FOREIGN.test(word)) ?? [];
}

/** Letters, and whatever else a wrong reading puts between them. */
const WORD = /(?:(?!\s)\P{ASCII}|[A-Za-z'])+/gu;
export const FOREIGN = /\P{ASCII}/u;

/** Signs that a list may hold in any code page that has them: they tell for none and against none. */
export const SIGNS = /^[£¥¢§©®™°ºª½¼¾¹²³±µ·×÷†•]+$/u;

export function isCommon(word: string): boolean {
  return COMMON_NAMES.has(small(word));
}

/** In small letters; a Turkish I with its dot becomes a plain one. */
export function small(word: string): string {
  return word.replaceAll('İ', 'i').toLowerCase().normalize('NFC');
}
