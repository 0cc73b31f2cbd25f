import type { Id } from '../../shared/ids.ts';
import type { DivisionMove, Movement } from './movement.ts';

/** The lines of a division: up, down, or both at once. */
export const TIES = ['promotion', 'relegation', 'both'] as const;
export type Tie = (typeof TIES)[number];

/** Finds lines where only the name decides who moves (TIE-4). @param tiers ranked from the top */
export function findTiesAcrossLines(
  tiers: readonly (readonly Id<'entry'>[])[],
  moves: ReadonlyMap<Id<'entry'>, DivisionMove>,
): Map<Id<'entry'>, Tie> {
  const ties = new Map<Id<'entry'>, Tie>();
  for (const tier of tiers) {
    const isSplit = (way: Movement) =>
      tier.some((id) => moves.get(id)?.way === way) &&
      tier.some((id) => moves.get(id)?.way !== way);
    const tie = makeTie(isSplit('promotion'), isSplit('relegation'));
    if (tie !== null) for (const id of tier) ties.set(id, tie);
  }
  return ties;
}

function makeTie(isUp: boolean, isDown: boolean): Tie | null {
  if (isUp && isDown) return 'both';
  if (isUp) return 'promotion';
  return isDown ? 'relegation' : null;
}
