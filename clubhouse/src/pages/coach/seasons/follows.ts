import type { Season } from '../../../api/seasons.ts';

/** The facts that decide the effect of a new deadline for results. */
export interface SeasonStanding {
  readonly state: Season['state'];
  /** Days in the club's time zone; null for no deadline. */
  readonly before: string | null;
  readonly after: string | null;
  /** Today in the club's time zone. */
  readonly today: string;
  /** In active competitions: matches without a result, and the entries that have to play them. */
  readonly open: number;
  readonly reported: number;
  readonly disputed: number;
  readonly entries: number;
  /** The number of their members who already got the reminder one week before the deadline. */
  readonly hadLetter: number;
  /** Names of the drafts that follow the season's competitions. */
  readonly drafts: readonly string[];
}

/** A consequence of a new deadline for results (SEAS-3). */
export type Consequence =
  | { readonly what: 'more_time' | 'less_time'; readonly days: number }
  | { readonly what: 'reopened' | 'provisional' | 'late' | 'no_limit' }
  | { readonly what: 'letters'; readonly day: string }
  | { readonly what: 'letters_now' | 'letters_sent' | 'letters_none' }
  | { readonly what: 'drafts'; readonly day: string | null };

const WEEK = 7;
const DAY_MS = 86_400_000;

/** The consequences of moving the deadline for results, most urgent first; pure. */
export function listConsequences(standing: SeasonStanding): Consequence[] {
  const { state, before, after } = standing;
  if (before === after || state === 'complete' || state === 'archived') return [];
  const found: Consequence[] = state === 'active' ? listRunningConsequences(standing) : [];
  if (standing.drafts.length > 0) found.push({ what: 'drafts', day: after });
  return found;
}

function listRunningConsequences(standing: SeasonStanding): Consequence[] {
  const { before, after, today, open, reported, disputed } = standing;
  const left = open + reported + disputed;
  if (left === 0) return [];
  const wasOver = before !== null && before < today;
  if (after !== null && after < today) {
    return wasOver ? [] : [{ what: 'late' }, { what: 'letters_none' }];
  }
  const found: Consequence[] = wasOver ? [{ what: 'reopened' }, { what: 'provisional' }] : [];
  if (after === null) return [...found, { what: 'no_limit' }];
  // Only future days count, because past ones cannot be added.
  const since = before === null ? null : wasOver ? subtractDays(today, 1) : before;
  if (since !== null) {
    const days = countDaysBetween(since, after);
    found.push({ what: days > 0 ? 'more_time' : 'less_time', days: Math.abs(days) });
  }
  return [...found, ...listLetterConsequences(standing, after)];
}

function listLetterConsequences(
  { today, hadLetter }: SeasonStanding,
  after: string,
): Consequence[] {
  const day = subtractDays(after, WEEK);
  return [
    day > today ? { what: 'letters', day } : { what: 'letters_now' },
    ...(hadLetter > 0 ? [{ what: 'letters_sent' } as const] : []),
  ];
}

function countDaysBetween(one: string, other: string): number {
  return Math.round((toNoon(other) - toNoon(one)) / DAY_MS);
}

function subtractDays(day: string, count: number): string {
  return new Date(toNoon(day) - count * DAY_MS).toISOString().slice(0, 10);
}

function toNoon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
