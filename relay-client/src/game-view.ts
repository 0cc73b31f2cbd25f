import { findAbsence } from './core/absence.ts';
import {
  type EndNotes,
  getGameNumber,
  type History,
  otherSeat,
  findSeat,
  findSide,
} from './core/history.ts';
import { findStandingOffer, findTheirOffer } from './core/offers.ts';
import type { Rules, Side } from './core/rules.ts';
import { type Standing, computeStanding, findWinnerOnTime } from './core/standing.ts';
import type { MatchState } from './core/state.ts';
import type { EndingView, GameView, OfferView } from './session-view.ts';

export function toGameView<P>(rules: Rules<P>, state: MatchState): GameView {
  const { seat, hostSide, history, confirmed, dispute } = state;
  const number = getGameNumber(history);
  const standing = computeStanding({ rules, hostSide }, history);
  const absence = findAbsence(state, standing);
  const { toMove } = standing;
  const first = rules.turn(rules.initial());
  const ending =
    absence === 'mine' ? makeClaimedEnding(rules, state, standing.position) : standing.ending;
  return {
    number,
    side: findSide(hostSide, number, seat),
    moves: history.moves.map(([move, note]) => ({ move, note })),
    ...(first === 0 ? {} : { first }),
    turn: ending === null ? findSide(hostSide, number, toMove) : null,
    ending,
    offers: {
      draw: absence === 'mine' ? 'none' : toOfferView(state, standing, 'draw'),
      takeBack: absence === 'mine' ? 'none' : toOfferView(state, standing, 'takeBack'),
      rematch: standing.ending === null ? 'none' : toRematchView(state),
    },
    notes:
      ending === null || ending.by === 'moves' ? null : findEndNotes(history, hostSide, number),
    ...(absence === null ? {} : { absence }),
    unconfirmed: Math.max(0, history.moves.length - confirmed),
    disputed: dispute?.reason ?? null,
  };
}

/** The ending that this player claims, shown as if the other had resigned. */
function makeClaimedEnding<P>(
  rules: Rules<P>,
  { seat, hostSide, history }: MatchState,
  position: P,
): EndingView {
  const mine = findSide(hostSide, getGameNumber(history), seat);
  return { by: 'absence', winner: findWinnerOnTime(rules, position, mine) };
}

/** Each side's notes, from its own app if possible, else from the other's; null if there are none. */
function findEndNotes({ noted }: History, hostSide: Side, game: number): EndNotes | null {
  if (noted === undefined || (noted[0] === null && noted[1] === null)) return null;
  const of = (side: Side) => {
    const seat = findSeat(hostSide, game, side);
    return (noted[seat] ?? noted[otherSeat(seat)])?.[side] ?? null;
  };
  return [of(0), of(1)];
}

function toOfferView(
  state: MatchState,
  standing: Standing<unknown>,
  kind: 'draw' | 'takeBack',
): OfferView {
  if (standing.ending !== null) return 'none';
  if (findTheirOffer(state, standing, kind) !== null) return 'theirs';
  return findStandingOffer(state.history, state.seat, kind) === null ? 'none' : 'mine';
}

function toRematchView({ history, seat, isRematchDeclined }: MatchState): OfferView {
  const next = getGameNumber(history) + 1;
  if (isRematchDeclined) return 'none';
  if (history.want[seat] >= next) return 'mine';
  return history.want[otherSeat(seat)] >= next ? 'theirs' : 'none';
}
