import { randomInt } from 'node:crypto';
import type { Api } from '../api/client.ts';
import { listInstants } from '../arrange/club-time.ts';
import type { ArrangeContext } from '../arrange/context.ts';
import type { Dates } from '../messages/dates.ts';
import { isStorageFailure } from '../store/storage-failure.ts';
import type { Store } from '../store/store.ts';
import { type DayPart, dayOf, findSharedParts, type PartLetter } from './core/parts.ts';

/** The time proposed for a part of a day. */
const TIMES: Readonly<Record<PartLetter, string>> = { m: '10:00', d: '14:00', e: '18:30' };

/** Whether the club offers free evenings (EVE-2). */
export function hasEvenings({ progress }: Pick<Store, 'progress'>): boolean {
  return progress.of('evenings') !== 'off';
}

/**
 * The times that all players of a match have free, in epoch milliseconds, at most three, earliest
 * first (EVE-5).
 * They are computed once a day, when first asked for, and stay the same until midnight (EVE-6).
 * @returns null if this member has saved no times
 */
export function findSharedTimes(
  { sides, results_deadline: deadline }: Api<'PlayerMatch'>,
  memberId: string,
  { store, dates, now }: Pick<ArrangeContext, 'store' | 'dates' | 'now'>,
): number[] | null {
  const { evenings } = store;
  const today = dates.today(now);
  if (!hasEvenings(store) || evenings.of(memberId, today).size === 0) return null;
  const players = sides.flatMap(({ members }) => members.map(({ id }) => id)).toSorted();
  const isPossible = (part: DayPart) =>
    (deadline === null || dayOf(part) <= deadline) && (toInstant(part, dates) ?? 0) > now;
  const free = players.map((id) => {
    const days = evenings.of(id, today);
    return days.size === 0 ? null : new Set([...days.values()].flat().filter(isPossible));
  });
  if (free.includes(null)) return [];
  const key = players.join(' ');
  let parts = evenings.sharedBy(key, today);
  if (parts === null) {
    parts = findSharedParts(free, () => randomInt(2 ** 47));
    try {
      evenings.share(key, today, parts);
    } catch (error) {
      // What cannot be frozen is not shown.
      if (isStorageFailure(error)) return [];
      throw error;
    }
  }
  const times = parts.filter(isPossible).flatMap((part) => toInstant(part, dates) ?? []);
  return times.toSorted((one, other) => one - other);
}

/** Undefined if clocks skip the time on that day. */
function toInstant(part: DayPart, { zone }: Dates): number | undefined {
  return listInstants(zone, dayOf(part), TIMES[part.slice(-1) as PartLetter])[0];
}
