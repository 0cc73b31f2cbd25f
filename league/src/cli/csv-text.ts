import { stringify } from 'csv-stringify/sync';
import { guardFormula } from 'service/formula-guard';

type Cell = string | number | boolean | null | undefined;

/**
 * Characters that readers take for the end of a row or cell, or drop, unless quoted. The library
 * itself quotes only the line end that it writes.
 */
const QUOTED = /[\r\n;\t\v\f\u0085\u2028\u2029]|^\s|\s$/;

/**
 * Writes a table as CSV that spreadsheets open correctly: with a UTF-8 mark, and without text that
 * they would run as a formula (CLI-3). Numbers stay numbers, even negative ones.
 */
export function csvText(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(cellText));
  const options = { record_delimiter: '\r\n', quoted_match: QUOTED };
  return `\uFEFF${stringify([[...headings], ...cells], options)}`;
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? guardFormula(cell) : String(cell ?? '');
}
