/**
 * Spreadsheets run a cell that starts with one of these as a formula. Some do so even after blanks
 * or quotes or with a full-width sign, and treat a bar as a call of another program. If a program
 * splits a file at a different delimiter, each piece of a value becomes a cell. An export puts an
 * apostrophe before each such piece, and one more if there are some already; an import removes
 * exactly those. A tab or line break counts as such a start too, but not after another one.
 */
const FORMULAS =
  /(?:(?<=^|[;,])(?='*[[\s"\p{Cf}]--[\t\r\n]]*[\t\r\n])|(?<=^|[;,\t\r\n])(?='*[[\s"\p{Cf}]--[\t\r\n]]*[=＝+＋\-－@＠\|｜]))/gv;
const GUARDS =
  /(?:(?<=^|[;,])'(?='*[[\s"\p{Cf}]--[\t\r\n]]*[\t\r\n])|(?<=^|[;,\t\r\n])'(?='*[[\s"\p{Cf}]--[\t\r\n]]*[=＝+＋\-－@＠\|｜]))/gv;

export function guardFormula(text: string): string {
  return text.replaceAll(FORMULAS, "'");
}

export function removeGuard(text: string): string {
  return text.replaceAll(GUARDS, '');
}
