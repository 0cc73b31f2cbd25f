/** A text as it is compared: without regard to case or to how its accents are encoded. */
export function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/**
 * A name as it is searched: also without accents, so that a plain keyboard finds it ("oster" finds
 * Øster). One that is stored must be folded again, by a migration, when this changes.
 */
export function foldName(text: string): string {
  const plain = fold(text).normalize('NFKD').replaceAll(ACCENTS, '');
  return plain.replaceAll(LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter).normalize('NFC');
}

/** Those of Latin, Greek and Cyrillic letters: other scripts write vowels and tones so. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * Letters of names that Unicode takes for letters of their own, not for others with an accent. They
 * come from the European languages, and from the larger African and Turkic ones in Latin script.
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ƀ: 'b',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ǝ: 'e',
  ə: 'e',
  ɛ: 'e',
  ƒ: 'f',
  ɣ: 'g',
  ǥ: 'g',
  ɨ: 'i',
  ɩ: 'i',
  ƙ: 'k',
  ɲ: 'n',
  ɔ: 'o',
  ɵ: 'o',
  ʉ: 'u',
  ʊ: 'u',
  ʋ: 'v',
  ƴ: 'y',
  ƶ: 'z',
  // The end of a Greek word, and the dot between two l in Catalan.
  ς: 'σ',
  '·': '',
  // However an apostrophe is typed.
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʻ: "'",
  ʾ: "'",
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
