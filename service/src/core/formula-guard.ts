/**
 * Spreadsheets run a cell that starts so as a formula, some even after blanks, quotes or a
 * full-width sign, and treat a bar as a call of a program. A program that splits at another
 * delimiter makes each piece a cell, so each gets an apostrophe, and one more if it has some; an
 * import removes those. A tab or line break is such a start too, but not after another one.
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
