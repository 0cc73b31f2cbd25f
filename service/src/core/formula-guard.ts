/**
 * Spreadsheets run a cell with such a start as a formula, some even after blanks, quotes or a
 * full-width sign, and treat a bar as a program call. Programs may split a cell at another
 * delimiter, so each piece gets an apostrophe, and one more if it has some; an import removes
 * these. A tab or line break is such a start too, but not after another one.
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
