import type { Id } from '../../shared/ids.ts';
import type { Exclusion } from './absence.ts';
import type { FinishedEntry } from './plan-types.ts';

export interface EntryDecision {
  readonly entry: FinishedEntry;
  /** The index of the previous division, 0 at the top. */
  readonly division: number;
  /** Null if the entry is carried over. */
  readonly absence: Exclusion | null;
}

/** The decision about a member's entry; of several, one that has not withdrawn. */
export function findOwnDecision(
  decisions: readonly EntryDecision[],
  memberId: Id<'member'>,
): EntryDecision | undefined {
  const own = decisions.filter(({ entry }) => entry.players.some(({ id }) => id === memberId));
  return own.find(({ entry }) => !entry.withdrawn) ?? own[0];
}
