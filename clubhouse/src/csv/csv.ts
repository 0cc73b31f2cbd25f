import { guardFormula } from 'service/formula-guard';

/** The CSV dialect that spreadsheets in a language expect, such as German Excel (MEMB-19). */
export interface Sheet {
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
}

/** Writes a byte order mark for UTF-8, and no cell that can run as a formula (MEMB-11). */
export function formatCsv(
  rows: readonly (readonly (string | number)[])[],
  { delimiter, decimal }: Sheet,
): string {
  const lines = rows.map((row) => row.map((cell) => formatCell(cell, decimal)).join(delimiter));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function formatCell(cell: string | number, decimal: Sheet['decimal']): string {
  // A number is safe, even with a leading minus.
  if (typeof cell === 'number') return quoteCell(String(cell).replace('.', decimal));
  return quoteCell(guardFormula(cell));
}

function quoteCell(text: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
