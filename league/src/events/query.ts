import type { Snapshot } from '../db/database.ts';
import type { KeyCaller } from '../http/caller.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { SubjectType } from '../shared/events/event-kinds.ts';
import { endOfDay, startOfDay } from '../shared/dates.ts';
import { type Id, isId } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type Names, resolveNames } from './names.ts';
import type { Event, EventPage, EventQuery } from './schema.ts';
import { endOfFeed, type EventRow, readEvents } from './store.ts';
import { type EventTold, readTold } from './told.ts';

/** The place of a cursor that stands for the end of the feed (EVT-9). */
const NOW = 'now';

/** A page of the feed (EVT-1, EVT-2, EVT-3, EVT-9, EVT-10, EVT-12). */
export async function eventPage(
  db: Snapshot,
  caller: KeyCaller,
  wanted: EventQuery,
): Promise<EventPage | Refusal<'invalid_request'>> {
  const newestFirst = wanted.order === 'newest';
  const isNow = wanted.after === NOW;
  if (isNow && !newestFirst) {
    return { data: [], next_cursor: encodeCursor(await endOfFeed(db)), has_more: false };
  }
  // Backwards from now is backwards from the end.
  const after = wanted.after === undefined || isNow ? null : decodeCursor(wanted.after);
  if (wanted.after !== undefined && !isNow && after === null) {
    const error = { pointer: 'query/after', message: 'is no cursor of this feed' };
    return refuse('invalid_request', undefined, [error]);
  }
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const rows = await readEvents(db, {
    after,
    limit: limit + 1,
    newestFirst,
    matchId: wanted.match_id,
    kinds: wanted.kind,
    subject: wanted.subject,
    member: wanted.member,
    competition: wanted.competition,
    actor: wanted.actor,
    ...daysOf(wanted, caller.club.timezone),
  });
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  // At the end all has been looked at, also what a filter left out: it is not looked at again.
  const isAtEnd = !newestFirst && !hasMore;
  const end = isAtEnd ? Math.max(await endOfFeed(db), after ?? 0) : (shown.at(-1)?.position ?? 0);
  return {
    data: await showEvents(db, caller, shown),
    next_cursor: newestFirst && !hasMore ? null : encodeCursor(end),
    has_more: hasMore,
  };
}

/** The instants between which the days of a query lie, in the club's zone (EVT-12). */
function daysOf({ from, to }: EventQuery, zone: string) {
  return {
    since: from === undefined ? undefined : startOfDay(from, zone),
    before: to === undefined ? undefined : endOfDay(to, zone),
  };
}

/** What is called by its members' names: an entry, also one with a team name, and a match. */
const MADE_OF_MEMBERS: ReadonlySet<SubjectType> = new Set(['member', 'entry', 'match']);

async function showEvents(
  db: Snapshot,
  caller: KeyCaller,
  rows: readonly EventRow[],
): Promise<Event[]> {
  const events = rows.map((row) => ({ row, told: readTold(row) }));
  const wanted = new Map<SubjectType, Set<Id<never>>>();
  const namesMembers = caller.scopes.includes('members:read');
  const want = (type: SubjectType, id: unknown) => {
    if (!isId(id) || (!namesMembers && MADE_OF_MEMBERS.has(type))) return;
    const ids = wanted.get(type) ?? new Set();
    wanted.set(type, ids.add(id));
  };
  for (const { row, told } of events) {
    const named = namedIn(told);
    want('api_key', row.actor_id);
    want(told.subject.type, told.subject.id);
    want('competition', named.competition_id);
    for (const id of [row.actor_member_id, named.member_id, named.partner_id]) want('member', id);
  }
  const names = await resolveNames(db, wanted);
  return events.map(({ row, told }) => showEvent(row, told, names));
}

/** What the data names beside the subject, in whatever kind. */
function namedIn({ data }: EventTold) {
  return { competition_id: undefined, partner_id: undefined, member_id: undefined, ...data };
}

function showEvent(row: EventRow, told: EventTold, names: Names): Event {
  const { type, id } = told.subject;
  const {
    competition_id: competitionId,
    partner_id: partnerId,
    member_id: memberId,
  } = namedIn(told);
  return {
    ...told,
    id: row.id,
    cursor: encodeCursor(row.position),
    occurred_at: row.occurred_at,
    actor: { type: row.actor_type, id: row.actor_id },
    actor_name: names.get('api_key', row.actor_id) ?? names.get('member', row.actor_member_id),
    actor_member_id: row.actor_member_id,
    subject_name: type === 'session' ? names.get('member', memberId) : names.get(type, id),
    match_id: row.match_id,
    ...(competitionId === undefined
      ? {}
      : { competition_name: names.get('competition', competitionId) }),
    ...(partnerId === undefined ? {} : { partner_name: names.get('member', partnerId) }),
  };
}
