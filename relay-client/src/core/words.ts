import { WORDS } from './word-list.ts';

export type FourWords = readonly [string, string, string, string];

/** Eleven bits each of the 44-bit code, highest first, from 11 hexadecimal digits (INNER-4). */
export function findWords(code: string): FourWords {
  const bits = Number.parseInt(code, 16);
  const word = (place: number) =>
    WORDS[Math.floor(bits / WORDS.length ** place) % WORDS.length] ?? '';
  return [word(3), word(2), word(1), word(0)];
}
