import { isSameOffer, OFFER_KINDS } from './last-offers.ts';
import {
  getGameNumber,
  type History,
  isSameEpoch,
  otherSeat,
  countSharedPlies,
  type GameSetup,
} from './history.ts';
import { recordAsked } from './offers.ts';
import { settle } from './settle.ts';
import type { MatchState } from './state.ts';

export function settleWith<P>(
  setup: GameSetup<P>,
  { seat, history }: MatchState,
  held: History,
): History {
  return seat === 0 ? settle(setup, history, held) : settle(setup, held, history);
}

/** The match with the settled history; confirmations that no longer fit lapse. */
export function applySettled(state: MatchState, settled: History): MatchState {
  const { seat, history } = state;
  const isSame = isSameEpoch(history, settled);
  const isSameGame = getGameNumber(history) === getGameNumber(settled);
  const other = otherSeat(seat);
  const hasAsked = settled.want[other] > history.want[other];
  const kept = isSame ? settled.moves.length : isSameGame ? settled.cut : 0;
  return {
    ...state,
    history: settled,
    confirmed: Math.min(state.confirmed, kept),
    crossing: isSame ? state.crossing : null,
    isRematchDeclined: state.isRematchDeclined && isSameGame && !hasAsked,
  };
}

/** Notes that the other client is in the same epoch and has `plies` of the moves. */
export function confirmPlies(state: MatchState, plies: number): MatchState {
  return { ...state, confirmed: Math.max(state.confirmed, plies), crossing: null };
}

/** The other client holds that history: its common part with the settled one is confirmed. */
export function confirmHeld(state: MatchState, held: History): MatchState {
  const { history } = state;
  if (!isSameEpoch(history, held)) return state;
  return confirmPlies(state, countSharedPlies(history.moves, held.moves));
}

/** Closes offers that only the other client knows: from another device, or never made (GAME-5). */
export function closeUnknownOffers({ seat, history }: MatchState, settled: History): History {
  const isSame = isSameEpoch(history, settled);
  let known = settled;
  for (const kind of OFFER_KINDS) {
    const said = settled.asked[seat][kind];
    const mine = isSame ? history.asked[seat][kind] : null;
    if (said === null || isSameOffer(said, mine)) continue;
    known = recordAsked(known, seat, kind, { ...said, state: 'declined' });
  }
  return known;
}
