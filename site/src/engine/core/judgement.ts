import type { Side } from '@sealed-move/client/rules';
import { chanceOf, type Score } from './score.ts';

/** What books write beside a move that is not the best, by the numbers that PGN has for it. */
export type Judgement = '$2' | '$4' | '$6';

/** By how much a move lowers its own side's chances, the worst first (ENG-8). */
const LOSSES: readonly (readonly [loss: number, judgement: Judgement])[] = [
  [0.3, '$4'],
  [0.2, '$2'],
  [0.1, '$6'],
];
/** Beneath what arithmetic with fractions is sure of. */
const ROUNDING = 1e-9;

/** By how much a move lowers the chances of its side. @param before and after it, as White sees it */
export function lossOf(side: Side, before: Score, after: Score): number {
  return chanceOf(side, before) - chanceOf(side, after);
}

/** `??`, `?` or `?!` of a move; null: it is none of those. */
export function judge(side: Side, before: Score, after: Score): Judgement | null {
  const lost = lossOf(side, before, after) + ROUNDING;
  return LOSSES.find(([loss]) => lost >= loss)?.[1] ?? null;
}

/** Whether a move is bad enough for the other side to have a puzzle after it (PUZ-1). */
export function isMistake(judgement: Judgement | null): boolean {
  return judgement === '$2' || judgement === '$4';
}
