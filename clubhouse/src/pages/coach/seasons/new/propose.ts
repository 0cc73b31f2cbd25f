import type { Season } from '../../../../api/seasons.ts';

/** What is proposed for a season after another (SEAS-8). Days of the club's calendar, or null. */
export interface SeasonProposal {
  readonly name: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly results_deadline: string | null;
  /** A year later, or right after; null: there are no days to go by. */
  readonly how: 'yearly' | 'following' | null;
}

type Source = Pick<Season, 'name' | 'starts_on' | 'ends_on' | 'results_deadline'>;

const DAY_MS = 86_400_000;
const YEAR = 364;
const HALF_YEAR = 182;

/**
 * The days of a year later where a season is as long as half a year, or ended as long ago; else it
 * follows on. Weekdays stay as they are.
 * @param today the day that it is at the club
 */
export function proposeAfter(source: Source, today: string): SeasonProposal {
  const { starts_on: start, ends_on: end, results_deadline: deadline } = source;
  if (start === null || end === null) {
    return {
      name: nextName(source.name, 1, null),
      starts_on: null,
      ends_on: null,
      results_deadline: null,
      how: null,
    };
  }
  const length = daysFrom(start, end);
  const isYearly = length >= HALF_YEAR || daysFrom(end, today) >= HALF_YEAR;
  const shift = isYearly ? yearsUntil(start, today) * YEAR : Math.ceil((length + 1) / 7) * 7;
  const startsOn = later(start, shift);
  const years = Number(startsOn.slice(0, 4)) - Number(start.slice(0, 4));
  return {
    name: nextName(source.name, isYearly ? Math.max(1, years) : years, isYearly ? null : startsOn),
    starts_on: startsOn,
    ends_on: later(end, shift),
    results_deadline: deadline === null ? null : later(deadline, shift),
    how: isYearly ? 'yearly' : 'following',
  };
}

/** So many that it does not begin in the past. */
function yearsUntil(start: string, today: string): number {
  return Math.max(1, Math.ceil(daysFrom(start, today) / YEAR));
}

const SEASONS = [
  ['Winter', 'Spring', 'Summer', 'Autumn'],
  ['Winter', 'Spring', 'Summer', 'Fall'],
  ['Winter', 'Frühjahr', 'Sommer', 'Herbst'],
  ['Winter', 'Frühling', 'Sommer', 'Herbst'],
] as const;

/**
 * `Autumn 2027` after `Autumn 2026`, `2026/27` after `2025/26`, `Round 4` after `Round 3`, and
 * `Winter 2026` after `Autumn 2026` where it follows on.
 * @param startsOn by which the time of year is named anew; null: it stays
 */
export function nextName(name: string, years: number, startsOn: string | null): string {
  const renamed = startsOn === null ? name : withTimeOfYear(name, startsOn);
  const dated = renamed.replaceAll(/\b(20\d\d)(?:([/-])(\d\d))?\b/g, (_, year, slash, short) =>
    slash === undefined
      ? String(Number(year) + years)
      : `${Number(year) + years}${slash}${String((Number(short) + years) % 100).padStart(2, '0')}`,
  );
  if (dated !== name || /\b20\d\d\b/.test(name)) return dated;
  return name.replace(/(?<![/-])\b(\d{1,3})$/, (number) => String(Number(number) + 1));
}

function withTimeOfYear(name: string, day: string): string {
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3);
  const found = SEASONS.find((words) => words.slice(1).some((word) => name.includes(word)));
  const words = found ?? (name.includes('Winter') ? SEASONS[0] : null);
  const old = words?.find((word) => name.includes(word));
  return words === null || old === undefined ? name : name.replace(old, words[quarter] ?? old);
}

function daysFrom(one: string, other: string): number {
  return Math.round((noon(other) - noon(one)) / DAY_MS);
}

function later(day: string, days: number): string {
  return new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
