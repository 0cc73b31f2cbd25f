import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { addressOf, appearanceOf } from '../../../api/branding.ts';
import type { ClubRecord, Fields } from '../../../branding/club-record.ts';
import { parseHex } from '../../../theme/colour.ts';
import { isLanguage, type Language } from '../../../messages/language.ts';
import type { Words } from '../../../messages/en.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { fits, line, readForm } from '../../../web/read-form.ts';

/** What the form of the club's branding holds. */
export interface BrandingFields {
  readonly name: string;
  readonly colour: string;
  /** Empty where there is none. */
  readonly contact: string;
  readonly language: Language;
  /** The one that the site has alone; null: all. */
  readonly only: Language | null;
  /** The country of telephone numbers that name none; null: that of the time zone. */
  readonly country: CountryCode | null;
}

export type Faults = Readonly<Partial<Record<keyof BrandingFields, string>>>;

export function brandingFieldsOf(form: URLSearchParams): BrandingFields {
  const shape = {
    name: line,
    colour: line,
    contact: line,
    language: line,
    only: line,
    country: line,
  };
  const { name, colour, contact, language, only, country } = readForm(form, shape);
  return {
    name,
    // As people copy it from elsewhere.
    colour: /^[0-9a-f]{6}$/i.test(colour) ? `#${colour}` : colour,
    contact,
    language: isLanguage(language) ? language : 'en',
    only: isLanguage(only) ? only : null,
    country: isSupportedCountry(country) ? country : null,
  };
}

export function faultsOf({ name, colour, contact }: BrandingFields, { club }: Words): Faults {
  const { faults } = club.branding;
  return {
    ...(!fits(FIELD_LIMITS.ClubChanges.name, name) ? { name: faults.name } : {}),
    ...(parseHex(colour) === null ? { colour: faults.colour } : {}),
    ...(contact !== '' && addressOf(contact) === null ? { contact: faults.contact } : {}),
  };
}

/** What the form changes, as it is now. */
export function partsOf({ name, branding }: ClubRecord): Fields {
  const { colour, contact, language, languages, country } = appearanceOf(branding);
  return { name, colour, contact, language, only: onlyOf(languages), country };
}

export function onlyOf([first, ...others]: readonly Language[]): Language | null {
  return others.length === 0 ? (first ?? null) : null;
}
