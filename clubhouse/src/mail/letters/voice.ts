import type { Dates } from '../../messages/dates.ts';
import type { Words } from '../../messages/en.ts';

/** What a letter's words depend on: its reader's language, and whose letter it is. */
export interface Voice {
  readonly words: Words;
  /** The dates in the same language, in the club's zone. */
  readonly dates: Dates;
  /** What the club is called. */
  readonly club: string;
  /** The site's public address, without a slash at the end. */
  readonly url: string;
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
/** What breaks lines, turns directions or cannot be seen. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name as it can stand in a sentence of a letter (LTR-4): on one line, without what would be
 * taken for markup, and kept together where it is written from right to left.
 */
export function named(text: string): string {
  const plain = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').replaceAll('*', '∗').trim();
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Fewer than RFC 5322 asks for: what phones show of a subject is far shorter. */
const MAX_SUBJECT_LENGTH = 77;

/** A subject: one line, without markup, not longer than 77 characters (LTR-3). */
export function subjectLine(text: string): string {
  const letters = Array.from(
    text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').replaceAll('*', '').trim(),
  );
  if (letters.length <= MAX_SUBJECT_LENGTH) return letters.join('');
  return `${letters
    .slice(0, MAX_SUBJECT_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
