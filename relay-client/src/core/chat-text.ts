export const MOST_CHARACTERS = 280;
const MOST_NAME_CHARACTERS = 20;

/** Controls, what turns the direction of text, halves of characters, and spaces of no width. */
const STRIPPED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u{200b}\u{2060}\u{feff}]/gu;

/**
 * A line as it is shown, of what was typed or came in: controls and what turns the direction of
 * text are taken out, and it is one line (CHAT-1). Empty where nothing is left.
 */
export function cleanLine(text: string): string {
  return text
    .replace(/[\t\n\r\u{2028}\u{2029}]+/gu, ' ')
    .replace(STRIPPED, '')
    .trim();
}

/** A name as it is shown: as a line, and cut to 20 characters (CHAT-2); null where none is left. */
export function cleanName(name: string): string | null {
  const cut = Array.from(cleanLine(name)).slice(0, MOST_NAME_CHARACTERS).join('').trim();
  return cut === '' ? null : cut;
}

/** Characters as a person counts them, more or less: code points, not halves of them. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
