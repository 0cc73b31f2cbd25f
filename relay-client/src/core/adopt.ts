import type { GameSetup } from './history.ts';
import { done, type MatchState, refuse, type Step } from './state.ts';
import { syncOf } from './sync.ts';
import { confirmHeld, settleWith, take } from './take.ts';

/** Accepts disputed actions as this player's own on another device (SETL-10). */
export function adopt<P>(setup: GameSetup<P>, state: MatchState): Step {
  if (state.dispute === null) return refuse(state, 'not-now');
  const { held } = state.dispute;
  const taken = confirmHeld(take(state, settleWith(setup, state, held)), held);
  const after = { ...taken, isFresh: false, dispute: null };
  return done(after, syncOf(after));
}
