import { WORDS } from './word-list.ts';

export type FourWords = readonly [string, string, string, string];

/**
 * The words of a pairing's code (INNER-4): eleven bits each, highest bits first.
 * @param code 44 bits, as 11 hexadecimal digits
 */
export function findWords(code: string): FourWords {
  const bits = Number.parseInt(code, 16);
  const word = (place: number) =>
    WORDS[Math.floor(bits / WORDS.length ** place) % WORDS.length] ?? '';
  return [word(3), word(2), word(1), word(0)];
}
