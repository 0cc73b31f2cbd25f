import { withGuard } from 'service/formula-guard';

/** What the spreadsheets of a language expect, as Excel in German does (MEMB-19). */
export interface Sheet {
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
}

/**
 * A table as CSV that spreadsheets open as it is. It has the mark by which they know UTF-8, and no
 * cell that they would run as a formula (MEMB-11).
 */
export function csvText(
  rows: readonly (readonly (string | number)[])[],
  { delimiter, decimal }: Sheet,
): string {
  const lines = rows.map((row) => row.map((cell) => cellText(cell, decimal)).join(delimiter));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: string | number, decimal: Sheet['decimal']): string {
  // A number runs nothing, also with a minus in front.
  if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal));
  return quoted(withGuard(cell));
}

function quoted(text: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
