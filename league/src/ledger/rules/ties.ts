import type { Id } from '../../shared/ids.ts';
import type { Movement } from './movement.ts';

/** The lines of a division, up and down, and both at once. */
export const TIES = ['promotion', 'relegation', 'both'] as const;
export type Tie = (typeof TIES)[number];

/**
 * Who is level with others across a line, so that nothing but the name decides who moves (TIE-4).
 *
 * @param tiers the ranked from the top, those together whom nothing separates
 */
export function tiesAcross(
  tiers: readonly (readonly Id<'entry'>[])[],
  moving: ReadonlyMap<Id<'entry'>, Movement>,
): Map<Id<'entry'>, Tie> {
  const ties = new Map<Id<'entry'>, Tie>();
  for (const tier of tiers) {
    const isSplit = (way: Movement) =>
      tier.some((id) => moving.get(id) === way) && tier.some((id) => moving.get(id) !== way);
    const tie = tieOf(isSplit('promotion'), isSplit('relegation'));
    if (tie !== null) for (const id of tier) ties.set(id, tie);
  }
  return ties;
}

function tieOf(isUp: boolean, isDown: boolean): Tie | null {
  if (isUp && isDown) return 'both';
  if (isUp) return 'promotion';
  return isDown ? 'relegation' : null;
}
