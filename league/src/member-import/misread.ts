import { isUtf8 } from 'node:buffer';
import { decodeHTMLStrict } from 'entities/decode';
import { tidyText } from './tidy.ts';
import { BYTE_PAGES, decodeAs, encodeAs } from './code-pages.ts';

/** Encodings that programs assume without asking, so that they misread all others. */
const WRONG_READERS = ['Windows-1252', 'Macintosh', 'CP850'] as const;

/** Whether a text is what a program gets by reading another in the wrong encoding. */
export function isMisread(wrong: string, right: string): boolean {
  if (wrong === right) return false;
  if (replaceSpecialLetters(right) === wrong) return true;
  if (wrong.includes('&') && tidyText(decodeHTMLStrict(wrong)) === right) return true;
  const same = findReadableOutline(right);
  if (same === null || findReadableOutline(wrong) !== same) return false;
  if (wrong.includes('\uFFFD')) return true;
  const written = [Buffer.from(right), ...BYTE_PAGES.map((page) => encodeAs(page, right))];
  return written.some(
    (bytes) =>
      bytes !== null && WRONG_READERS.some((reader) => tidyText(decodeAs(reader, bytes)) === wrong),
  );
}

/**
 * Whether UTF-8 was read byte by byte, as in `MÃ¼ller`: all letters beyond ASCII then form whole
 * UTF-8 characters, as the letters of real names never do by chance.
 */
export function isReadByBytes(text: string): boolean {
  if (!/\P{ASCII}/u.test(text)) return false;
  return WRONG_READERS.some((reader) => {
    const bytes = encodeAs(reader, text);
    return bytes !== null && isUtf8(bytes);
  });
}

/**
 * The part of a text that is the same in every reading. Null for a text without special letters or
 * without plain ones: all Cyrillic names would look alike.
 */
export function findReadableOutline(text: string): string | null {
  const plain = decodeHTMLStrict(text).replaceAll(/[^\u0020-\u003E\u0040-\u007E]+/g, '?');
  return plain.includes('?') && /[a-z]/i.test(plain) ? plain.toLowerCase() : null;
}

/** Writes the text like a program that lacks special letters. */
function replaceSpecialLetters(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, '?');
}
