import { COMMON_NAMES } from './name-letters.ts';

export function listForeignWords(text: string): string[] {
  return text.match(WORD)?.filter((word) => FOREIGN.test(word)) ?? [];
}

/** Letters, and anything that a wrong reading puts between them. */
const WORD = /(?:(?!\s)\P{ASCII}|[A-Za-z'])+/gu;
export const FOREIGN = /\P{ASCII}/u;

/** Signs that any list may contain: they say nothing for or against an encoding that has them. */
export const SIGNS = /^[£¥¢§©®™°ºª½¼¾¹²³±µ·×÷†•]+$/u;

export function isCommon(word: string): boolean {
  return COMMON_NAMES.has(lowerCaseWord(word));
}

/** Lower case; a dotted Turkish I becomes a plain one. */
export function lowerCaseWord(word: string): string {
  return word.replaceAll('İ', 'i').toLowerCase().normalize('NFC');
}
