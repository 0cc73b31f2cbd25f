import { type CountryCode, getCountries } from 'libphonenumber-js/max';

/**
 * The country of a time zone, such as Germany for `Europe/Berlin`; null for one without a country.
 * It looks through the zones of many countries, so callers should cache the result.
 */
export function findCountryOfZone(zone: string): CountryCode | null {
  const countries = getCountries();
  return (
    countries.find((one) => listZones(one).includes(zone)) ??
    countries.find((one) => listZones(one).some((name) => isSameZone(name, zone))) ??
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
