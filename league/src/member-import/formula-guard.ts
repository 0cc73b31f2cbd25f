/*
 * Spreadsheets run a cell that begins with one of these as a formula, some even after blanks or
 * with a full-width sign, and take a bar for a call of another program. An export puts an apostrophe
 * in front, one more where there are some already, and an import removes exactly that one.
 */
const FORMULA = /^'*[\s\p{Cf}]*(?:[=＝+＋\-－@＠|｜]|[\t\r\n])/u;
const GUARDED = /^'+[\s\p{Cf}]*(?:[=＝+＋\-－@＠|｜]|[\t\r\n])/u;

export function withGuard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function withoutGuard(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
