import type { Timestamp } from '../../shared/dates.ts';
import type { Side } from '../../shared/score.ts';

/** How often a side can change its report of a match per hour (RES-13). */
export const MAX_AMENDMENTS = 20;
const WINDOW_MS = 3_600_000;

interface Submission {
  /** Null: the coach's. */
  readonly side: Side | null;
  readonly submitted_at: Timestamp;
}

/** @param claims all, oldest first @returns seconds until the next is allowed; null if it is now */
export function computeAmendmentWait(
  claims: readonly Submission[],
  side: Side,
  now: Timestamp,
): number | null {
  // The first is the report itself.
  const amendments = claims.filter((claim) => claim.side === side).slice(1);
  const oldest = amendments.at(-MAX_AMENDMENTS);
  if (oldest === undefined) return null;
  const waitMs = Date.parse(oldest.submitted_at) + WINDOW_MS - Date.parse(now);
  return waitMs <= 0 ? null : Math.ceil(waitMs / 1000);
}
