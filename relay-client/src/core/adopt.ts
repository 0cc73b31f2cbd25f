import type { GameSetup } from './history.ts';
import { done, type MatchState, refuse, type Step } from './state.ts';
import { syncOf } from './sync.ts';
import { settleWith, take } from './take.ts';

/** Accepts what was disputed as this player's own doing on another device (SETL-10). */
export function adopt<P>(setup: GameSetup<P>, state: MatchState): Step {
  if (state.dispute === null) return refuse(state, 'not-now');
  const settled = settleWith(setup, state, state.dispute.held);
  const after = { ...take(setup, state, settled), dispute: null };
  return done(after, syncOf(after));
}
