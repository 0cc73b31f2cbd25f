import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { isEmailAddress } from '../addresses/address.ts';
import { type Language, LANGUAGES, findOfferedLanguage } from '../messages/language.ts';
import { type PrivacyNotice, readPrivacyNotice } from './privacy-notice.ts';

/** The league stores the branding unread, so it may contain anything. */
export type Branding = Readonly<Record<string, unknown>>;

/** A stored picture, identified by the hash of its bytes. */
export interface PictureRef {
  readonly image: string;
  readonly width: number;
  readonly height: number;
}

export interface Sponsor {
  readonly name: string;
  /** `https://…`; null if there is none. */
  readonly url: string | null;
  readonly logo: PictureRef | null;
}

/** The part of the branding that decides how the club looks. */
export interface Appearance {
  /** `#rrggbb`; null if the club has none. */
  readonly colour: string | null;
  /** The default language for emails. */
  readonly language: Language;
  /** The languages of the site and its emails; at least one (FACE-16). */
  readonly languages: readonly Language[];
  /** The address for emails about applications; null if the branding has none. */
  readonly contact: string | null;
  /** The country code, such as `DE`, for numbers without one; null for the time zone's country. */
  readonly country: CountryCode | null;
  readonly logo: PictureRef | null;
  readonly sponsors: readonly Sponsor[];
  /** Whether to show forecasts, provided the club has court locations. */
  readonly hasWeather: boolean;
  /** Null if the club has none; then nobody can apply (JOIN-8). */
  readonly privacyNotice: PrivacyNotice | null;
}

export const MAX_SPONSORS = 8;
export const LONGEST_SPONSOR = 60;
const LONGEST_URL = 300;

export function readAppearance(branding: Branding): Appearance {
  const languages = readLanguages(branding);
  return {
    colour: readColour(branding),
    language: readDefaultLanguage(branding, languages),
    languages,
    contact: readEmailAddress(branding['contact_email']),
    country: readCountry(branding),
    logo: readPicture(branding['logo']),
    sponsors: readSponsors(branding['sponsors']),
    hasWeather: branding['weather'] !== 'off',
    privacyNotice: readPrivacyNotice(branding),
  };
}

function readDefaultLanguage({ language }: Branding, languages: readonly Language[]): Language {
  const named = typeof language === 'string' ? findOfferedLanguage(language, languages) : null;
  return named ?? languages[0] ?? 'en';
}

function readColour(branding: Branding): string | null {
  const colour = branding['colour'] ?? branding['color'];
  return typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : null;
}

function readCountry({ country }: Branding): CountryCode | null {
  return typeof country === 'string' && isSupportedCountry(country) ? country : null;
}

/** The languages that the branding names, or all if it names none that the site has. */
function readLanguages({ languages }: Branding): readonly Language[] {
  const named = LANGUAGES.filter((one) => Array.isArray(languages) && languages.includes(one));
  return named.length > 0 ? named : LANGUAGES;
}

/** Accepts a single address that cannot break out of an email header. */
export function readEmailAddress(email: unknown): string | null {
  return typeof email === 'string' && isEmailAddress(email) ? email : null;
}

/** A web address that a page may link to; null for any other. */
export function readWebAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hostname.includes('.');
  return (url.protocol === 'https:' || url.protocol === 'http:') && isPlain ? url.href : null;
}

function readPicture(given: unknown): PictureRef | null {
  if (!isObject(given)) return null;
  const { image, width, height } = given;
  if (typeof image !== 'string' || !/^[0-9a-f]{64}$/.test(image)) return null;
  return isSide(width) && isSide(height) ? { image, width, height } : null;
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 1024;
}

function readSponsors(given: unknown): Sponsor[] {
  if (!Array.isArray(given)) return [];
  const all = given.flatMap((one: unknown): Sponsor[] => {
    if (!isObject(one) || typeof one['name'] !== 'string') return [];
    const name = one['name'].trim();
    if (name === '' || Array.from(name).length > LONGEST_SPONSOR) return [];
    return [{ name, url: readWebAddress(one['url']), logo: readPicture(one['logo']) }];
  });
  return all.slice(0, MAX_SPONSORS);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
