import { Chess, DEFAULT_POSITION } from 'chess.js';
import type { Outcome, Rules } from '@sealed-move/client/rules';
import { canStillMate } from './mating-material.ts';
import { makePositionKey, type Position, readQuietPlies, countTimesSeen } from './position.ts';
import { hasFileRights, mayCastle } from './chess960.ts';
import { makeBoard, findLegalMove } from './legal.ts';

const FIFTY_MOVES = 100;
const SEVENTY_FIVE_MOVES = 150;

/** Chess for the library: White is side 0, moves are in UCI: e2e4, e1g1, e7e8q (BRD-1). */
export const chessRules: Rules<Position> = makeRules('chess', DEFAULT_POSITION);

/** Makes rules. If castling rights are rook files, a king castles onto its rook (FRC-4). */
export function makeRules(name: string, start: string): Rules<Position> {
  const first = readPosition(start);
  return {
    name,
    initial: () => first,
    turn: ({ fen }) => (fen.split(' ')[1] === 'w' ? 0 : 1),
    apply(position, move) {
      if (position.outcome !== null) return null;
      const made = findLegalMove(position.fen, move);
      return made === null ? null : makeNextPosition(made.after, position.seen);
    },
    outcome: ({ outcome }) => outcome,
    claim(position) {
      if (position.outcome !== null) return null;
      if (countTimesSeen(position) >= 3) return 'threefold repetition';
      return readQuietPlies(position.fen) >= FIFTY_MOVES ? 'fifty moves' : null;
    },
    canWin: ({ fen }, side) => canStillMate(fen, side),
  };
}

/** The position of a FEN, as if the game had started there. @throws Error if it is not a FEN */
export function readPosition(fen: string): Position {
  return makeNextPosition(hasFileRights(fen) ? fen : new Chess(fen).fen(), []);
}

function makeNextPosition(fen: string, before: readonly string[]): Position {
  const seen =
    readQuietPlies(fen) === 0 ? [makePositionKey(fen)] : [...before, makePositionKey(fen)];
  return Object.freeze({ fen, seen, outcome: findOutcome(fen, seen) });
}

/** How the rules end the game here (BRD-2). Mate comes first, because it ends the game at once. */
function findOutcome(fen: string, seen: readonly string[]): Outcome | null {
  const chess = makeBoard(fen);
  const draw = (reason: string) => ({ winner: null, reason });
  if (chess.isCheckmate()) return { winner: chess.turn() === 'w' ? 1 : 0, reason: 'checkmate' };
  // A king's only move may be castling.
  if (chess.isStalemate() && !mayCastle(fen)) return draw('stalemate');
  if (chess.isInsufficientMaterial()) return draw('insufficient material');
  if (countTimesSeen({ seen }) >= 5) return draw('fivefold repetition');
  return readQuietPlies(fen) >= SEVENTY_FIVE_MOVES ? draw('seventy-five moves') : null;
}
