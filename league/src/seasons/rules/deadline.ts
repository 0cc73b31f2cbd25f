import { endOfDay, type IsoDate, type Timestamp } from '../../shared/dates.ts';

/** The end of the deadline's day in the club's time zone (SEA-5). */
export function findClosingTime(deadline: IsoDate | null, zone: string): Timestamp | null {
  return deadline === null ? null : endOfDay(deadline, zone);
}

/** Whether the results deadline has passed; without one, reporting stays open (RES-9). */
export function isReportingClosed(closesAt: Timestamp | null | undefined, now: Timestamp): boolean {
  return closesAt !== null && closesAt !== undefined && closesAt <= now;
}
