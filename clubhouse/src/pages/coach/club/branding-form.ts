import { getCountries } from 'libphonenumber-js/max';
import { addressOf, appearanceOf } from '../../../api/branding.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import type { ClubRecord, Fields } from '../../../branding/club-record.ts';
import { LANGUAGES, type Language } from '../../../messages/language.ts';
import type { Words } from '../../../messages/en.ts';
import { parseHex } from '../../../theme/colour.ts';
import { chosen, hidden, oneOf, text } from '../../../web/field-kinds.ts';
import { type Filled, form } from '../../../web/form.ts';

/** The club's branding, as a form has it. */
export const BRANDING = form({
  marks: hidden,
  name: text(FIELD_LIMITS.ClubChanges.name),
  colour: text({ minLength: 1, maxLength: 9 }),
  /** Empty where there is none. */
  contact: text({ maxLength: 254 }),
  /** The one language that the site has; empty: all. */
  only: chosen,
  language: oneOf(LANGUAGES),
  /** The country of telephone numbers that name none; empty: that of the time zone. */
  country: chosen,
});
export type BrandingForm = Filled<typeof BRANDING>;

export function judgeBranding({ colour, contact = '' }: BrandingForm['values'], { club }: Words) {
  const { faults } = club.branding;
  return {
    colour: colour === undefined || parseHex(colourOf(colour)) !== null ? undefined : faults.colour,
    contact: contact === '' || addressOf(contact) !== null ? undefined : faults.contact,
  };
}

/** A colour as people copy it from elsewhere. */
export function colourOf(typed: string): string {
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed;
}

/** Null for a country that nobody telephones in. */
export function countryOf(code: string) {
  return getCountries().find((one) => one === code) ?? null;
}

/** What the form changes, as it is now. */
export function partsOf({ name, branding }: ClubRecord): Fields {
  const { colour, contact, language, languages, country } = appearanceOf(branding);
  return { name, colour, contact, language, only: onlyOf(languages), country };
}

export function onlyOf([first, ...others]: readonly Language[]): Language | null {
  return others.length === 0 ? (first ?? null) : null;
}
