import { mergeLastOffers } from './last-offers.ts';
import {
  BEGUN_PLIES,
  takeFirstMoves,
  getGameNumber,
  type History,
  type Move,
  makeEmptyHistory,
  NOTHING_NOTED,
  replay,
  type Resignation,
  type Seat,
  findSeat,
  countSharedPlies,
  type GameSetup,
} from './history.ts';

/** Settles the histories of seats 0 and 1; each side computes the same (SETL-1 to SETL-6). */
export function settle<P>(
  setup: GameSetup<P>,
  heldBySeat0: History,
  heldBySeat1: History,
): History {
  const [zero, one] = [keepLegalPart(setup, heldBySeat0), keepLegalPart(setup, heldBySeat1)];
  const want = [Math.max(zero.want[0], one.want[0]), Math.max(zero.want[1], one.want[1])] as const;
  const game = Math.min(want[0], want[1]);
  const inGame = (held: History) => (getGameNumber(held) === game ? held : makeEmptyHistory(game));
  return { ...settleGame(setup, game, inGame(zero), inGame(one)), want };
}

/** The part of a history that the rules of the game allow (SETL-1, SETL-7). */
export function keepLegalPart<P>(setup: GameSetup<P>, history: History): History {
  const { rules } = setup;
  const { moves, position } = replay(rules, history.moves);
  const counted = (seat: Seat) => {
    const given = history.resigned[seat];
    return given !== null && isCounted(setup, getGameNumber(history), moves, seat, given)
      ? given
      : null;
  };
  const isDrawn =
    moves.length === history.moves.length &&
    rules.outcome(position) === null &&
    (history.draw !== 'claimed' || rules.claim(position) !== null);
  return {
    ...history,
    moves,
    resigned: [counted(0), counted(1)],
    draw: isDrawn ? history.draw : null,
  };
}

/**
 * Whether a resignation counts on a list of moves. Calling a game off does not count if the player
 * moved on afterwards (GAME-16): nobody escapes from a game that way.
 */
function isCounted<P>(
  { rules, hostSide }: GameSetup<P>,
  game: number,
  moves: readonly Move[],
  seat: Seat,
  { why, ply }: Resignation,
): boolean {
  if (why !== 'abort') return ply <= moves.length;
  const { movers } = replay(rules, moves);
  const hasMovedOn = movers.some(
    (side, at) => at >= ply && findSeat(hostSide, game, side) === seat,
  );
  return ply < BEGUN_PLIES && ply <= moves.length && !hasMovedOn;
}

/** A later epoch wins as a whole; within one, lists and endings are merged (SETL-4). */
function settleGame<P>(setup: GameSetup<P>, game: number, zero: History, one: History): History {
  if (zero.rev !== one.rev) return zero.rev > one.rev ? zero : one;
  if (zero.cut !== one.cut) return zero.cut < one.cut ? zero : one;
  return addEndings(setup, [zero, one], settleMoves(setup, game, zero.moves, one.moves));
}

/** The longer list; at a fork, the list of the opponent of the seat that moved there (SETL-5). */
function settleMoves<P>(
  { rules, hostSide }: GameSetup<P>,
  game: number,
  zero: readonly Move[],
  one: readonly Move[],
): readonly Move[] {
  const fork = countSharedPlies(zero, one);
  const isPrefix = fork === zero.length || fork === one.length;
  const { movers } = replay(rules, zero);
  const isBySeat0 = (ply: number) => findSeat(hostSide, game, movers[ply] ?? 0) === 0;
  const chosen = (isPrefix ? zero.length > one.length : !isBySeat0(fork)) ? zero : one;
  // Only the mover decides the note.
  const noteOf = ([, note]: Move, ply: number) =>
    ply < fork ? ((isBySeat0(ply) ? zero : one)[ply]?.[1] ?? null) : note;
  const isNoted = chosen.every((move, ply) => move[1] === noteOf(move, ply));
  return isNoted ? chosen : chosen.map((move, ply) => [move[0], noteOf(move, ply)]);
}

/** The endings of both, if their positions are on the settled list (SETL-6). */
function addEndings<P>(
  setup: GameSetup<P>,
  held: readonly [History, History],
  moves: readonly Move[],
): History {
  const isOn = ({ moves: own }: History, ply: number) => countSharedPlies(own, moves) >= ply;
  const draws = held.filter((each) => each.draw !== null && isOn(each, each.moves.length));
  const drawn = draws.toSorted(compareLengthAndKind)[0];
  const kept = drawn === undefined ? moves : takeFirstMoves(moves, drawn.moves.length);
  const resignation = (seat: Seat) =>
    held
      .filter((each) => isOn(each, each.resigned[seat]?.ply ?? 0))
      .flatMap(({ resigned }) => resigned[seat] ?? [])
      .filter((given) => isCounted(setup, getGameNumber(held[0]), kept, seat, given))
      .toSorted(comparePlyAndReason)[0] ?? null;
  return {
    ...held[0],
    moves: kept,
    resigned: [resignation(0), resignation(1)],
    draw: drawn?.draw ?? null,
    ...mergeNoted(held),
    asked: mergeLastOffers(held[0].asked, held[1].asked),
  };
}

/** Merges notes on an ending. Each seat alone decides its own, as with a move. */
function mergeNoted([zero, one]: readonly [History, History]): Pick<History, 'noted'> {
  if (zero.noted === undefined && one.noted === undefined) return {};
  const [host, guest] = [zero.noted ?? NOTHING_NOTED, one.noted ?? NOTHING_NOTED];
  return { noted: [host[0] ?? guest[0], guest[1] ?? host[1]] };
}

function comparePlyAndReason(one: Resignation, other: Resignation): number {
  return one.ply - other.ply || (one.why < other.why ? -1 : 1);
}

/** An agreed draw takes precedence over one claimed in the same position. */
function compareLengthAndKind(one: History, other: History): number {
  return one.moves.length - other.moves.length || (one.draw === 'agreed' ? -1 : 1);
}
