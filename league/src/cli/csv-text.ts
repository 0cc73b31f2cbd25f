import { stringify } from 'csv-stringify/sync';
import { guardFormula } from 'service/formula-guard';

type Cell = string | number | boolean | null | undefined;

/** Characters that end a cell or get lost unless quoted; the library quotes only its line end. */
const QUOTED = /[\r\n;\t\v\f\u0085\u2028\u2029]|^\s|\s$/;

/** Writes CSV that spreadsheets open correctly: UTF-8 mark, no formulas, numbers kept (CLI-3). */
export function writeCsv(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(formatCell));
  const options = { record_delimiter: '\r\n', quoted_match: QUOTED };
  return `\uFEFF${stringify([[...headings], ...cells], options)}`;
}

function formatCell(cell: Cell): string {
  return typeof cell === 'string' ? guardFormula(cell) : String(cell ?? '');
}
