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
