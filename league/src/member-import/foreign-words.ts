import { COMMON_NAMES } from './name-letters.ts';

export function listForeignWords(text: string): string[] {
  return text.match(WORD)?.filter((word) => FOREIGN.test(word)) ?? [];
}

/** Letters, and anything that a wrong reading puts between them. */
const WORD = /(?:(?!\s)\P{ASCII}|[A-Za-z'])+/gu;
export const FOREIGN = /\P{ASCII}/u;

/** Signs that any list may contain, so they say nothing for or against an encoding. */
export const SIGNS = /^[£¥¢§©®™°ºª½¼¾¹²³±µ·×÷†•]+$/u;

export function isCommon(word: string): boolean {
  return COMMON_NAMES.has(lowerCaseWord(word));
}

/** Writes a word in lower case; a dotted Turkish I becomes a plain one. */
export function lowerCaseWord(word: string): string {
  return word.replaceAll('İ', 'i').toLowerCase().normalize('NFC');
}
