import { isCalendarDay } from '../messages/calendar-day.ts';
import { type Language, LANGUAGES } from '../messages/language.ts';

/** What the club says about the data of its members, which an applicant agrees to (JOIN-2). */
export interface PrivacyNotice {
  /** The day it was written, `2026-10-01`: another text has another day. */
  readonly date: string;
  /** From 1 on, as the site counts what it publishes; null for one that was put in otherwise. */
  readonly version: number | null;
  readonly name: Readonly<Record<Language, string>>;
  /** Paragraphs, with an empty line between them. */
  readonly text: Readonly<Record<Language, string>>;
}

/** So that the name and the day together are one that the league takes. */
const LONGEST_NAME = 150;

/**
 * The notice in a club's branding: `privacy_notice: { name, date, text }`, name and text each a text
 * or one for each language, `{ en, de }`. Null where there is none that could be agreed to.
 */
export function privacyNoticeOf(branding: Readonly<Record<string, unknown>>): PrivacyNotice | null {
  const given = branding['privacy_notice'];
  if (!isObject(given)) return null;
  const [name, text] = [inLanguages(given['name']), inLanguages(given['text'])];
  const date = given['date'];
  if (name === null || text === null || typeof date !== 'string' || !isCalendarDay(date))
    return null;
  const isShort = LANGUAGES.every((language) => Array.from(name[language]).length <= LONGEST_NAME);
  return isShort ? { date, version: versionOf(given['version']), name, text } : null;
}

function versionOf(given: unknown): number | null {
  return typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : null;
}

/** What an application names as agreed to: `Privacy notice 3 (2026-10-01)`. */
export function nameOfNotice({ name, date, version }: PrivacyNotice, language: Language): string {
  const number = version === null ? '' : ` ${version}`;
  return `${name[language].replaceAll(/\s+/g, ' ')}${number} (${date})`;
}

/** The same in every language: whoever changes theirs in between has agreed. */
export function namesOfNotice(notice: PrivacyNotice): string[] {
  return LANGUAGES.map((language) => nameOfNotice(notice, language));
}

/** A language that the club has no text for gets the one it has. */
function inLanguages(given: unknown): Record<Language, string> | null {
  const texts = isObject(given) ? given : { en: given, de: given };
  const [en, de] = [filled(texts['en']), filled(texts['de'])];
  const either = en ?? de;
  return either === null ? null : { en: en ?? either, de: de ?? either };
}

function filled(text: unknown): string | null {
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
