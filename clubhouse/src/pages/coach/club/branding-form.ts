import { getCountries } from 'libphonenumber-js/max';
import { readEmailAddress, readAppearance } from '../../../api/branding.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import type { ClubRecord, BrandingFields } from '../../../branding/club-record.ts';
import { LANGUAGES, type Language } from '../../../messages/language.ts';
import type { Words } from '../../../messages/en.ts';
import { parseHex } from '../../../theme/colour.ts';
import { chosen, hidden, chooseOne, text } from '../../../web/field-kinds.ts';
import { type Filled, form } from '../../../web/form.ts';

export const BRANDING = form({
  marks: hidden,
  name: text(FIELD_LIMITS.ClubChanges.name),
  colour: text({ minLength: 1, maxLength: 9 }),
  contact: text({ maxLength: 254 }),
  /** The site's only language; empty for all languages. */
  only: chosen,
  language: chooseOne(LANGUAGES),
  /** The country of phone numbers without a code; empty for the time zone's country. */
  country: chosen,
});
export type BrandingForm = Filled<typeof BRANDING>;

export function judgeBranding({ colour, contact = '' }: BrandingForm['values'], { club }: Words) {
  const { faults } = club.branding;
  return {
    colour:
      colour === undefined || parseHex(readColour(colour)) !== null ? undefined : faults.colour,
    contact: contact === '' || readEmailAddress(contact) !== null ? undefined : faults.contact,
  };
}

/** Accepts a colour as copied from elsewhere, without a `#`. */
export function readColour(typed: string): string {
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed;
}

/** @returns null for a country without phone numbers */
export function readCountry(code: string) {
  return getCountries().find((one) => one === code) ?? null;
}

export function readBrandingParts({ name, branding }: ClubRecord): BrandingFields {
  const { colour, contact, language, languages, country } = readAppearance(branding);
  return { name, colour, contact, language, only: findOnlyLanguage(languages), country };
}

export function findOnlyLanguage([first, ...others]: readonly Language[]): Language | null {
  return others.length === 0 ? (first ?? null) : null;
}
