import { foldHeading } from './columns.ts';

/**
 * What a single D means in a column of genders: `Damen` beside an H for `Herren`, and `divers` beside
 * M, W or F. Null: it is alone, or beside both, and has to be said.
 */
export function meaningOfD(cells: readonly string[]): 'female' | 'other' | null {
  const letters = new Set(cells.map((cell) => foldHeading(cell)));
  const isOfCourt = letters.has('h');
  const isOfPeople = ['m', 'w', 'f'].some((letter) => letters.has(letter));
  if (isOfCourt === isOfPeople) return null;
  return isOfCourt ? 'female' : 'other';
}
