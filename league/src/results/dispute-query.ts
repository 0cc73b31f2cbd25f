import type { Snapshot } from '../db/database.ts';
import { batches } from '../db/batches.ts';
import { letOthersIn } from '../http/let-others-in.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { decodeDisputeCursor, encodeDisputeCursor, isBehind } from './dispute-cursor.ts';
import type { DisputeHistory, DisputeQuery, DisputesOfMember } from './dispute-schema.ts';
import { disputedMatches, disputeEvents, sidesOf } from './dispute-store.ts';
import { disputeEnd, endingFor } from './rules/dispute.ts';

/** So many matches are looked at before others are let in (SRV-13). */
const AT_ONCE = 64;

/** A page of who has been on a side of a disputed match, and how each dispute ended (DIS-1, DIS-3). */
export async function disputeHistory(
  db: Snapshot,
  { limit = DEFAULT_LIMIT, after: cursor }: DisputeQuery,
): Promise<DisputeHistory | Refusal<'invalid_request'>> {
  const after = cursor === undefined ? undefined : decodeDisputeCursor(cursor);
  if (after === null) {
    const error = { pointer: 'query/after', message: 'is no cursor of this list' };
    return refuse('invalid_request', undefined, [error]);
  }
  const all = [...(await everyMember(db)).values()].toSorted((one, other) =>
    isBehind(placeOf(one), placeOf(other)) ? 1 : -1,
  );
  const rest = after ? all.filter((one) => isBehind(placeOf(one), after)) : all;
  const data = rest.slice(0, limit);
  const last = rest.length > limit ? data.at(-1) : undefined;
  return { data, next_cursor: last ? encodeDisputeCursor(placeOf(last)) : null };
}

function placeOf({ member, matches }: DisputesOfMember) {
  return { disputes: matches.length, memberId: member.id };
}

async function everyMember(db: Snapshot): Promise<Map<Id<'member'>, DisputesOfMember>> {
  const history = new Map<Id<'member'>, DisputesOfMember>();
  for (const ids of batches(await disputedMatches(db), AT_ONCE)) {
    const events = await disputeEvents(db, ids);
    for (const match of await sidesOf(db, ids)) {
      const end = disputeEnd(events.get(match.id) ?? []);
      if (end === null) continue;
      const at = end.by === 'nobody' ? end.since : end.at;
      for (const side of [0, 1] as const) {
        for (const { id, display_name } of match.players[side]) {
          const ofMember = history.get(id) ?? noDisputes({ id, display_name });
          const ended = endingFor(side, end);
          ofMember[ended] += 1;
          ofMember.matches.push({ match_id: match.id, label: match.label, ended, at });
          history.set(id, ofMember);
        }
      }
    }
    await letOthersIn();
  }
  return history;
}

function noDisputes(member: DisputesOfMember['member']): DisputesOfMember {
  return {
    member,
    gave_way: 0,
    other_side_gave_way: 0,
    coach_settled: 0,
    open: 0,
    matches: [],
  };
}
