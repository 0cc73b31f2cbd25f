import { withGuard } from 'service/formula-guard';

/** The CSV dialect that spreadsheets in a language expect, such as German Excel (MEMB-19). */
export interface Sheet {
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
}

/**
 * Formats a table as CSV that spreadsheets open directly. It has a byte order mark for UTF-8, and
 * no cell can run as a formula (MEMB-11).
 */
export function csvText(
  rows: readonly (readonly (string | number)[])[],
  { delimiter, decimal }: Sheet,
): string {
  const lines = rows.map((row) => row.map((cell) => cellText(cell, decimal)).join(delimiter));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: string | number, decimal: Sheet['decimal']): string {
  // A number is safe, even with a leading minus.
  if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal));
  return quoted(withGuard(cell));
}

function quoted(text: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
