import { htmlToText } from './html-text.ts';
import { attributionLines, isBlank, isQuoted } from './quotes.ts';
import { isDelimiter, isDisclaimer, isFooter, isOfSignature, isSignOff } from './signatures.ts';

/** A reply that is longer is not read at all: what its cut would leave out could change what it says. */
export const MAX_TEXT_CHARS = 150_000;
export const MAX_HTML_CHARS = 1_000_000;
/** No more of a line is compared with how quotes and signatures look. */
const MAX_HEAD_CHARS = 400;
/** Quoted lines as long as this may have been broken once more, their rest without a mark. */
const MIN_BROKEN_CHARS = 70;

/**
 * What the writer of a reply wrote themselves (REPLY-1, REPLY-2): without the letter that is quoted, above, below
 * or between, without signature, disclaimer and what mail programs add. Empty where nothing is left, or where it is
 * too long to be read.
 */
export function writtenText(message: {
  readonly text: string | null;
  readonly html: string | null;
}): string {
  const { text, html } = message;
  if ((text ?? '').length > MAX_TEXT_CHARS || (html ?? '').length > MAX_HTML_CHARS) return '';
  const written = ownLines(text ?? '');
  return written === '' ? ownLines(htmlToText(html ?? '') ?? '') : written;
}

/** What the lines at a place are part of. */
type Part = 'own' | 'signature' | 'letter';

function ownLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(plainLine);
  const heads = lines.map((line) => line.slice(0, MAX_HEAD_CHARS));
  const own: string[] = [];
  let part: Part = 'own';
  for (let at = 0; at < heads.length && part !== 'letter'; at++) {
    const head = heads[at] ?? '';
    const attribution = attributionLines(heads, at);
    if (isQuoted(head) || isRestOfQuote(heads, at)) {
      part = 'own';
    } else if (attribution > 0) {
      at += attribution - 1;
      part = isQuoted(nextWritten(heads, at + 1)) ? 'own' : 'letter';
    } else {
      part = partOf(head, part);
      if (part === 'own' && !isFooter(head)) own.push(lines[at] ?? '');
    }
  }
  return withoutSignOffs(own).join('\n').trim();
}

/** Without what is not to be seen, and with one kind of space. */
function plainLine(line: string): string {
  const spaced = line.replaceAll(/[\u00a0\u202f\u2007\u3000\t]/g, ' ');
  return spaced.replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g, '').trimEnd();
}

function partOf(line: string, before: Part): Part {
  if (before === 'signature') return 'signature';
  return isDelimiter(line) || isDisclaimer(line) ? 'signature' : 'own';
}

/** A line without a mark between two that have it, where the one above may have been broken. */
function isRestOfQuote(lines: readonly string[], at: number): boolean {
  const [above = '', below = ''] = [lines[at - 1], lines[at + 1]];
  if (at === 0 || isBlank(lines[at])) return false;
  return isQuoted(above) && isQuoted(below) && above.trimEnd().length >= MIN_BROKEN_CHARS;
}

function nextWritten(lines: readonly string[], from: number): string {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at++;
  return lines[at] ?? '';
}

/** Without `Viele Grüße` and the names, numbers and addresses beneath; what else stands there was written. */
function withoutSignOffs(lines: readonly string[]): string[] {
  let [hasBegun, isBeneath] = [false, false];
  return lines.filter((line) => {
    // Nobody begins by taking leave: "Servus" above is a greeting.
    if (hasBegun && isSignOff(line)) isBeneath = true;
    else if (!isBlank(line) && !isOfSignature(line)) isBeneath = false;
    hasBegun ||= !isBlank(line);
    return !isBeneath;
  });
}
