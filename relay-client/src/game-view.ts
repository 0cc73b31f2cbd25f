import { gameNumber, otherSeat, sideOf } from './core/history.ts';
import { standingOffer } from './core/offers.ts';
import type { Rules } from './core/rules.ts';
import { standingOf } from './core/standing.ts';
import type { MatchState } from './core/state.ts';
import type { GameView, OfferView } from './session-view.ts';

/** What a page shows of a match. */
export function gameView<P>(rules: Rules<P>, state: MatchState): GameView {
  const { seat, hostSide, history, confirmed, dispute } = state;
  const number = gameNumber(history);
  const { ending, toMove } = standingOf({ rules, hostSide }, history);
  return {
    number,
    side: sideOf(hostSide, number, seat),
    moves: history.moves.map(([move, note]) => ({ move, note })),
    turn: ending === null ? sideOf(hostSide, number, toMove) : null,
    ending,
    offers: {
      draw: offerView(state, 'draw', ending !== null),
      takeBack: offerView(state, 'takeBack', ending !== null),
      rematch: ending === null ? 'none' : rematchView(state),
    },
    unconfirmed: Math.max(0, history.moves.length - confirmed),
    disputed: dispute?.reason ?? null,
  };
}

function offerView(state: MatchState, kind: 'draw' | 'takeBack', isOver: boolean): OfferView {
  const { history, made, theirs } = state;
  if (isOver) return 'none';
  if (standingOffer(theirs, kind, history) !== null) return 'theirs';
  const mine = standingOffer(made, kind, history);
  return mine === null || mine.isWithdrawn ? 'none' : 'mine';
}

function rematchView({ history, seat, isRematchDeclined }: MatchState): OfferView {
  const next = gameNumber(history) + 1;
  if (isRematchDeclined) return 'none';
  if (history.want[seat] >= next) return 'mine';
  return history.want[otherSeat(seat)] >= next ? 'theirs' : 'none';
}
