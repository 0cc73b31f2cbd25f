import type { Statement } from './claim.ts';

/** Whether two statements are one and the same, tiebreak points and all. */
export function sameStatement(one: Statement, other: Statement): boolean {
  return (
    one.outcome === other.outcome &&
    one.retiredSide === other.retiredSide &&
    setsText(one) === setsText(other)
  );
}

function setsText({ score }: Statement): string {
  return JSON.stringify(
    score?.sets.map(({ games, tiebreak }) => [games, tiebreak ?? null]) ?? null,
  );
}
