import type { Brand } from './brand.ts';

/** An ISO date, `2026-05-31`. */
export type IsoDate = Brand<'IsoDate'>;
/** A UTC timestamp with milliseconds and `Z`; such strings sort by time. */
export type Timestamp = Brand<'Timestamp'>;

/** The last timestamp: one with a five-digit year would not sort. */
const LAST_MILLISECOND = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export function toTimestamp(epochMilliseconds: number): Timestamp {
  return new Date(Math.min(epochMilliseconds, LAST_MILLISECOND)).toISOString() as Timestamp;
}

/** Reads an RFC 3339 date-time as a timestamp; null if it is not one. */
export function readDateTime(text: string): Timestamp | null {
  if (!DATE_TIME.test(text)) return null;
  try {
    // A leap second is the second before it.
    return toTimestamp(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return null;
  }
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i;

/** Reads an ISO date; null if it is not one. */
export function readDate(text: string): IsoDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text).toString() as IsoDate;
  } catch {
    return null;
  }
}

/** Whether deadlines can be counted in this time zone (CLUB-3). */
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

/** The start of the next day in the club's time zone, even after 23 or 25 hours (SEA-5). */
export function endOfDay(date: IsoDate, zone: string): Timestamp {
  const nextDay = Temporal.PlainDate.from(date).add({ days: 1 });
  return toTimestamp(nextDay.toZonedDateTime(zone).epochMilliseconds);
}

export function startOfDay(date: IsoDate, zone: string): Timestamp {
  return toTimestamp(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds);
}

export function toLocalDate(zone: string, at: Timestamp): IsoDate {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString() as IsoDate;
}

/** Days from one date to another; negative if the other is earlier. */
export function countDaysBetween(one: IsoDate, other: IsoDate): number {
  return Temporal.PlainDate.from(one).until(other, { largestUnit: 'days' }).days;
}
