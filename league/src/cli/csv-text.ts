import { stringify } from 'csv-stringify/sync';
import { guardFormula } from 'service/formula-guard';

type Cell = string | number | boolean | null | undefined;

/** Ends a cell or gets lost unless quoted; the library quotes only the line end it writes. */
const QUOTED = /[\r\n;\t\v\f\u0085\u2028\u2029]|^\s|\s$/;

/** CSV that spreadsheets open correctly: UTF-8 mark, no formulas, numbers as such (CLI-3). */
export function csvText(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(cellText));
  const options = { record_delimiter: '\r\n', quoted_match: QUOTED };
  return `\uFEFF${stringify([[...headings], ...cells], options)}`;
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? guardFormula(cell) : String(cell ?? '');
}
