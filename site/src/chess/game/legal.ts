import { Chess } from 'chess.js';
import { hasFileRights, findMove960, listMoves960, makePlainBoard } from './chess960.ts';
import { type LegalMove, toLegalMove } from './legal-move.ts';
import { tryUciMove } from './uci.ts';

/*
 * The only source of legal moves. In a position whose castling rights are rook files, kings castle
 * as in Chess960, and the positions after each move keep that notation.
 */

export function listLegalMoves(fen: string): readonly LegalMove[] {
  if (hasFileRights(fen)) return listMoves960(fen);
  return makeBoard(fen)
    .moves({ verbose: true })
    .map((move) => toLegalMove(move));
}

/** Finds the move with that name; null if it is not legal. */
export function findLegalMove(fen: string, uci: string): LegalMove | null {
  if (hasFileRights(fen)) return findMove960(fen, uci);
  const made = tryUciMove(makeBoard(fen), uci);
  return made === null ? null : toLegalMove(made);
}

/** The SAN form of a move, with or without a check sign. */
const EXACT = /^(?:O-O(?:-O)?|(?:[KQRBN][a-h]?[1-8]?x?|(?:[a-h]x)?)[a-h][1-8](?:=[QRBN])?)[+#]?$/;

/** Finds the move with exactly this SAN without naming all others; null if there is none. */
export function findMoveBySan(fen: string, san: string): LegalMove | null {
  if (!EXACT.test(san)) return null;
  try {
    const made = makeBoard(fen).move(san, { strict: true });
    return hasFileRights(fen) ? findMove960(fen, made.lan) : toLegalMove(made);
  } catch {
    return null;
  }
}

/** A board for questions without castling: whether there is a check, and where the pieces are. */
export function makeBoard(fen: string): Chess {
  return hasFileRights(fen) ? makePlainBoard(fen) : new Chess(fen, { skipValidation: true });
}
