/** Folds a text for comparison: ignores case and how accents are encoded. */
export function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/**
 * Folds a name for searching: also without accents, so that a plain keyboard finds it ("oster"
 * finds Øster). If this changes, a migration must fold stored names again.
 */
export function foldName(text: string): string {
  const plain = fold(text).normalize('NFKD').replaceAll(ACCENTS, '');
  return plain.replaceAll(LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter).normalize('NFC');
}

/**
 * Orders names as a reader of a European language looks for them: Änne before Ute. The same on every
 * machine, because it depends on no locale; names that fold alike go by code points.
 */
export function orderNames(one: string, other: string): number {
  return orderTexts(foldName(one), foldName(other)) || orderTexts(one, other);
}

function orderTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Accents of Latin, Greek and Cyrillic letters; other scripts write vowels and tones this way. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * Letters that Unicode treats as separate letters, not as letters with accents: from European
 * languages, and larger African and Turkic ones in Latin script.
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
