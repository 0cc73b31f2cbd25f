import type { Snapshot } from '../db/database.ts';
import { splitIntoBatches } from '../db/batches.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { decodeDisputeCursor, encodeDisputeCursor } from './dispute-cursor.ts';
import type { DisputeHistory, DisputeQuery, DisputesOfMember } from './dispute-schema.ts';
import {
  findDisputedMatches,
  readDisputeEvents,
  listDisputePlaces,
  type MatchSides,
  findSides,
} from './dispute-store.ts';
import { type DisputeEnd, findDisputeEnd, describeEnding } from './rules/dispute.ts';

/** Matches examined before others get a turn (SRV-13). */
const BATCH_MATCHES = 128;

/** A page of members with disputed matches, and how each dispute ended (DIS-1, DIS-3). */
export async function readDisputeHistory(
  db: Snapshot,
  { limit = DEFAULT_LIMIT, after: cursor }: DisputeQuery,
): Promise<DisputeHistory | Refusal<'invalid_request'>> {
  const after = cursor === undefined ? undefined : decodeDisputeCursor(cursor);
  if (after === null) {
    const error = { pointer: 'query/after', message: 'is not a cursor of this list' };
    return refuse('invalid_request', undefined, [error]);
  }
  const places = await listDisputePlaces(db, { after, limit: limit + 1 });
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  const history = await readHistory(
    db,
    page.map((place) => place.id),
  );
  const data = page.map(({ id }) => getOrThrow(history, id));
  return { data, next_cursor: last ? encodeDisputeCursor(last) : null };
}

type DisputesByMember = Map<Id<'member'>, DisputesOfMember>;

/** The disputes of these members, including opponents, limited to shared matches. */
async function readHistory(
  db: Snapshot,
  memberIds: readonly Id<'member'>[],
): Promise<DisputesByMember> {
  const history: DisputesByMember = new Map();
  for (const some of splitIntoBatches(await findDisputedMatches(db, memberIds), BATCH_MATCHES)) {
    const [events, matches] = await Promise.all([readDisputeEvents(db, some), findSides(db, some)]);
    for (const match of matches) {
      const end = findDisputeEnd(events.get(match.id) ?? []);
      if (end) addDispute(history, match, end);
    }
    await yieldToEventLoop();
  }
  return history;
}

function addDispute(
  history: DisputesByMember,
  { id, label, players }: MatchSides,
  end: DisputeEnd,
): void {
  const at = end.by === 'nobody' ? end.since : end.at;
  for (const side of [0, 1] as const) {
    const ended = describeEnding(side, end);
    for (const player of players[side]) {
      const ofMember = history.get(player.id) ?? makeEmptyDisputes(player);
      ofMember[ended] += 1;
      ofMember.matches.push({ match_id: id, label, ended, at });
      history.set(player.id, ofMember);
    }
  }
}

function makeEmptyDisputes({ id, display_name }: DisputesOfMember['member']): DisputesOfMember {
  return {
    member: { id, display_name },
    gave_way: 0,
    other_side_gave_way: 0,
    coach_settled: 0,
    open: 0,
    matches: [],
  };
}
