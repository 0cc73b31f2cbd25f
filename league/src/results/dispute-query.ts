import type { Snapshot } from '../db/database.ts';
import { disputedMatches, disputeEvents } from './dispute-store.ts';
import type { DisputesOfMember } from './dispute-schema.ts';
import { disputeEnd, endingFor } from './rules/dispute.ts';

/** Who has been on a side of a disputed match, and how each dispute ended (DIS-1). */
export async function disputeHistory(db: Snapshot): Promise<DisputesOfMember[]> {
  const events = await disputeEvents(db);
  const history = new Map<string, DisputesOfMember>();
  for (const match of await disputedMatches(db)) {
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
  return [...history.values()].toSorted((one, other) => other.matches.length - one.matches.length);
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
