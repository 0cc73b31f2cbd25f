import type { Side } from '@sealed-move/client/rules';
import { computeSideChance, type Score } from './score.ts';

/** The usual marks for a move that is not the best, as PGN's numeric codes. */
export type Judgement = '$2' | '$4' | '$6';

/** The loss in winning chances for each mark, worst first (ENG-8). */
const LOSSES: readonly (readonly [loss: number, judgement: Judgement])[] = [
  [0.3, '$4'],
  [0.2, '$2'],
  [0.1, '$6'],
];
/** A margin above the error of floating-point arithmetic. */
const ROUNDING = 1e-9;

/** How much a move lowers its side's chances; `before` and `after` are from White's view. */
export function measureLoss(side: Side, before: Score, after: Score): number {
  return computeSideChance(side, before) - computeSideChance(side, after);
}

/** `??`, `?` or `?!` for a move; null if there is none. */
export function judgeMove(side: Side, before: Score, after: Score): Judgement | null {
  const lost = measureLoss(side, before, after) + ROUNDING;
  return LOSSES.find(([loss]) => lost >= loss)?.[1] ?? null;
}

/** Whether a move is bad enough to become a puzzle for the opponent (PUZ-1). */
export function isMistake(judgement: Judgement | null): boolean {
  return judgement === '$2' || judgement === '$4';
}
