import { addDays, listInstants, toWallTime } from './club-time.ts';
import { isCalendarDay } from '../messages/calendar-day.ts';

/** Maximum number of times in a proposal (ARR-1). */
export const MAX_TIMES = 3;
/** How far ahead a time may be without a deadline, in days. */
const FURTHEST_DAYS = 366;
const EVENING = '18:30';

/** A line of the form: a day and a time on the club's clock, each possibly empty. */
export interface WantedTime {
  readonly date: string;
  readonly time: string;
}

export type TimeFault =
  | 'incomplete'
  | 'invalid'
  | 'no_such_time'
  | 'comes_twice'
  | 'past'
  | 'beyond_deadline'
  | 'too_far'
  | 'same';

export interface Bounds {
  readonly zone: string;
  readonly now: number;
  /** The last day on which results count; null if there is none. */
  readonly deadline: string | null;
}

export interface ReadTimes {
  /** Epoch milliseconds, earliest first, without empty lines. */
  readonly times: readonly number[];
  /** Faults by line index from 0. */
  readonly faults: ReadonlyMap<number, TimeFault>;
}

/** Converts the lines to instants, or reports the fault of each (ARR-4). */
export function readTimes(lines: readonly WantedTime[], bounds: Bounds): ReadTimes {
  const times: number[] = [];
  const faults = new Map<number, TimeFault>();
  for (const [index, line] of lines.entries()) {
    if (line.date === '' && line.time === '') continue;
    const read = readTime(line, bounds);
    if (typeof read === 'string') faults.set(index, read);
    else if (times.includes(read)) faults.set(index, 'same');
    else times.push(read);
  }
  return { times: times.toSorted((one, other) => one - other), faults };
}

function readTime({ date, time }: WantedTime, { zone, now, deadline }: Bounds): number | TimeFault {
  if (date === '' || time === '') return 'incomplete';
  if (!isCalendarDay(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'invalid';
  const [instant, again] = listInstants(zone, date, time);
  if (instant === undefined) return 'no_such_time';
  if (again !== undefined) return 'comes_twice';
  if (instant <= now) return 'past';
  if (deadline !== null) return date > deadline ? 'beyond_deadline' : instant;
  return date > addDays(toWallTime(zone, now).date, FURTHEST_DAYS) ? 'too_far' : instant;
}

/** The evenings from tomorrow to the deadline, or today if no other day is left (ARR-3). */
export function listNextEvenings(bounds: Bounds): WantedTime[] {
  const today = toWallTime(bounds.zone, bounds.now).date;
  const eveningsIn = (days: readonly number[]) =>
    days
      .map((ahead) => ({ date: addDays(today, ahead), time: EVENING }))
      .filter((line) => typeof readTime(line, bounds) === 'number');
  const evenings = eveningsIn([1, 2, 3]);
  return evenings.length > 0 ? evenings : eveningsIn([0]);
}
