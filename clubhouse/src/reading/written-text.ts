import { convertHtmlToText, mayHaveStruckWords } from './html-text.ts';
import { findQuote, isBlank, isQuoted, isRule, isAboutMatch, isAboutOutcome } from './quotes.ts';
import {
  isDelimiter,
  isDisclaimer,
  isFooter,
  isLikelyDelimiter,
  isName,
  isSignatureLine,
  isSignOff,
  readNameBeside,
} from './signatures.ts';

/** A longer reply is ignored, because text lost in a cut could change its meaning. */
export const MAX_TEXT_CHARS = 150_000;
export const MAX_HTML_CHARS = 1_000_000;
/** Patterns for quotes and signatures look only at this much of a line. */
const MAX_HEAD_CHARS = 400;

/**
 * The sender's own words: without the quoted email, signature, disclaimer and text added by
 * programs (REPLY-1, REPLY-2). Text below or between quoted lines is ignored. Empty if nothing is
 * left, the email is too long, or the quote cannot be separated with certainty.
 */
export function readWrittenText(message: {
  readonly text: string | null;
  readonly html: string | null;
}): string {
  const { text, html } = message;
  if ((text ?? '').length > MAX_TEXT_CHARS || (html ?? '').length > MAX_HTML_CHARS) return '';
  // A program's plain text shows struck words like any others.
  if (mayHaveStruckWords(html ?? '') && convertHtmlToText(html ?? '') === null) return '';
  const written = findOwnText(text ?? '');
  return written === ''
    ? (findOwnText(convertHtmlToText(html ?? '') ?? '') ?? '')
    : (written ?? '');
}

/** Null if the site cannot be certain which lines are the sender's. */
function findOwnText(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/).map(normaliseLine);
  const heads = lines.map((line) => line.slice(0, MAX_HEAD_CHARS));
  const quote = findQuote(heads);
  if (quote === 'unclear') return null;
  if (quote?.isMarked === true && !isOnlyQuote(heads.slice(quote.body))) return null;
  const own = dropSignature(lines.slice(0, quote?.start));
  return own === null
    ? null
    : dropSignOffs(own.map((line) => line.trimEnd()))
        .join('\n')
        .trim();
}

/** Removes invisible characters from a line and normalises its spaces. */
function normaliseLine(line: string): string {
  const spaced = line.replaceAll(/[\u00a0\u202f\u2007\u3000\t]/g, ' ');
  return spaced.replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g, '');
}

/** Whether only text added by programs follows the quote: a footer or a signature. */
function isOnlyQuote(lines: readonly string[]): boolean {
  const end = findSignatureStart(lines);
  return (
    lines.slice(0, end).every((line) => isQuoted(line) || isBlank(line) || isFooter(line)) &&
    !lines.slice(end).some(isAboutOutcome)
  );
}

/** The first line of the signature, or the end. */
function findSignatureStart(lines: readonly string[]): number {
  const at = lines.findIndex((line) => isDelimiter(line) || isRule(line));
  return at < 0 ? lines.length : at;
}

function dropSignature(lines: readonly string[]): string[] | null {
  const kept = lines.filter((line) => !isFooter(line) && !isDisclaimer(line));
  const end = findSignatureStart(kept);
  const own = kept.slice(0, end);
  if (kept.slice(end).some(isAboutOutcome)) return null;
  const likely = own.findIndex(isLikelyDelimiter);
  if (likely < 0) return [...own, ...findSigner(kept.slice(end))];
  if (own.slice(likely).some(isAboutMatch)) return null;
  return [...own.slice(0, likely), ...findSigner(kept.slice(likely))];
}

/** A name below a delimiter stays, because the other side may have signed. */
function findSigner([, ...lines]: readonly string[]): string[] {
  const first = lines.find((line) => !isBlank(line))?.trim() ?? '';
  return isName(first) ? ['', first] : [];
}

/**
 * Removes `Viele Grüße` and the numbers and addresses below it. Names stay, because the other side
 * may have signed. Other lines there are the sender's text.
 */
function dropSignOffs(lines: readonly string[]): string[] {
  let [hasBegun, isBeneath] = [false, false];
  return lines.flatMap((line) => {
    // Nobody starts with a farewell, so "Servus" at the top is a greeting.
    const isEnd = hasBegun && isSignOff(line);
    if (isEnd) isBeneath = true;
    else if (!isBlank(line) && !isSignatureLine(line)) isBeneath = false;
    hasBegun ||= !isBlank(line);
    if (!isBeneath) return [line];
    const name = isEnd ? readNameBeside(line) : line.trim();
    return isName(name) ? ['', name] : [];
  });
}
