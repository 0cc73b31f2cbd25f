/** Removes invisible blanks, turns odd blanks into ordinary ones, and composes accents. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/[\u200B\u200E\u200F\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[\s\u00A0\u2007\u202F]+/g, ' ')
    .trim()
    .normalize('NFC');
}
