import { notation as german } from '../../messages/notation.de.ts';
import { notation as english } from '../../messages/notation.en.ts';
import { words } from '../../messages/words.ts';

/*
 * Moves are stored, sent and exported with English letters. The page shows and accepts those of its
 * language (LANG-5).
 */

const LETTER = /[KQRBN]/g;

/** Converts SAN to the page's notation: in German, `Nf3` is `Sf3` and `O-O` is `0-0`. */
export function formatMove(san: string): string {
  const { letters, castles, promotes } = words().notation;
  if (san.startsWith('O')) return san.replaceAll('O', castles.charAt(0));
  return san
    .replace('=', promotes)
    .replaceAll(LETTER, (letter) => letters[letter as keyof typeof letters]);
}

/** Piece letters of all the site's languages: none of them means another piece in English. */
const PIECES = new Map(
  [german, english].flatMap(({ letters }) =>
    Object.entries(letters).map(([letter, written]) => [written, letter] as const),
  ),
);

/** Converts the letters of a typed or pasted move to those of SAN, which it also accepts. */
export function readLetters(typed: string): string {
  return typed.replaceAll(/[A-Z]/g, (letter) => PIECES.get(letter) ?? letter);
}
