import { stringify } from 'csv-stringify/sync';
import { withGuard } from '../member-import/formula-guard.ts';

type Cell = string | number | boolean | null | undefined;

/**
 * A table as CSV that spreadsheets open as it is: with the mark by which they know UTF-8, and no
 * text in it that they would run as a formula (CLI-3). Numbers stay numbers, also negative ones.
 */
export function csvText(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(cellText));
  return `\uFEFF${stringify([[...headings], ...cells], { record_delimiter: '\r\n' })}`;
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? withGuard(cell) : String(cell ?? '');
}
