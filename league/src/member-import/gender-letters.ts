import { foldHeading } from './columns.ts';

/** D means `Damen` next to H for `Herren`, `divers` next to M, W or F; null if it must be asked. */
export function findMeaningOfD(cells: readonly string[]): 'female' | 'other' | null {
  const letters = new Set(cells.map((cell) => foldHeading(cell)));
  const isOfCourt = letters.has('h');
  const isOfPeople = ['m', 'w', 'f'].some((letter) => letters.has(letter));
  if (isOfCourt === isOfPeople) return null;
  return isOfCourt ? 'female' : 'other';
}
