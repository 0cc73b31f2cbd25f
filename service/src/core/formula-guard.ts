/*
 * Spreadsheets run a cell that begins with one of these as a formula. Some do so even after blanks
 * or quotes or with a full-width sign, and take a bar for a call of another program. Where one
 * splits a file at another sign than we do, each piece of a value is a cell. An export puts an
 * apostrophe in front of each such piece, and one more where there are some already. An import
 * removes exactly those. A tab or a line break is such a beginning too, but not behind another one.
 */
const FORMULAS =
  /(?:(?<=^|[;,])(?='*[[\s"\p{Cf}]--[\t\r\n]]*[\t\r\n])|(?<=^|[;,\t\r\n])(?='*[[\s"\p{Cf}]--[\t\r\n]]*[=＝+＋\-－@＠\|｜]))/gv;
const GUARDS =
  /(?:(?<=^|[;,])'(?='*[[\s"\p{Cf}]--[\t\r\n]]*[\t\r\n])|(?<=^|[;,\t\r\n])'(?='*[[\s"\p{Cf}]--[\t\r\n]]*[=＝+＋\-－@＠\|｜]))/gv;

export function withGuard(text: string): string {
  return text.replaceAll(FORMULAS, "'");
}

export function withoutGuard(text: string): string {
  return text.replaceAll(GUARDS, '');
}
