import {
  getGameNumber,
  type History,
  isSameEpoch,
  makeEmptyHistory,
  otherSeat,
  type Seat,
  countSharedPlies,
  type GameSetup,
} from './history.ts';
import { findAcceptableOffer } from './offers.ts';
import { makePositionRef } from './position-ref.ts';
import { type Standing, computeStanding, findTakeBackPly } from './standing.ts';
import type { DisputeReason, MatchState } from './state.ts';

/**
 * Actions that a settled history wrongly attributes to this seat; null if there are none (SETL-8).
 * Settling trusts both sides equally, but nobody has to accept this.
 */
export function findDispute<P>(
  setup: GameSetup<P>,
  state: MatchState,
  settled: History,
): DisputeReason | null {
  const { seat, history } = state;
  if (settled.want[seat] > history.want[seat]) return 'rematch';
  const game = getGameNumber(settled);
  const mine = getGameNumber(history) === game ? history : makeEmptyHistory(game);
  const isSame = isSameEpoch(mine, settled);
  if (!isSame && !hasAskedForTakeBack(setup, state, settled)) return 'take-back';
  const other = otherSeat(seat);
  if (settled.resigned[seat] !== null && !(isSame && isKept(mine, settled, seat))) {
    return 'resignation';
  }
  const standing = computeStanding(setup, settled);
  const known = isSame ? countSharedPlies(mine.moves, settled.moves) : settled.cut;
  if (standing.movers.some((mover, ply) => ply >= known && mover === seat)) return 'move';
  const isGone = isSame && mine.resigned[other] !== null;
  const isUndone = !isKept(mine, settled, other) || settled.moves.length > mine.moves.length;
  if (isGone && isUndone) return 'given-up';
  return isSame && isSameDraw(mine, settled) ? null : findDrawDispute(state, standing, settled);
}

/** Whether this seat asked for a take-back that exists only in the settled history. */
function hasAskedForTakeBack<P>(setup: GameSetup<P>, state: MatchState, settled: History): boolean {
  const { seat, history, crossing } = state;
  const { rev, cut, moves } = settled;
  const isSameGame = getGameNumber(history) === getGameNumber(settled);
  if (!isSameGame || countSharedPlies(moves.slice(0, cut), history.moves) !== cut) return false;
  if (crossing?.rev === rev && crossing.cut === cut) return true;
  const asked = findAcceptableOffer(state, 'takeBack');
  if (asked === null || history.rev + 1 !== rev) return false;
  const { movers } = computeStanding(setup, history);
  return findTakeBackPly(movers.slice(0, asked.ply), seat) === cut;
}

/** Whether a seat's resignation, or the lack of one, is unchanged. */
function isKept(mine: History, settled: History, seat: Seat): boolean {
  const [was, is] = [mine.resigned[seat], settled.resigned[seat]];
  return was?.ply === is?.ply && was?.why === is?.why;
}

function isSameDraw(mine: History, settled: History): boolean {
  return mine.draw === settled.draw && mine.moves.length === settled.moves.length;
}

/** A draw needs this seat's own offer, or a claim by the other on their own turn. */
function findDrawDispute(
  state: MatchState,
  { toMove }: Standing<unknown>,
  settled: History,
): DisputeReason | null {
  const { seat, history } = state;
  if (settled.draw === null) return null;
  const isSame = isSameEpoch(history, settled);
  if (settled.draw === 'agreed') {
    const asked = isSame ? findAcceptableOffer(state, 'draw') : null;
    return asked?.hash === makePositionRef(settled).hash ? null : 'draw';
  }
  const isPast = isSame && history.moves.length > settled.moves.length;
  const isGone = isSame && history.resigned[otherSeat(seat)] !== null;
  return toMove === seat || isPast || isGone ? 'draw' : null;
}
