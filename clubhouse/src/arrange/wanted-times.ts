import { dayAfter, instantsOf, wallTime } from './club-time.ts';
import { isCalendarDay } from '../messages/calendar-day.ts';

/** Times proposed at once, at most (ARR-1). */
export const MAX_TIMES = 3;
/** How far ahead a time may lie where there is no deadline, in days. */
const FURTHEST_DAYS = 366;
const EVENING = '18:30';

/** A line of the form: a day and a time of the clocks at the club, each maybe empty. */
export interface WantedTime {
  readonly date: string;
  readonly time: string;
}

/** What is wrong with a line. */
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
  /** The club's IANA zone. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The last day on which results count; null: there is none. */
  readonly deadline: string | null;
}

export interface ReadTimes {
  /** Epoch milliseconds, earliest first; empty lines are left out. */
  readonly times: readonly number[];
  /** What is wrong, by the line's place from 0. */
  readonly faults: ReadonlyMap<number, TimeFault>;
}

/** The lines as instants, or what is wrong with each (ARR-4). */
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
  const [instant, again] = instantsOf(zone, date, time);
  if (instant === undefined) return 'no_such_time';
  if (again !== undefined) return 'comes_twice';
  if (instant <= now) return 'past';
  if (deadline !== null) return date > deadline ? 'beyond_deadline' : instant;
  return date > dayAfter(wallTime(zone, now).date, FURTHEST_DAYS) ? 'too_far' : instant;
}

/**
 * The next evenings, as the lines of a new proposal: from tomorrow, up to the deadline; today where
 * today is all that is left (ARR-3).
 */
export function nextEvenings(bounds: Bounds): WantedTime[] {
  const today = wallTime(bounds.zone, bounds.now).date;
  const eveningsIn = (days: readonly number[]) =>
    days
      .map((ahead) => ({ date: dayAfter(today, ahead), time: EVENING }))
      .filter((line) => typeof readTime(line, bounds) === 'number');
  const evenings = eveningsIn([1, 2, 3]);
  return evenings.length > 0 ? evenings : eveningsIn([0]);
}
