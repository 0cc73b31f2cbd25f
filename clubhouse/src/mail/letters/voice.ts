import type { Dates } from '../../messages/dates.ts';
import type { Words } from '../../messages/en.ts';

/** The context for an email's wording: the reader's language, and the club. */
export interface Voice {
  readonly words: Words;
  /** Dates in the same language and the club's zone. */
  readonly dates: Dates;
  readonly club: string;
  readonly url: string;
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
/** Characters that break lines, change direction or are invisible. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Prepares a text for an email (LTR-4): one line, no markup, right-to-left text isolated. */
export function sanitiseText(text: string): string {
  const plain = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').replaceAll('*', '∗').trim();
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Below the limit of RFC 5322; phones show far less of a subject. */
const MAX_SUBJECT_LENGTH = 77;

/** A subject on one line, without markup, at most 77 characters (LTR-3). */
export function toSubjectLine(text: string): string {
  const letters = Array.from(
    text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').replaceAll('*', '').trim(),
  );
  if (letters.length <= MAX_SUBJECT_LENGTH) return letters.join('');
  return `${letters
    .slice(0, MAX_SUBJECT_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
