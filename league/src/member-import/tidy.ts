/** Without blanks that cannot be seen, and with none but ordinary ones. */
export function tidy(text: string): string {
  return text
    .replaceAll(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[\s\u00A0\u2007\u202F]+/g, ' ')
    .trim();
}
