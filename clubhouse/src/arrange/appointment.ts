import type { Api } from '../api/client.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { Dates } from '../messages/dates.ts';

/** When and where a match is to be played, as far as it is known. */
export interface Appointment {
  /** A day of the club's calendar; null where the league has none. */
  readonly day: string | null;
  /** Epoch milliseconds; null where the day was set by something else than this site. */
  readonly startsAt: number | null;
  readonly place: string | null;
}

/** When it begins; null where nothing is arranged, or no time of it is known. */
export function startOf(arranged: Appointment | null): number | null {
  return arranged === null ? null : arranged.startsAt;
}

/** A list of it for those who look at many: empty where no time is known. */
export function timesOf(
  matchId: string,
  arranged: Appointment | null,
): { matchId: string; startsAt: number; place: string | null }[] {
  const startsAt = startOf(arranged);
  return arranged === null || startsAt === null
    ? []
    : [{ matchId, startsAt, place: arranged.place }];
}

/** What the league says decides; time and place are the site's, and of that day alone (ARR-11). */
export function appointmentOf(
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
