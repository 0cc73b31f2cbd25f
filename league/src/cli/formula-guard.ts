/*
 * A spreadsheet runs a cell that begins with one of these as a formula, some also after blanks
 * or where the sign is a wide one, and takes a bar for a call of another program. An export puts an
 * apostrophe before it, and one more where there are apostrophes already, so that an import
 * can take exactly that one away.
 */
const FORMULA = /^'*[\s\p{Cf}]*(?:[=＝+＋\-－@＠|｜]|[\t\r\n])/u;
const GUARDED = /^'+[\s\p{Cf}]*(?:[=＝+＋\-－@＠|｜]|[\t\r\n])/u;

export function withGuard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function withoutGuard(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
