import type { Season } from '../../../api/seasons.ts';

/** The facts that decide the effect of a new deadline for results. */
export interface Standing {
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
export function consequences(standing: Standing): Consequence[] {
  const { state, before, after } = standing;
  if (before === after || state === 'complete' || state === 'archived') return [];
  const found: Consequence[] = state === 'active' ? ofRunning(standing) : [];
  if (standing.drafts.length > 0) found.push({ what: 'drafts', day: after });
  return found;
}

function ofRunning(standing: Standing): Consequence[] {
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
  const since = before === null ? null : wasOver ? daysBefore(today, 1) : before;
  if (since !== null) {
    const days = daysBetween(since, after);
    found.push({ what: days > 0 ? 'more_time' : 'less_time', days: Math.abs(days) });
  }
  return [...found, ...ofLetters(standing, after)];
}

function ofLetters({ today, hadLetter }: Standing, after: string): Consequence[] {
  const day = daysBefore(after, WEEK);
  return [
    day > today ? { what: 'letters', day } : { what: 'letters_now' },
    ...(hadLetter > 0 ? [{ what: 'letters_sent' } as const] : []),
  ];
}

function daysBetween(one: string, other: string): number {
  return Math.round((noon(other) - noon(one)) / DAY_MS);
}

function daysBefore(day: string, count: number): string {
  return new Date(noon(day) - count * DAY_MS).toISOString().slice(0, 10);
}

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
