/** Invisible characters, and characters that reverse or break the text around them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Emoji joined into one. */
const JOINED_EMOJI =
  /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)\u200D(?=\p{Extended_Pictographic})/gu;
/** Scripts with joined and separate forms of letters. */
const JOINED_LETTERS =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D]/gu;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text can be the name of a person or thing (API-16). */
export function isName(text: string): boolean {
  const plain = text.replaceAll(JOINED_EMOJI, '').replaceAll(JOINED_LETTERS, '');
  return !HIDDEN.test(plain) && VISIBLE.test(plain) && text.normalize('NFC') === text;
}
