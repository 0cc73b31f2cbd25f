import { htmlToText } from './html-text.ts';
import { findQuote, isBlank, isQuoted, isRule, speaks, tellsOutcome } from './quotes.ts';
import {
  isDelimiter,
  isDisclaimer,
  isFooter,
  isLikelyDelimiter,
  isOfSignature,
  isSignOff,
} from './signatures.ts';

/** A longer reply is not read at all: what a cut would leave out could change what it says. */
export const MAX_TEXT_CHARS = 150_000;
export const MAX_HTML_CHARS = 1_000_000;
/** No more of a line is compared with how quotes and signatures look. */
const MAX_HEAD_CHARS = 400;

/**
 * What the sender wrote themselves, above the quoted email and without signature, disclaimer and what programs add
 * (REPLY-1, REPLY-2). Empty where nothing is left, where it is too long, and where it cannot be told from the quote
 * with certainty: below or between quoted lines nothing is read.
 */
export function writtenText(message: {
  readonly text: string | null;
  readonly html: string | null;
}): string {
  const { text, html } = message;
  if ((text ?? '').length > MAX_TEXT_CHARS || (html ?? '').length > MAX_HTML_CHARS) return '';
  const written = ownText(text ?? '');
  return written === '' ? (ownText(htmlToText(html ?? '') ?? '') ?? '') : (written ?? '');
}

/** Null where it is not certain which lines are the sender's. */
function ownText(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/).map(plainLine);
  const heads = lines.map((line) => line.slice(0, MAX_HEAD_CHARS));
  const quote = findQuote(heads);
  if (quote === 'unclear') return null;
  if (quote?.isMarked === true && !isOnlyQuote(heads.slice(quote.body))) return null;
  const own = withoutSignature(lines.slice(0, quote?.start));
  return own === null
    ? null
    : withoutSignOffs(own.map((line) => line.trimEnd()))
        .join('\n')
        .trim();
}

/** Without what is not to be seen, and with one kind of space. */
function plainLine(line: string): string {
  const spaced = line.replaceAll(/[\u00a0\u202f\u2007\u3000\t]/g, ' ');
  return spaced.replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g, '');
}

/** Beneath the quote stands at most what programs add: a footer or a signature. */
function isOnlyQuote(lines: readonly string[]): boolean {
  const end = signatureStart(lines);
  return (
    lines.slice(0, end).every((line) => isQuoted(line) || isBlank(line) || isFooter(line)) &&
    !lines.slice(end).some(tellsOutcome)
  );
}

/** Where a signature begins, or the end. */
function signatureStart(lines: readonly string[]): number {
  const at = lines.findIndex((line) => isDelimiter(line) || isRule(line));
  return at < 0 ? lines.length : at;
}

function withoutSignature(lines: readonly string[]): string[] | null {
  const kept = lines.filter((line) => !isFooter(line) && !isDisclaimer(line));
  const end = signatureStart(kept);
  const own = kept.slice(0, end);
  if (kept.slice(end).some(tellsOutcome)) return null;
  const likely = own.findIndex(isLikelyDelimiter);
  if (likely < 0) return own;
  return own.slice(likely).some(speaks) ? null : own.slice(0, likely);
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
