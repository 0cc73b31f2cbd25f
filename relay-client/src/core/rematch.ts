import { isCount } from './bounds.ts';
import {
  getGameNumber,
  makeEmptyHistory,
  otherSeat,
  type Seat,
  replaceForSeat,
} from './history.ts';
import type { Standing } from './standing.ts';
import { makeStep, type MatchState, refuseStep, type Step } from './state.ts';
import { makeSync } from './sync.ts';

/** Asks for another game, or starts one that the other asked for (GAME-9). */
export function agreeRematch(state: MatchState, { ending }: Standing<unknown>): Step {
  const { history, seat } = state;
  const next = getGameNumber(history) + 1;
  const hasAsked = history.want[seat] >= next && !state.isRematchDeclined;
  if (ending === null || hasAsked || !isCount(next)) return refuseStep(state, 'not-now');
  return makeStep(recordWant(state, seat, next), { t: 'rematch', game: next });
}

/** A seat asks for a game, which starts once both have (GAME-9). */
function recordWant(state: MatchState, seat: Seat, game: number): MatchState {
  const { history } = state;
  const want = replaceForSeat(history.want, seat, Math.max(history.want[seat], game));
  const next = Math.min(want[0], want[1]);
  const asked = { ...state, isRematchDeclined: false };
  if (next === getGameNumber(history)) return { ...asked, history: { ...history, want } };
  return {
    ...asked,
    history: { ...makeEmptyHistory(next), want },
    confirmed: 0,
    crossing: null,
  };
}

/** Asking is final, because the higher want wins; only the other's request can be declined. */
export function declineRematch(state: MatchState, { ending }: Standing<unknown>): Step {
  const { history, seat } = state;
  const next = getGameNumber(history) + 1;
  const isAsked = history.want[otherSeat(seat)] >= next && !state.isRematchDeclined;
  if (ending === null || !isAsked) return refuseStep(state, 'not-now');
  return makeStep({ ...state, isRematchDeclined: true }, { t: 'no-rematch', game: next });
}

export function receiveRematch(
  state: MatchState,
  { t, game }: { readonly t: 'rematch' | 'no-rematch'; readonly game: number },
): Step {
  const next = getGameNumber(state.history) + 1;
  if (game > next) return makeStep(state, makeSync(state));
  if (game < next) return makeStep(state);
  if (t === 'no-rematch') return makeStep({ ...state, isRematchDeclined: true });
  return makeStep(recordWant(state, otherSeat(state.seat), game));
}
