import type { Chess, Move, Square } from 'chess.js';

const UCI = /^([a-h][1-8])([a-h][1-8])([qrbn])?$/;

interface UciMove {
  readonly from: Square;
  readonly to: Square;
  readonly promotion: string | null;
}

/** The parts of a UCI move; null if it is not one. */
export function readUci(text: string): UciMove | null {
  const [, from, to, promotion] = UCI.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return { from: from as Square, to: to as Square, promotion: promotion ?? null };
}

/** Returns null, with the board unchanged, if the move is illegal. */
export function tryUciMove(chess: Chess, uci: string): Move | null {
  const parts = readUci(uci);
  if (parts === null) return null;
  const { from, to, promotion } = parts;
  const made = tryMove(chess, { from, to, ...(promotion !== null && { promotion }) });
  if (made === null || made.lan === uci) return made;
  // The library ignores a promotion of a piece that cannot promote.
  chess.undo();
  return null;
}

/** Makes a move; null for an illegal one, for which the library throws. */
function tryMove(chess: Chess, move: Parameters<Chess['move']>[0]): Move | null {
  try {
    return chess.move(move);
  } catch {
    return null;
  }
}
