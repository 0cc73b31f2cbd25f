import {
  type EndNotes,
  gameNumber,
  type History,
  otherSeat,
  seatOf,
  sideOf,
} from './core/history.ts';
import { standingOffer, theirOffer } from './core/offers.ts';
import type { Rules, Side } from './core/rules.ts';
import { type Standing, standingOf } from './core/standing.ts';
import type { MatchState } from './core/state.ts';
import type { GameView, OfferView } from './session-view.ts';

/** What a page shows of a match. */
export function gameView<P>(rules: Rules<P>, state: MatchState): GameView {
  const { seat, hostSide, history, confirmed, dispute } = state;
  const number = gameNumber(history);
  const standing = standingOf({ rules, hostSide }, history);
  const { ending, toMove } = standing;
  return {
    number,
    side: sideOf(hostSide, number, seat),
    moves: history.moves.map(([move, note]) => ({ move, note })),
    turn: ending === null ? sideOf(hostSide, number, toMove) : null,
    ending,
    offers: {
      draw: offerView(state, standing, 'draw'),
      takeBack: offerView(state, standing, 'takeBack'),
      rematch: ending === null ? 'none' : rematchView(state),
    },
    notes: ending === null || ending.by === 'moves' ? null : endNotes(history, hostSide, number),
    unconfirmed: Math.max(0, history.moves.length - confirmed),
    disputed: dispute?.reason ?? null,
  };
}

/** Of each side what its own player's app noted, else what the other's did; null: nothing. */
function endNotes({ noted }: History, hostSide: Side, game: number): EndNotes | null {
  if (noted === undefined || (noted[0] === null && noted[1] === null)) return null;
  const of = (side: Side) => {
    const seat = seatOf(hostSide, game, side);
    return (noted[seat] ?? noted[otherSeat(seat)])?.[side] ?? null;
  };
  return [of(0), of(1)];
}

function offerView(
  state: MatchState,
  standing: Standing<unknown>,
  kind: 'draw' | 'takeBack',
): OfferView {
  if (standing.ending !== null) return 'none';
  if (theirOffer(state, standing, kind) !== null) return 'theirs';
  return standingOffer(state.history, state.seat, kind) === null ? 'none' : 'mine';
}

function rematchView({ history, seat, isRematchDeclined }: MatchState): OfferView {
  const next = gameNumber(history) + 1;
  if (isRematchDeclined) return 'none';
  if (history.want[seat] >= next) return 'mine';
  return history.want[otherSeat(seat)] >= next ? 'theirs' : 'none';
}
