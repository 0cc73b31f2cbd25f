import type { Offer } from './bodies.ts';
import {
  gameNumber,
  type History,
  isSameEpoch,
  otherSeat,
  sharedPlies,
  type GameSetup,
} from './history.ts';
import { findOffer, stillStanding } from './offers.ts';
import { settle } from './settle.ts';
import { standingOf, takeBackTo } from './standing.ts';
import type { MatchState } from './state.ts';

/** Settles what both hold. */
export function settleWith<P>(
  setup: GameSetup<P>,
  { seat, history }: MatchState,
  held: History,
): History {
  return seat === 0 ? settle(setup, history, held) : settle(setup, held, history);
}

/** The match with the settled history; offers and confirmations that no longer fit lapse. */
export function take<P>(setup: GameSetup<P>, state: MatchState, settled: History): MatchState {
  const { seat, history } = state;
  const other = otherSeat(seat);
  const isSame = isSameEpoch(history, settled);
  const isSameGame = gameNumber(history) === gameNumber(settled);
  const shared = isSame ? sharedPlies(history.moves, settled.moves) : 0;
  const { movers } = standingOf(setup, settled);
  // A player who moved on or resigned has not accepted, and cannot claim so later.
  const hasPassed =
    settled.resigned[other] !== null ||
    movers.some((mover, ply) => ply >= shared && mover === other);
  const hasAsked = settled.want[other] > history.want[other];
  const kept = isSame ? settled.moves.length : isSameGame ? settled.cut : 0;
  return {
    ...state,
    history: settled,
    confirmed: Math.min(state.confirmed, kept),
    made: isSame && !hasPassed ? state.made : [],
    theirs: stillStanding(state.theirs, settled),
    isRematchDeclined: state.isRematchDeclined && isSameGame && !hasAsked,
  };
}

/** The other client has that many of the moves. */
export function confirm(state: MatchState, plies: number): MatchState {
  return { ...state, confirmed: Math.max(state.confirmed, plies) };
}

/** The other player's offers that can be accepted in the current position. */
export function offered<P>(
  setup: GameSetup<P>,
  state: MatchState,
  offers: readonly Offer[],
): MatchState {
  const { history, seat } = state;
  const { movers, ending } = standingOf(setup, history);
  if (ending !== null) return state;
  const isPossible = takeBackTo(movers, otherSeat(seat)) !== null;
  const standing = stillStanding(offers, history).filter(
    ({ kind }) => kind === 'draw' || isPossible,
  );
  const others = state.theirs.filter((offer) => findOffer(standing, offer) === null);
  return { ...state, theirs: [...others, ...standing.map(({ kind, at }) => ({ kind, at }))] };
}

/** Adds this client's own offers that it lost and the other client remembers. */
export function remembering<P>(
  setup: GameSetup<P>,
  state: MatchState,
  yours: readonly Offer[],
): MatchState {
  const { movers } = standingOf(setup, state.history);
  const made = stillStanding(yours, state.history).map(({ kind, at }) => {
    const cut = kind === 'takeBack' ? takeBackTo(movers, state.seat) : null;
    return { kind, at, cut, isWithdrawn: false };
  });
  return { ...state, made };
}
