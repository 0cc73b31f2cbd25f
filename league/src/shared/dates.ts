/** An ISO date, `2026-05-31`. */
export type IsoDate = string;
/** A UTC timestamp with milliseconds and `Z`; such strings sort as the instants do. */
export type Timestamp = string;

export function toTimestamp(epochMilliseconds: number): Timestamp {
  return new Date(epochMilliseconds).toISOString();
}

/** Whether the zone is one that deadlines can be counted in (CLUB-3). */
export function isTimezone(zone: string): boolean {
  // A bare offset is a zone to Temporal, but not an IANA one: it knows no daylight saving.
  if (/^[+-]/.test(zone)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first instant after a date deadline: the start of the next day in the club's zone, so
 * that the last day counts whole even when daylight saving makes it 23 or 25 hours (SEA-5).
 */
export function endOfDay(date: IsoDate, zone: string): Timestamp {
  const nextDay = Temporal.PlainDate.from(date).add({ days: 1 });
  return toTimestamp(nextDay.toZonedDateTime(zone).epochMilliseconds);
}

/** The date that an instant falls on in the club's zone. */
export function dateIn(zone: string, at: Timestamp): IsoDate {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Days from one date to another; negative when the other comes before. */
export function daysBetween(one: IsoDate, other: IsoDate): number {
  return Temporal.PlainDate.from(one).until(other, { largestUnit: 'days' }).days;
}
