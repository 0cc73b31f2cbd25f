import {
  takeFirstMoves,
  getGameNumber,
  type History,
  replay,
  type Seat,
  findSeat,
  findSide,
  type GameSetup,
} from './history.ts';
import type { Outcome, Rules, Side } from './rules.ts';

/** The ways in which a game can end. */
type Ending =
  | ({ readonly by: 'moves' } & Outcome)
  | { readonly by: 'resignation'; readonly winner: Side }
  /** Null if the other side could no longer win. */
  | { readonly by: 'time' | 'absence'; readonly winner: Side | null }
  | { readonly by: 'agreement' }
  /** The game was called off before both sides had moved: nobody won, and it is not a draw. */
  | { readonly by: 'abort' }
  | { readonly by: 'claim'; readonly reason: string };

export interface Standing<P> {
  readonly position: P;
  readonly movers: readonly Seat[];
  /** The seat to move, or that would be. */
  readonly toMove: Seat;
  readonly ending: Ending | null;
}

export function computeStanding<P>(
  { rules, hostSide }: GameSetup<P>,
  history: History,
): Standing<P> {
  const { position, movers } = replay(rules, history.moves);
  const seat = (side: Side) => findSeat(hostSide, getGameNumber(history), side);
  const outcome = rules.outcome(position);
  return {
    position,
    movers: movers.map(seat),
    toMove: seat(rules.turn(position)),
    ending:
      findDraw(rules, position, history) ??
      (outcome && { by: 'moves', ...outcome }) ??
      findResignation({ rules, hostSide }, history),
  };
}

function findDraw<P>(rules: Rules<P>, position: P, { draw }: History): Ending | null {
  if (draw === null) return null;
  return draw === 'agreed'
    ? { by: 'agreement' }
    : { by: 'claim', reason: rules.claim(position) ?? '' };
}

/** How resigning ended a game. If both resigned before they heard of each other, nobody won. */
function findResignation<P>({ rules, hostSide }: GameSetup<P>, history: History): Ending | null {
  const [zero, one] = history.resigned;
  if (zero?.why === 'abort' || one?.why === 'abort') return { by: 'abort' };
  if (zero !== null && one !== null) return { by: 'agreement' };
  const given = zero ?? one;
  if (given === null || given.why === 'abort') return null;
  const winner = findSide(hostSide, getGameNumber(history), zero === null ? 0 : 1);
  if (given.why === 'resignation') return { by: given.why, winner };
  const { position } = replay(rules, takeFirstMoves(history.moves, given.ply));
  return { by: given.why, winner: findWinnerOnTime(rules, position, winner) };
}

/** The winner when the other's time runs out; null for a draw (GAME-14). */
export function findWinnerOnTime<P>(rules: Rules<P>, position: P, other: Side): Side | null {
  return rules.canWin?.(position, other) === false ? null : other;
}

/** The ply to which a take-back returns: before the player's last move; null if they have none. */
export function findTakeBackPly(movers: readonly Seat[], seat: Seat): number | null {
  const ply = movers.lastIndexOf(seat);
  return ply < 0 ? null : ply;
}
