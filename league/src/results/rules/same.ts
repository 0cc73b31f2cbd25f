import type { ClaimedResult } from './claim.ts';

/** Whether two claimed results are identical, including tiebreak points. */
export function isSameResult(one: ClaimedResult, other: ClaimedResult): boolean {
  return (
    one.outcome === other.outcome &&
    one.retiredSide === other.retiredSide &&
    serialiseSets(one) === serialiseSets(other)
  );
}

function serialiseSets({ score }: ClaimedResult): string {
  return JSON.stringify(
    score?.sets.map(({ games, tiebreak }) => [games, tiebreak ?? null]) ?? null,
  );
}
