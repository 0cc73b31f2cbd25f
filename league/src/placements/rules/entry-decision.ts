import type { Id } from '../../shared/ids.ts';
import type { Exclusion } from './absence.ts';
import type { FinishedEntry } from './plan-types.ts';

/** An entry with where it was and what becomes of it. */
export interface EntryDecision {
  readonly entry: FinishedEntry;
  /** The previous division, counted from 0 at the top. */
  readonly division: number;
  /** Null: it is carried over. */
  readonly absence: Exclusion | null;
}

/** What becomes of the entry that a member plays in: of several, one that has not withdrawn. */
export function ownDecision(
  decisions: readonly EntryDecision[],
  memberId: Id<'member'>,
): EntryDecision | undefined {
  const own = decisions.filter(({ entry }) => entry.players.some(({ id }) => id === memberId));
  return own.find(({ entry }) => !entry.withdrawn) ?? own[0];
}
