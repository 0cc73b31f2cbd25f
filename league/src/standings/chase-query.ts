import type { Competition } from '../competitions/schema.ts';
import { competitionsOfSeason } from '../competitions/store.ts';
import type { Snapshot } from '../db/database.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { Reader } from '../http/route.ts';
import { isReportingClosed } from '../seasons/rules/deadline.ts';
import type { Season } from '../seasons/schema.ts';
import { activeSeasons } from '../seasons/store.ts';
import { dateIn, daysBetween, endOfDay } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { decodeChaseCursor, encodeChaseCursor } from './chase-cursor.ts';
import { type ChaseScene, type ChaseScenes, rowsAt } from './chase-rows.ts';
import { lookAtDivisions } from './chase-divisions.ts';
import type { ChaseList, ChaseQuery } from './chase-schema.ts';
import type { ChasedList } from './chased-rows.ts';
import { MostUrgent } from './most-urgent.ts';

/** Who reads the list. */
interface ChaseReader {
  /** Of the club. */
  readonly timezone: string;
  readonly seesPersonalData: boolean;
}

/**
 * A page of the members with matches outstanding in the seasons that run, those with the fewest
 * days left first (CHA-1, CHA-4). A member on a break, or who has left, is not chased; nor is
 * anybody over a match against an entry whose members are all away (CHA-3).
 */
export async function chaseList(
  reader: Reader,
  { timezone, seesPersonalData }: ChaseReader,
  wanted: ChaseQuery,
): Promise<ChaseList | Refusal<'invalid_request'>> {
  const after = wanted.after === undefined ? undefined : decodeChaseCursor(wanted.after);
  if (after === null) {
    const error = { pointer: 'query/after', message: 'is no cursor of this list' };
    return refuse('invalid_request', undefined, [error]);
  }
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const page = new MostUrgent(limit + 1, after);
  const scenes = await addEveryPlace(reader, timezone, wanted, page);
  const found = page.places();
  const places = found.slice(0, limit);
  const last = found.length > limit ? places.at(-1) : undefined;
  return {
    data: await rowsAt(reader, { places, scenes, withContacts: seesPersonalData }),
    next_cursor: last ? encodeChaseCursor(last) : null,
    total: page.total,
  };
}

/** In their order, which is total: what stands before a place and what after is always known. */
async function addEveryPlace(
  reader: Reader,
  timezone: string,
  wanted: ChaseQuery,
  page: MostUrgent,
): Promise<ChaseScenes> {
  const { db, now, until } = reader;
  const scenes = new Map<Id<'competition'>, ChaseScene>();
  const today = dateIn(timezone, now);
  // Then another day is left, or none: deadlines end with a day too.
  until(endOfDay(today, timezone));
  for (const season of await activeSeasons(db)) {
    const deadline = season.results_deadline;
    const daysLeft = deadline === null ? null : daysBetween(today, deadline);
    if (wanted.season !== undefined && wanted.season !== season.id) continue;
    if (isReportingClosed(season.results_close_at, now)) continue;
    if (!isWithin(daysLeft, wanted.within_days)) continue;
    const competitions = await competitionsToLookAt(db, season, wanted);
    for (const competition of competitions) {
      scenes.set(competition.id, { season, daysLeft, competition });
    }
    await lookAtDivisions(reader, competitions, wanted, (division, chased) => {
      page.add(deadline, division, wantedOf(chased, wanted));
    });
  }
  return scenes;
}

/** Those in which somebody may be chased now. */
export async function competitionsChased({ db, now }: Reader): Promise<Competition[]> {
  const competitions: Competition[] = [];
  for (const season of await activeSeasons(db)) {
    if (isReportingClosed(season.results_close_at, now)) continue;
    competitions.push(...(await competitionsToLookAt(db, season, {})));
  }
  return competitions;
}

async function competitionsToLookAt(
  db: Snapshot,
  season: Season,
  { competition }: ChaseQuery,
): Promise<Competition[]> {
  const all = await competitionsOfSeason(db, season.id);
  return all.filter(({ id, state }) => state === 'active' && (competition ?? id) === id);
}

function wantedOf(chased: ChasedList, { member, short_by: least = 0 }: ChaseQuery): ChasedList {
  if (member === undefined && least === 0) return chased;
  return [...chased].filter(
    // Not taken apart: the id of each would be read.
    (one) => one.shortBy >= least && (member === undefined || member.includes(one.memberId)),
  );
}

function isWithin(daysLeft: number | null, within: number | undefined): boolean {
  return within === undefined || (daysLeft !== null && daysLeft <= within);
}
