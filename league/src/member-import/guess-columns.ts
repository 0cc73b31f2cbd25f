import { tidy } from './tidy.ts';
import type { Column } from './column-kinds.ts';
import { columnLetter } from './column-letter.ts';
import type { Row } from './csv.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
/** Digits in groups, but not three of them as a date has. */
const TELEPHONE = /^(?!\d{1,4}([./-])\d{1,2}\1\d{1,4}$)\+?[\d\s()/.-]{6,}$/;
const WORDS = /^\D*\p{L}\D*$/u;

/** What columns without headings hold, where most of their cells can be nothing else. */
export function guessColumns(
  rows: readonly Row[],
  width: number,
): (readonly [letter: string, column: Column])[] {
  const left = new Map<Column, RegExp>([
    ['email', ADDRESS],
    ['phone', TELEPHONE],
    ['full_name', WORDS],
  ]);
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const cells = rows.map((row) => tidy(row.cells[index] ?? '')).filter((cell) => cell !== '');
    const found = [...left].find(
      ([, shape]) => cells.filter((cell) => shape.test(cell)).length * 2 > cells.length,
    );
    if (found === undefined) return [];
    left.delete(found[0]);
    return [[columnLetter(index), found[0]] as const];
  });
}
