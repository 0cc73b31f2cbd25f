import { stringify } from 'csv-stringify/sync';
import { withGuard } from 'service/formula-guard';

type Cell = string | number | boolean | null | undefined;

/**
 * What readers take for the end of a row or a cell, or drop, unless it stands in quotes. By itself
 * the library quotes only the line end that it writes, and not the half of it.
 */
const QUOTED = /[\r\n;\t\v\f\u0085\u2028\u2029]|^\s|\s$/;

/**
 * A table as CSV that spreadsheets open as it is. It has the mark by which they know UTF-8, and no
 * text that they would run as a formula (CLI-3). Numbers stay numbers, also negative ones.
 */
export function csvText(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(cellText));
  const options = { record_delimiter: '\r\n', quoted_match: QUOTED };
  return `\uFEFF${stringify([[...headings], ...cells], options)}`;
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? withGuard(cell) : String(cell ?? '');
}
