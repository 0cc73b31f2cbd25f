import type { GameSetup } from './history.ts';
import { makeStep, type MatchState, refuseStep, type Step } from './state.ts';
import { makeSync } from './sync.ts';
import { confirmHeld, settleWith, applySettled } from './take.ts';

/** Accepts disputed actions as this player's own on another device (SETL-10). */
export function adoptDisputed<P>(setup: GameSetup<P>, state: MatchState): Step {
  if (state.dispute === null) return refuseStep(state, 'not-now');
  const { held } = state.dispute;
  const taken = confirmHeld(applySettled(state, settleWith(setup, state, held)), held);
  const after = { ...taken, isFresh: false, dispute: null };
  return makeStep(after, makeSync(after));
}
