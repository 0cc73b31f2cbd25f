import { Chess, DEFAULT_POSITION, type Move, type PieceSymbol, type Square } from 'chess.js';
import type { Ply as AnyPly } from '../../game/game.ts';
import { moveIn } from './uci.ts';

/** A move that was played, with all that a page shows of it. */
export interface Ply extends AnyPly {
  readonly uci: string;
  readonly from: Square;
  readonly to: Square;
  readonly piece: PieceSymbol;
  readonly captured: PieceSymbol | null;
  readonly promotion: PieceSymbol | null;
  readonly isEnPassant: boolean;
  /** The position after it. */
  readonly fen: string;
}

/**
 * The moves of a game one by one, up to the first that is not legal. What `known` already holds of
 * the same game is taken from there: a page asks again after each move.
 */
export function lineOf(moves: readonly string[], known: readonly Ply[] = []): readonly Ply[] {
  const same = known.findIndex(({ uci }, index) => uci !== moves[index]);
  const line = same < 0 ? [...known] : known.slice(0, same);
  const chess = new Chess(fenAfter(line), { skipValidation: true });
  for (const uci of moves.slice(line.length)) {
    const made = moveIn(chess, uci);
    if (made === null) break;
    line.push(plyOf(made));
  }
  return line;
}

/** The position that a line leads to. */
export function fenAfter(line: readonly Ply[]): string {
  return line.at(-1)?.fen ?? DEFAULT_POSITION;
}

/** Where the pieces stand: the first part of a FEN. */
export function placementOf(fen: string): string {
  return fen.split(' ')[0] ?? '';
}

function plyOf(move: Move): Ply {
  return {
    uci: move.lan,
    san: move.san,
    side: move.color === 'w' ? 0 : 1,
    from: move.from,
    to: move.to,
    piece: move.piece,
    captured: move.captured ?? null,
    promotion: move.promotion ?? null,
    isEnPassant: move.isEnPassant(),
    fen: move.after,
    squares: `${move.from}${move.to}`,
    placement: placementOf(move.after),
    sound: soundOf(move),
  };
}

function soundOf({ san, captured }: Move): Ply['sound'] {
  if (san.endsWith('+')) return 'check';
  return captured === undefined ? 'move' : 'capture';
}
