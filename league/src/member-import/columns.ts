import { type Column, COLUMNS } from './column-kinds.ts';
import { HEADING_WORDS } from './heading-words.ts';
import { ratingSystemIn } from './rating-systems.ts';

/** A heading as it is compared: letters and digits alone, without case, accents and breaks. */
export function foldHeading(heading: string): string {
  const plain = heading.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('ß', 'ss').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * A word of the club in a cell, ready to be compared. It keeps signs and accents, since they tell
 * words apart: A+ and A-, `LK 1,5` and `LK 15`, Ü18 and U18.
 */
export function foldWord(word: string): string {
  return word.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The column that a heading names by itself, whatever its case, spaces, dashes or dots. */
export function columnOf(heading: string): Column | null {
  const folded = foldHeading(heading);
  const exact = COLUMNS.find((column) => column.replaceAll('_', '') === folded);
  return exact ?? HEADING_WORDS.get(folded) ?? (ratingSystemIn(folded) === null ? null : 'rating');
}
