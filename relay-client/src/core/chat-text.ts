export const MAX_CHARACTERS = 280;
const MAX_NAME_CHARACTERS = 20;

/** Control characters, bidirectional overrides, lone surrogates and zero-width spaces. */
const STRIPPED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u{200b}\u{2060}\u{feff}]/gu;

/** Invisible characters: nobody could see a name made of nothing else. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u{2800}]/gu;

/** Reduces a text to one line without control characters and overrides; may be empty (CHAT-1). */
export function cleanLine(text: string): string {
  const line = text
    .replace(/[\t\n\r\u{2028}\u{2029}]+/gu, ' ')
    .replace(STRIPPED, '')
    .trim();
  return line.replace(UNSEEN, '') === '' ? '' : line;
}

/** The name as shown: one line of at most 20 characters (CHAT-2); null if nothing is left. */
export function cleanName(name: string): string | null {
  const cut = Array.from(cleanLine(name)).slice(0, MAX_NAME_CHARACTERS).join('').trim();
  return cut === '' ? null : cut;
}

/** Counts code points, which roughly match the characters a person sees. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
