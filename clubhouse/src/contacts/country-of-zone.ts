import { type CountryCode, getCountries } from 'libphonenumber-js/max';

/**
 * The country of a time zone, as `Europe/Berlin` is in Germany; null for one of no country. It asks
 * for the zones of many countries: what is often needed is to be remembered.
 */
export function countryOfZone(zone: string): CountryCode | null {
  const countries = getCountries();
  return (
    countries.find((one) => zonesOf(one).includes(zone)) ??
    countries.find((one) => zonesOf(one).some((name) => isSameZone(name, zone))) ??
    null
  );
}

function zonesOf(country: CountryCode): readonly string[] {
  return new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
}

/** Zones have older names: `Europe/Kiev` is `Europe/Kyiv`. */
function isSameZone(one: string, other: string): boolean {
  try {
    const start = new Temporal.ZonedDateTime(0n, one);
    return start.equals(start.withTimeZone(other));
  } catch {
    return false;
  }
}
