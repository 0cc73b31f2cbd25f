import type { Snapshot } from '../db/database.ts';
import type { KeyCaller } from '../http/caller.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { SubjectType } from '../shared/event-kinds.ts';
import { type Id, isId } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type Names, resolveNames } from './names.ts';
import type { Event, EventPage, EventQuery } from './schema.ts';
import { type EventRow, readEvents } from './store.ts';

/** A page of the feed (EVT-1, EVT-2, EVT-3). */
export async function eventPage(
  db: Snapshot,
  caller: KeyCaller,
  wanted: EventQuery,
): Promise<EventPage | Refusal<'invalid_request'>> {
  const after = wanted.after === undefined ? null : decodeCursor(wanted.after);
  if (wanted.after !== undefined && after === null) {
    const error = { pointer: 'query/after', message: 'is no cursor of this feed' };
    return refuse('invalid_request', undefined, [error]);
  }
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const newestFirst = wanted.order === 'newest';
  const rows = await readEvents(db, {
    after,
    limit: limit + 1,
    newestFirst,
    matchId: wanted.match_id,
  });
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const end = shown.at(-1)?.position ?? after ?? 0;
  return {
    data: await showEvents(db, caller, shown),
    next_cursor: newestFirst && !hasMore ? null : encodeCursor(end),
    has_more: hasMore,
  };
}

/** What is called by its members' names: an entry, also one with a team name, and a match. */
const MADE_OF_MEMBERS: ReadonlySet<SubjectType> = new Set(['member', 'entry', 'match']);

async function showEvents(
  db: Snapshot,
  caller: KeyCaller,
  rows: readonly EventRow[],
): Promise<Event[]> {
  const events = rows.map((row) => ({ row, data: readData(row) }));
  const wanted = new Map<SubjectType, Set<Id<never>>>();
  const namesMembers = caller.scopes.includes('members:read');
  const want = (type: SubjectType, id: unknown) => {
    if (!isId(id) || (!namesMembers && MADE_OF_MEMBERS.has(type))) return;
    const ids = wanted.get(type) ?? new Set();
    wanted.set(type, ids.add(id));
  };
  for (const { row, data } of events) {
    want('api_key', row.actor_id);
    want(row.subject_type as SubjectType, row.subject_id);
    want('competition', data['competition_id']);
    for (const id of [row.actor_member_id, data['member_id'], data['partner_id']])
      want('member', id);
  }
  const names = await resolveNames(db, wanted);
  return events.map(({ row, data }) => showEvent(row, data, names));
}

type Data = Record<string, unknown>;

function readData(row: EventRow): Data {
  return JSON.parse(row.data) as Data;
}

function showEvent(row: EventRow, data: Data, names: Names): Event {
  const subjectType = row.subject_type as SubjectType;
  const ofMember = subjectType === 'session' || subjectType === 'login_link';
  const { competition_id: competitionId, partner_id: partnerId, member_id: memberId } = data;
  return {
    id: row.id,
    cursor: encodeCursor(row.position),
    kind: row.kind as Event['kind'],
    occurred_at: row.occurred_at,
    actor: { type: row.actor_type, id: row.actor_id },
    actor_name: names.get('api_key', row.actor_id) ?? names.get('member', row.actor_member_id),
    subject: { type: subjectType, id: row.subject_id },
    subject_name: ofMember ? names.get('member', memberId) : names.get(subjectType, row.subject_id),
    match_id: row.match_id,
    data,
    ...(competitionId === undefined
      ? {}
      : { competition_name: names.get('competition', competitionId) }),
    ...(partnerId === undefined ? {} : { partner_name: names.get('member', partnerId) }),
  };
}
