import { isCalendarDay } from '../messages/calendar-day.ts';
import { type Language, LANGUAGES } from '../messages/language.ts';

/** The club's notice about members' data, which applicants agree to (JOIN-2). */
export interface PrivacyNotice {
  /** The day the notice was written, such as `2026-10-01`; a changed text has another day. */
  readonly date: string;
  /** The site numbers its published notices from 1; null for a notice entered another way. */
  readonly version: number | null;
  readonly name: Readonly<Record<Language, string>>;
  /** Paragraphs separated by blank lines. */
  readonly text: Readonly<Record<Language, string>>;
}

/** Keeps the name and the day together within the league's limit. */
const LONGEST_NAME = 150;

/**
 * Reads the notice from the branding: `privacy_notice: { name, date, text }`, where name and text
 * are a string or one per language, `{ en, de }`. Null if it cannot be agreed to.
 */
export function readPrivacyNotice(
  branding: Readonly<Record<string, unknown>>,
): PrivacyNotice | null {
  const given = branding['privacy_notice'];
  if (!isObject(given)) return null;
  const [name, text] = [readTranslations(given['name']), readTranslations(given['text'])];
  const date = given['date'];
  if (name === null || text === null || typeof date !== 'string' || !isCalendarDay(date))
    return null;
  const isShort = LANGUAGES.every((language) => Array.from(name[language]).length <= LONGEST_NAME);
  return isShort ? { date, version: readVersion(given['version']), name, text } : null;
}

function readVersion(given: unknown): number | null {
  return typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : null;
}

/** The name under which an application records consent: `Privacy notice 3 (2026-10-01)`. */
export function formatNoticeName(
  { name, date, version }: PrivacyNotice,
  language: Language,
): string {
  const number = version === null ? '' : ` ${version}`;
  return `${name[language].replaceAll(/\s+/g, ' ')}${number} (${date})`;
}

/** The name in every language: consent holds even if the applicant changes language in between. */
export function listNoticeNames(notice: PrivacyNotice): string[] {
  return LANGUAGES.map((language) => formatNoticeName(notice, language));
}

/** Languages without a text of their own get the existing one. */
function readTranslations(given: unknown): Record<Language, string> | null {
  const texts = isObject(given) ? given : { en: given, de: given };
  const [en, de] = [readNonBlank(texts['en']), readNonBlank(texts['de'])];
  const either = en ?? de;
  return either === null ? null : { en: en ?? either, de: de ?? either };
}

function readNonBlank(text: unknown): string | null {
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
