import { makeOffer } from './commands.ts';
import type { GameSetup } from './history.ts';
import { computeStanding } from './standing.ts';
import type { Step } from './state.ts';

/**
 * Keeps a draw offer open after the player's own move, as the rules of chess require (GAME-17). It
 * stays until the other answers or moves. It is repeated in the new position once the other has
 * that; until then the other may still accept the first offer.
 */
export function keepDrawOffer<P>(setup: GameSetup<P>, step: Step): Step {
  const { state, send } = step;
  const { seat, history, confirmed, isFresh, dispute } = state;
  const asked = history.asked[seat].draw;
  const plies = history.moves.length;
  const isBefore = asked?.state === 'open' && asked.ply === plies - 1 && confirmed >= plies;
  if (!isBefore || isFresh || dispute !== null) return step;
  const { movers, ending } = computeStanding(setup, history);
  if (ending !== null || movers.at(-1) !== seat) return step;
  const offered = makeOffer(state, 'draw');
  return offered.refused === null
    ? { ...step, state: offered.state, send: [...send, ...offered.send] }
    : step;
}
