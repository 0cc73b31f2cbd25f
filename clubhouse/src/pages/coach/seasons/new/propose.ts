import type { Season } from '../../../../api/seasons.ts';
import type { Language } from '../../../../messages/language.ts';
import { type NameMove, makeNextName, incrementNumber } from './season-name.ts';

/** A proposal for the next season (SEAS-8). Days in the club's time zone, or null. */
export interface SeasonProposal {
  readonly name: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly results_deadline: string | null;
  /** A year later, or right after; null if there are no dates to start from. */
  readonly how: 'yearly' | 'following' | null;
  readonly move: NameMove;
}

type PreviousSeason = Pick<Season, 'name' | 'starts_on' | 'ends_on' | 'results_deadline'>;

const DAY_MS = 86_400_000;
const YEAR = 364;
const HALF_YEAR = 182;

/**
 * Moves the dates by a year if the season lasted half a year or ended that long ago; otherwise it
 * follows directly. Weekdays stay the same. `today` is in the club's time zone.
 */
export function proposeNextSeason(
  source: PreviousSeason,
  today: string,
  language: Language,
): SeasonProposal {
  const { starts_on: start, ends_on: end, results_deadline: deadline } = source;
  if (start === null || end === null) {
    return {
      name: makeNextName(source.name, { years: 1 }, language),
      starts_on: null,
      ends_on: null,
      results_deadline: null,
      how: null,
      move: { years: 1 },
    };
  }
  const length = countDaysBetween(start, end);
  const isYearly = length >= HALF_YEAR || countDaysBetween(end, today) >= HALF_YEAR;
  const shift = isYearly ? countYearsUntil(start, today) * YEAR : Math.ceil((length + 1) / 7) * 7;
  const startsOn = addDays(start, shift);
  const years = Number(startsOn.slice(0, 4)) - Number(start.slice(0, 4));
  const endsOn = addDays(end, shift);
  const move: NameMove = isYearly
    ? { years: Math.max(1, years) }
    : { after: start, starts_on: startsOn, ends_on: endsOn };
  const name = makeNextName(source.name, move, language);
  return {
    name: name === source.name && !isYearly ? incrementNumber(name) : name,
    starts_on: startsOn,
    ends_on: endsOn,
    results_deadline: deadline === null ? null : addDays(deadline, shift),
    how: isYearly ? 'yearly' : 'following',
    move,
  };
}

/** The number of years to move the season by, so that it does not start in the past. */
function countYearsUntil(start: string, today: string): number {
  return Math.max(1, Math.ceil(countDaysBetween(start, today) / YEAR));
}

function countDaysBetween(one: string, other: string): number {
  return Math.round((toNoon(other) - toNoon(one)) / DAY_MS);
}

function addDays(day: string, days: number): string {
  return new Date(toNoon(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function toNoon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
