const MINUTE_MS = 60_000;

/** Common zones that the runtime's list omits. */
const OTHERS = ['UTC', 'Europe/Kyiv', 'Asia/Kolkata'];

/** Every zone in alphabetical order, including the club's current one. */
export function listTimeZones(own: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...OTHERS, own])].toSorted();
}

export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The last minute of a day such as `2026-12-13`, in epoch milliseconds. */
export function endOfDay(day: string, zone: string): number {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return next.toZonedDateTime(zone).epochMilliseconds - MINUTE_MS;
}
