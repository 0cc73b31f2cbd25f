import { decodeHTMLStrict } from 'entities/decode';
import { tidy } from './tidy.ts';
import { BYTE_PAGES, decodeAs, encodeAs } from './code-pages.ts';

/** As what lists are read by programs that do not ask: what they make of others is wrong. */
const WRONG_READERS = ['Windows-1252', 'Macintosh', 'CP850'] as const;

/** Whether a text is what a program makes of another that it reads in a wrong code page. */
export function isMisread(wrong: string, right: string): boolean {
  if (wrong === right) return false;
  if (withoutLetters(right) === wrong) return true;
  if (wrong.includes('&') && tidy(decodeHTMLStrict(wrong)) === right) return true;
  const same = outline(right);
  if (same === null || outline(wrong) !== same) return false;
  if (wrong.includes('\uFFFD')) return true;
  const written = [Buffer.from(right), ...BYTE_PAGES.map((page) => encodeAs(page, right))];
  return written.some(
    (bytes) =>
      bytes !== null && WRONG_READERS.some((reader) => tidy(decodeAs(reader, bytes)) === wrong),
  );
}

/**
 * What is the same of a text however its other letters are read; null where it has none of them, or
 * no plain ones: all names in Cyrillic would be alike.
 */
export function outline(text: string): string | null {
  const plain = decodeHTMLStrict(text).replaceAll(/[^\u0020-\u003E\u0040-\u007E]+/g, '?');
  return plain.includes('?') && /[a-z]/i.test(plain) ? plain.toLowerCase() : null;
}

/** As programs write it that have no such letters. */
function withoutLetters(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, '?');
}
