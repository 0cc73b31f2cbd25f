import { tidyText } from './tidy.ts';
import type { Column } from './column-kinds.ts';
import { toColumnLetter } from './column-letter.ts';
import type { Row } from './csv.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
/** Digits in groups, but not in a date's three groups. */
const TELEPHONE = /^(?!\d{1,4}([./-])\d{1,2}\1\d{1,4}$)\+?[\d\s()/.-]{6,}$/;
const WORDS = /^\D*\p{L}\D*$/u;

export interface GuessedColumns {
  readonly columns: readonly (readonly [letter: string, column: Column])[];
  /** The letters of all columns with words, if several: any of them may contain names. */
  readonly names: readonly string[];
}

/** Recognises columns without headings whose cells can be nothing else. */
export function guessColumns(
  rows: readonly Row[],
  width: number,
  said: ReadonlySet<string>,
): GuessedColumns {
  const lettersOf = (shape: RegExp) =>
    Array.from({ length: width }, (_, index) => index).flatMap((index) => {
      const cells = rows
        .map((row) => tidyText(row.cells[index] ?? ''))
        .filter((cell) => cell !== '');
      const fitting = cells.filter((cell) => shape.test(cell)).length;
      return fitting * 2 > cells.length && !said.has(toColumnLetter(index))
        ? toColumnLetter(index)
        : [];
    });
  const [email] = lettersOf(ADDRESS);
  const phone = lettersOf(TELEPHONE).find((letter) => letter !== email);
  const names = lettersOf(WORDS).filter((letter) => letter !== email && letter !== phone);
  const [name, ...others] = names;
  const found: [string | undefined, Column][] = [
    [email, 'email'],
    [phone, 'phone'],
    [others.length === 0 ? name : undefined, 'full_name'],
  ];
  const columns = found.flatMap(([letter, column]) =>
    letter === undefined ? [] : [[letter, column] as const],
  );
  return { columns, names: others.length === 0 ? [] : names };
}
