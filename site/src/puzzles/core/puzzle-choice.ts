import type { Side } from '@sealed-move/client/rules';
import { chanceOf, type Score } from '../../engine/core/score.ts';

/** By how much the best move has to be better than the next best one. */
const MIN_GAP = 0.2;
/** Whoever solves it is to be no worse than this afterwards: nobody looks for the best way to lose. */
const MIN_BEST = -0.1;
/** Above this it was won before, and everything wins. */
const MAX_BEFORE = 0.7;
const ROUNDING = 1e-9;

/** The two best moves of a position, as White sees them; null: there is one move only. */
export interface Alternatives {
  readonly best: Score;
  readonly second: Score | null;
}

/** Whether one move is clearly the best; not where there is no other to choose (PUZ-1). */
export function hasOneAnswer(solver: Side, { best, second }: Alternatives): boolean {
  if (second === null) return false;
  return chanceOf(solver, best) - chanceOf(solver, second) + ROUNDING >= MIN_GAP;
}

/** Whether a position after a mistake makes a puzzle. @param before the mistake (PUZ-1) */
export function isPuzzle(solver: Side, before: Score, answers: Alternatives): boolean {
  const isOpen = chanceOf(solver, before) - ROUNDING <= MAX_BEFORE;
  const isWorthIt = chanceOf(solver, answers.best) + ROUNDING >= MIN_BEST;
  return isOpen && isWorthIt && hasOneAnswer(solver, answers);
}
