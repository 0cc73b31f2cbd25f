/**
 * The instants, in epoch milliseconds, at which clocks in a zone show this (ARR-4). Usually there
 * is one. There is none in the hour skipped in spring, and two in the hour repeated in autumn.
 * @param date `2026-11-24`
 * @param time `18:30`
 * @throws RangeError for an invalid date or time
 */
export function listInstants(zone: string, date: string, time: string): number[] {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!earlier.toPlainDateTime().equals(wall)) return [];
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  return [...new Set([earlier.epochMilliseconds, later.epochMilliseconds])];
}

/** The date and time that clocks in a zone show: `2026-11-24` and `18:30`. */
export function toWallTime(zone: string, instant: number): { date: string; time: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return {
    date: at.toPlainDate().toString(),
    time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The first instant of a day in a zone, in epoch milliseconds. @param date `2026-11-24` */
export function startOfDay(zone: string, date: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
}
