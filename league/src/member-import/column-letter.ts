const LETTERS = 26;

/** A, B … Z, AA; `index` from 0. */
export function toColumnLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % LETTERS));
  return index < LETTERS ? last : toColumnLetter(Math.floor(index / LETTERS) - 1) + last;
}

/** A column with its spreadsheet letter and heading: `column C "E-Mail"`. */
export function describeColumn(index: number, heading: string): string {
  return `column ${toColumnLetter(index)}${heading === '' ? '' : ` "${heading}"`}`;
}
