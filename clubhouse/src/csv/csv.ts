/**
 * Before what a spreadsheet would run, also after blanks or quotes, by a wide sign, or by a bar, and
 * where it splits the file at another sign than we do. Some apostrophes in front may be somebody's
 * own: one more is put there, and an import of the league removes one (`formula-guard.ts`).
 */
const FORMULAS =
  /(?:(?<=^|[;,])(?='*[[\s"\p{Cf}]--[\t\r\n]]*[\t\r\n])|(?<=^|[;,\t\r\n])(?='*[[\s"\p{Cf}]--[\t\r\n]]*[=＝+＋\-－@＠\|｜]))/gv;

/**
 * A table as CSV that spreadsheets open as it is: with the mark by which they know UTF-8, and no
 * cell that they would run as a formula (MEMB-11).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cellText).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(text: string): string {
  const safe = text.replaceAll(FORMULAS, "'");
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
