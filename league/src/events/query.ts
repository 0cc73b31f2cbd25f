import type { Snapshot } from '../db/database.ts';
import type { KeyCaller } from '../http/caller.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { SubjectType } from '../shared/events/event-kinds.ts';
import { endOfDay, startOfDay } from '../shared/dates.ts';
import { type Id, isId } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { isPresent, getCurrentEpoch, findSharedEnd } from './feed-line.ts';
import { type Names, resolveNames } from './names-store.ts';
import type { Event, EventPage, EventQuery } from './schema.ts';
import { type EventRow, readEvents, readFeedLine } from './store.ts';
import { type EventContent, readContent } from './event-content.ts';

/** The place at the end of the feed (EVT-9). */
const NOW = 'now';

const GO_ON =
  'Continue from next_cursor. Events that came after it before the restore are undone unless they appear again.';

type CursorAt = (position: number) => string;

/** Reads a page of the feed (EVT-1, EVT-2, EVT-3, EVT-9, EVT-10, EVT-12, EVT-13). */
export async function readEventPage(
  db: Snapshot,
  caller: KeyCaller,
  wanted: EventQuery,
): Promise<EventPage | Refusal<'invalid_request' | 'feed_restored'>> {
  const newestFirst = wanted.order === 'newest';
  const isNow = wanted.after === NOW;
  const line = await readFeedLine(db);
  const cursorAt = (position: number) =>
    encodeCursor(caller.club.id, { position, epoch: getCurrentEpoch(line) });
  if (isNow && !newestFirst) {
    return { data: [], next_cursor: cursorAt(line.end), has_more: false };
  }
  // Backwards from now is backwards from the end.
  const place =
    wanted.after === undefined || isNow ? null : decodeCursor(caller.club.id, wanted.after);
  if (wanted.after !== undefined && !isNow && place === null) {
    const error = { pointer: 'query/after', message: 'is not a cursor of this feed' };
    return refuse('invalid_request', undefined, [error]);
  }
  if (place !== null && !isPresent(line, place)) {
    const shared = findSharedEnd(line, place);
    const next = newestFirst ? Math.min(place.position, shared + 1) : shared;
    return refuse('feed_restored', GO_ON, undefined, { next_cursor: cursorAt(next) });
  }
  const after = place?.position ?? null;
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
    ...toInstants(wanted, caller.club.timezone),
  });
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const last = shown.at(-1);
  const isAhead = after !== null && after > line.end;
  // At the end everything has been read, including events that a filter left out, so none is read
  // again.
  const atEnd = () => (isAhead ? (wanted.after ?? null) : cursorAt(line.end));
  const whenDone = newestFirst ? null : atEnd();
  return {
    data: await showEvents(db, caller, shown, cursorAt),
    next_cursor: hasMore && last !== undefined ? cursorAt(last.position) : whenDone,
    has_more: hasMore,
  };
}

/** Converts the days of a query into instants, in the club's time zone (EVT-12). */
function toInstants({ from, to }: EventQuery, zone: string) {
  return {
    since: from === undefined ? undefined : startOfDay(from, zone),
    before: to === undefined ? undefined : endOfDay(to, zone),
  };
}

/** Things named after their members: an entry, even with a team name, and a match. */
const MADE_OF_MEMBERS: ReadonlySet<SubjectType> = new Set(['member', 'entry', 'match']);

async function showEvents(
  db: Snapshot,
  caller: KeyCaller,
  rows: readonly EventRow[],
  cursorAt: CursorAt,
): Promise<Event[]> {
  const events = rows.map((row) => ({ row, content: readContent(row) }));
  const wanted = new Map<SubjectType, Set<Id<never>>>();
  const namesMembers = caller.scopes.includes('members:read');
  const want = (type: SubjectType, id: unknown) => {
    if (!isId(id) || (!namesMembers && MADE_OF_MEMBERS.has(type))) return;
    const ids = wanted.get(type) ?? new Set();
    wanted.set(type, ids.add(id));
  };
  for (const { row, content } of events) {
    const named = readMentionedIds(content);
    want('api_key', row.actor_id);
    want(content.subject.type, content.subject.id);
    want('competition', named.competition_id);
    for (const id of [row.actor_member_id, named.member_id, named.partner_id]) want('member', id);
  }
  const names = await resolveNames(db, wanted);
  return events.map(({ row, content }) => showEvent(row, content, names, cursorAt));
}

/** The names that the data mentions besides the subject, for any kind. */
function readMentionedIds({ data }: EventContent) {
  return { competition_id: undefined, partner_id: undefined, member_id: undefined, ...data };
}

function showEvent(row: EventRow, content: EventContent, names: Names, cursorAt: CursorAt): Event {
  const { type, id } = content.subject;
  const {
    competition_id: competitionId,
    partner_id: partnerId,
    member_id: memberId,
  } = readMentionedIds(content);
  return {
    ...content,
    id: row.id,
    cursor: cursorAt(row.position),
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
