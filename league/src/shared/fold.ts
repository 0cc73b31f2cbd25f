/** Folds a text for comparison: ignores case and how accents are encoded. */
export function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/**
 * Also drops accents, so that a plain keyboard finds Øster. After a change here, a migration must
 * fold stored names again.
 */
export function foldName(text: string): string {
  const plain = fold(text).normalize('NFKD').replaceAll(ACCENTS, '');
  return plain.replaceAll(LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter).normalize('NFC');
}

/**
 * Sorts names as European readers expect: Änne before Ute. Independent of locales, so the same on
 * every machine; names that fold alike go by code points.
 */
export function compareNames(one: string, other: string): number {
  return compareTexts(foldName(one), foldName(other)) || compareTexts(one, other);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Accents of Latin, Greek and Cyrillic letters; other scripts write vowels and tones this way. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Letters that Unicode does not treat as accented: European, larger African and Turkic ones. */
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
