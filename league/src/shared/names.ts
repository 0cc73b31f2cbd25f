import { CONFUSABLES } from './confusables.ts';

/** Signs that are not seen, or that turn or break the line of what stands around them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Emoji that are joined into one. */
const JOINED_EMOJI =
  /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)\u200D(?=\p{Extended_Pictographic})/gu;
/** Scripts that write joined and separate forms of a letter. */
const JOINED_LETTERS =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D]/gu;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text can be the name of a person or a thing (API-16). */
export function isName(text: string): boolean {
  const plain = text.replaceAll(JOINED_EMOJI, '').replaceAll(JOINED_LETTERS, '');
  return !HIDDEN.test(plain) && VISIBLE.test(plain) && text.normalize('NFC') === text;
}

const PROTOTYPES = new Map(
  Object.entries(CONFUSABLES).flatMap(([prototype, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, prototype]),
  ),
);

/**
 * What is the same of names that look alike: by case and blanks, or by letters of the same shape.
 * Two names look alike where they share a key (MEM-15).
 */
export function lookAlikeKeys(name: string): string[] {
  const seen = name.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
  const small = seen.toLowerCase();
  const shape = shapeOf(shapeOf(seen).toLowerCase());
  // A small i without its dot, a capital I, a one and an l differ in few typefaces.
  return [`case ${small}`, `shape ${shape.replaceAll('i', 'l')}`];
}

function shapeOf(text: string): string {
  return Array.from(text, (letter) => PROTOTYPES.get(letter) ?? letter).join('');
}
