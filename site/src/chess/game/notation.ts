import { words } from '../../messages/words.ts';

/*
 * Moves are kept, sent and written to PGN with English letters. On the page they stand with those of
 * the language, as its players write them and type them (LANG-5).
 */

const LETTER = /[KQRBN]/g;

/** A move in SAN as the page writes it: `Nf3` is `Sf3` in German, `O-O` is `0-0`. */
export function writtenMove(san: string): string {
  const { letters, castles, promotes } = words().notation;
  if (san.startsWith('O')) return san.replaceAll('O', castles.charAt(0));
  return san
    .replace('=', promotes)
    .replaceAll(LETTER, (letter) => letters[letter as keyof typeof letters]);
}

/** A move as a player typed it, with the letters of SAN; those of SAN itself are read too. */
export function readLetters(typed: string): string {
  const { letters } = words().notation;
  const own = new Map(Object.entries(letters).map(([letter, written]) => [written, letter]));
  return typed.replaceAll(/[A-Z]/g, (letter) => own.get(letter) ?? letter);
}
