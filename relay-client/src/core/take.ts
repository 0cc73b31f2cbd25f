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

/** What both hold, settled. */
export function settleWith<P>(
  setup: GameSetup<P>,
  { seat, history }: MatchState,
  held: History,
): History {
  return seat === 0 ? settle(setup, history, held) : settle(setup, held, history);
}

/** The match with the settled history: what was known of the old one lapses where it must. */
export function take<P>(setup: GameSetup<P>, state: MatchState, settled: History): MatchState {
  const { seat, history } = state;
  const other = otherSeat(seat);
  const isSame = isSameEpoch(history, settled);
  const isSameGame = gameNumber(history) === gameNumber(settled);
  const shared = isSame ? sharedPlies(history.moves, settled.moves) : 0;
  const { movers } = standingOf(setup, settled);
  // Who moved on or gave up has not accepted, and cannot say so later.
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

/** The other client has the first moves, that many. */
export function confirm(state: MatchState, plies: number): MatchState {
  return { ...state, confirmed: Math.max(state.confirmed, plies) };
}

/** The other player's offers, where they are for the present position and can be accepted. */
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

/** What the other client knows of this one's offers, which this one forgot. */
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
