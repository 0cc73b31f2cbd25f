import type { Score } from '../games/core/earlier-game.ts';
import type { Mark } from '../components/marked-seal.tsx';

const HALVES: Readonly<Record<Mark, number>> = { '1': 2, '½': 1, '0': 0 };

/**
 * @param before the score so far; null if unknown
 * @param mark the last game's result; null if it was called off
 */
export function addToScore(before: Score | null, mark: Mark | null): Score | null {
  if (before === null || mark === null) return before;
  const mine = HALVES[mark];
  return { mine: before.mine + mine, theirs: before.theirs + 2 - mine };
}
