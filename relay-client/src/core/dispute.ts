import {
  gameNumber,
  type History,
  isSameEpoch,
  newGame,
  sharedPlies,
  type GameSetup,
} from './history.ts';
import { positionRefOf } from './position-ref.ts';
import { findOffer } from './offers.ts';
import { type Standing, standingOf } from './standing.ts';
import type { DisputeReason, MatchState } from './state.ts';

/**
 * What a settled history claims that this seat did, and it never did; null: nothing (SETL-8).
 * Settling trusts both sides alike; nobody has to accept this.
 */
export function disputed<P>(
  setup: GameSetup<P>,
  state: MatchState,
  settled: History,
): DisputeReason | null {
  const { seat, history } = state;
  if (settled.want[seat] > history.want[seat]) return 'rematch';
  const game = gameNumber(settled);
  const mine = gameNumber(history) === game ? history : newGame(game);
  const isSame = isSameEpoch(mine, settled);
  if (!isSame && !wasTakenBack(state, mine, settled)) return 'take-back';
  const gaveUp = isSame && mine.resigned[seat] !== null;
  if (settled.resigned[seat] !== null && !gaveUp) return 'resignation';
  const standing = standingOf(setup, settled);
  const known = isSame ? sharedPlies(mine.moves, settled.moves) : settled.cut;
  if (standing.movers.some((mover, ply) => ply >= known && mover === seat)) return 'move';
  return isSame && isSameDraw(mine, settled) ? null : ofDraw(state, standing, settled);
}

/** Whether this seat asked for the take-back that only the settled history has. */
function wasTakenBack({ made }: MatchState, mine: History, settled: History): boolean {
  const { rev, cut, moves } = settled;
  const game = gameNumber(settled);
  return (
    sharedPlies(moves.slice(0, cut), mine.moves) === cut &&
    made.some((offer) => offer.at.game === game && offer.at.rev + 1 === rev && offer.cut === cut)
  );
}

function isSameDraw(mine: History, settled: History): boolean {
  return mine.draw === settled.draw && mine.moves.length === settled.moves.length;
}

/** A draw needs this seat's own offer, or a claim by the other on their own turn. */
function ofDraw(
  { seat, history, made }: MatchState,
  { toMove }: Standing<unknown>,
  settled: History,
): DisputeReason | null {
  if (settled.draw === null) return null;
  if (settled.draw === 'agreed') {
    return findOffer(made, { kind: 'draw', at: positionRefOf(settled) }) === null ? 'draw' : null;
  }
  const isPast = isSameEpoch(history, settled) && history.moves.length > settled.moves.length;
  return toMove === seat || isPast ? 'draw' : null;
}
