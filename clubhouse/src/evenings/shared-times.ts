import { randomInt } from 'node:crypto';
import type { Api } from '../api/client.ts';
import { listInstants, toWallTime } from '../arrange/club-time.ts';
import type { ArrangeContext } from '../arrange/context.ts';
import type { Dates } from '../messages/dates.ts';
import { isStorageFailure } from '../store/storage-failure.ts';
import type { Store } from '../store/store.ts';
import {
  type DayPart,
  dayOf,
  findSharedParts,
  listParts,
  namePlayers,
  type PartLetter,
} from './core/parts.ts';

/** The time proposed for a part of a day. */
const TIMES: Readonly<Record<PartLetter, string>> = { m: '10:00', d: '14:00', e: '18:30' };

/** Whether the club offers free evenings (EVE-2). */
export function hasEvenings({ progress }: Pick<Store, 'progress'>): boolean {
  return progress.of('evenings') !== 'off';
}

type SharedMatch = Pick<Api<'PlayerMatch'>, 'id' | 'sides' | 'results_deadline'>;

/**
 * The times that all players of each match have free, in epoch milliseconds, at most three, earliest
 * first (EVE-5).
 * They are drawn once a day, when first asked for, and stay the same until midnight (EVE-6).
 * @returns no matches if this member has saved no times
 */
export function findSharedTimes(
  matches: readonly SharedMatch[],
  memberId: string,
  { store, dates, now }: Pick<ArrangeContext, 'store' | 'dates' | 'now'>,
): ReadonlyMap<string, readonly number[]> {
  const { evenings } = store;
  const today = dates.today(now);
  if (!hasEvenings(store) || evenings.of(memberId, today).size === 0) return new Map();
  const instants = new Map(listParts(today).map((part) => [part, toInstant(part, dates) ?? 0]));
  const drawn = new Map<string, readonly DayPart[]>();
  const found = matches.map(({ id, sides, results_deadline: deadline }) => {
    const players = sides.flatMap(({ members }) => members.map((one) => one.id));
    const answers = players.map((one) => evenings.of(one, today));
    if (answers.some(({ size }) => size === 0)) return [id, []] as const;
    const isPossible = (part: DayPart) =>
      (deadline === null || dayOf(part) <= deadline) && (instants.get(part) ?? 0) > now;
    const key = namePlayers(players);
    let parts = evenings.sharedBy(key, today) ?? drawn.get(key);
    if (parts === undefined) {
      const free = answers.map((days) => [...days.values()].flat().filter(isPossible));
      parts = findSharedParts(free, drawLot);
      drawn.set(key, parts);
    }
    const times = parts.filter(isPossible).map((part) => instants.get(part) ?? 0);
    return [id, times.toSorted((one, other) => one - other)] as const;
  });
  try {
    if (drawn.size > 0)
      store.together(() => drawn.forEach((parts, key) => evenings.share(key, today, parts)));
  } catch (error) {
    // What cannot be frozen is not shown.
    if (isStorageFailure(error)) return new Map(matches.map(({ id }) => [id, []]));
    throw error;
  }
  return new Map<string, readonly number[]>(found);
}

export function drawLot(): number {
  return randomInt(2 ** 47);
}

/** Undefined if clocks skip the time on that day. */
export function toInstant(part: DayPart, { zone }: Pick<Dates, 'zone'>): number | undefined {
  return listInstants(zone, dayOf(part), TIMES[part.slice(-1) as PartLetter])[0];
}

/** The part of the day in which a time lies. */
export function toPart(instant: number, { zone }: Pick<Dates, 'zone'>): DayPart {
  const { date, time } = toWallTime(zone, instant);
  return `${date}${time < '12:00' ? 'm' : time < '17:00' ? 'd' : 'e'}`;
}
