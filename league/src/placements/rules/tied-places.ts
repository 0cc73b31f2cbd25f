import { makeMembersKey } from '../../entries/rules/pair.ts';
import type { Id } from '../../shared/ids.ts';
import type { Plan } from './plan-types.ts';
import { type Draft, mapEntriesByMembers } from './refill.ts';

export interface TiedEntry {
  readonly id: Id<'entry'>;
  /** The name of the division in which the entry was level with others. */
  readonly division: string;
}

/** Finds places that only names decided, unless the coach moved the entry (TIE-6). */
export function findTiedPlaces(plan: Plan, draft: Pick<Draft, 'entries'>): TiedEntry[] {
  const there = mapEntriesByMembers(draft.entries);
  return plan.divisions.flatMap(({ division_id: divisionId, places }) =>
    places.flatMap(({ tie, members, from_division: division }) => {
      const entry = there.get(makeMembersKey(members.map(({ id }) => id)));
      if (tie === null || division === null || divisionId === null) return [];
      if (entry?.divisionId !== divisionId || entry.isWithdrawn) return [];
      return { id: entry.id, division };
    }),
  );
}
