import { type CountryCode, getCountries } from 'libphonenumber-js/max';

/**
 * The country of a time zone, such as Germany for `Europe/Berlin`; null for one without a country.
 * Searching the zones of all countries takes a tenth of a second.
 */
export function findCountryOfZone(zone: string): CountryCode | null {
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
