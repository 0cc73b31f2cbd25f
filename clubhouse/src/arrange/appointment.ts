import type { Api } from '../api/client.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { Dates } from '../messages/dates.ts';

export interface Appointment {
  /** A day in the club's calendar; null if the league has none. */
  readonly day: string | null;
  /** Epoch milliseconds; null if the day was set outside this site. */
  readonly startsAt: number | null;
  readonly place: string | null;
}

export function findStart(arranged: Appointment | null): number | null {
  return arranged === null ? null : arranged.startsAt;
}

/** The appointment's time as a list; empty if no time is known. */
export function listTimes(
  matchId: string,
  arranged: Appointment | null,
): { matchId: string; startsAt: number; place: string | null }[] {
  const startsAt = findStart(arranged);
  return arranged === null || startsAt === null
    ? []
    : [{ matchId, startsAt, place: arranged.place }];
}

/** The league decides the day; the site's time and place count only for that day (ARR-11). */
export function findAppointment(
  plan: Pick<Api<'MatchPlan'>, 'state' | 'arranged_on'>,
  kept: Arrangement | undefined,
  dates: Dates,
): Appointment | null {
  if (plan.state !== 'arranged') return null;
  const day = plan.arranged_on;
  const isSame = kept !== undefined && !kept.isCalledOff && dates.dateOf(kept.startsAt) === day;
  return isSame
    ? { day, startsAt: kept.startsAt, place: kept.place }
    : { day, startsAt: null, place: null };
}
