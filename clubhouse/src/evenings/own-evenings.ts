import { addDays } from '../arrange/club-time.ts';
import type { Evenings } from '../store/evenings.ts';
import { type DayPart, dayOf, listParts } from './core/parts.ts';

export interface OwnEvenings {
  readonly isOff: boolean;
  readonly parts: readonly DayPart[];
  readonly free: ReadonlySet<DayPart>;
  /** The answers after repeating the last ones on days without an answer; null if it adds none. */
  readonly repeated: readonly DayPart[] | null;
}

/** A day without an answer repeats the same weekday a week before, if that is still stored (EVE-4). */
export function readOwnEvenings(evenings: Evenings, memberId: string, today: string): OwnEvenings {
  const parts = listParts(today);
  const days = evenings.of(memberId, today);
  const free = new Set([...days.values()].flat());
  const repeated = parts.filter((part) => {
    const day = dayOf(part);
    const before = addDays(day, -7);
    return free.has(days.has(day) ? part : (`${before}${part.slice(-1)}` as DayPart));
  });
  const isMore = repeated.length > free.size;
  return { isOff: evenings.isOff(memberId), parts, free, repeated: isMore ? repeated : null };
}
