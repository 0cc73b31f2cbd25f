import type { Side } from '@sealed-move/client/rules';
import { computeSideChance, type Score } from '../../engine/core/score.ts';

/** The minimum lead of the best move over the next best. */
const MIN_GAP = 0.2;
/** The solver must not be worse than this afterwards: nobody looks for the best way to lose. */
const MIN_BEST = -0.1;
/** Above this chance, the game was already won, and nearly every move wins. */
const MAX_BEFORE = 0.7;
const ROUNDING = 1e-9;

/** The two best moves of a position, from White's view; null if there is only one move. */
export interface Alternatives {
  readonly best: Score;
  readonly second: Score | null;
}

/** Whether one move is clearly the best; false if there is no other (PUZ-1). */
export function hasOneAnswer(solver: Side, { best, second }: Alternatives): boolean {
  if (second === null) return false;
  return computeSideChance(solver, best) - computeSideChance(solver, second) + ROUNDING >= MIN_GAP;
}

/** Whether a position after a mistake makes a puzzle (PUZ-1); `before` is the score before it. */
export function isPuzzle(solver: Side, before: Score, answers: Alternatives): boolean {
  const isOpen = computeSideChance(solver, before) - ROUNDING <= MAX_BEFORE;
  const isWorthIt = computeSideChance(solver, answers.best) + ROUNDING >= MIN_BEST;
  return isOpen && isWorthIt && hasOneAnswer(solver, answers);
}
