import { type CountryCode, getCountries } from 'libphonenumber-js/max';

/** Results by zone, because searching the zones of all countries takes a tenth of a second. */
const countries = new Map<string, CountryCode | null>();

/** The country of a time zone, such as Germany for `Europe/Berlin`; null for one without a country. */
export function findCountryOfZone(zone: string): CountryCode | null {
  const known = countries.get(zone);
  if (known !== undefined) return known;
  const country = lookUpCountry(zone);
  countries.set(zone, country);
  return country;
}

function lookUpCountry(zone: string): CountryCode | null {
  const all = getCountries();
  return (
    all.find((one) => listZones(one).includes(zone)) ??
    all.find((one) => listZones(one).some((name) => isSameZone(name, zone))) ??
    null
  );
}

function listZones(country: CountryCode): readonly string[] {
  return new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
}

/** Zones have aliases: `Europe/Kiev` is `Europe/Kyiv`. */
function isSameZone(one: string, other: string): boolean {
  try {
    const start = new Temporal.ZonedDateTime(0n, one);
    return start.equals(start.withTimeZone(other));
  } catch {
    return false;
  }
}
