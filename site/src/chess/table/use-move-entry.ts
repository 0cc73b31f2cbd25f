import type { PieceSymbol, Square } from 'chess.js';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import type { CommandRefusal } from '@sealed-move/client/session';
import { type MoveEntryState, useEntry } from '../../game/use-entry.ts';
import { listBoardMoves, findIntendedMove } from '../game/castling.ts';
import { findCastlingRooks } from '../game/chess960.ts';
import { findLegalMove } from '../game/legal.ts';
import { isPromotion, type Moves } from '../game/moves.ts';
import { readPieces } from '../game/pieces.ts';
import { findReach } from '../game/reach.ts';

interface EntryOptions {
  readonly fen: string;
  /** The side that may move now; null for neither. */
  readonly moving: Side | null;
  /** The side that may premove; null for neither. */
  readonly ahead: Side | null;
  readonly confirms: boolean;
  readonly play: (uci: string) => Promise<CommandRefusal | null>;
}

interface PromotionMove {
  readonly from: Square;
  readonly to: Square;
}

export interface MoveEntry extends MoveEntryState {
  readonly moves: Moves;
  readonly promoting: PromotionMove | null;
  /** Enters a move from the board, which may need a further choice. */
  readonly enter: (from: Square, to: Square) => void;
  readonly promote: (kind: PieceSymbol) => void;
}

/** Turns touches of the board into moves: promotion, confirmation, premove (BRD-9). */
export function useMoveEntry({ fen, moving, ahead, confirms, play }: EntryOptions): MoveEntry {
  const isOnTurn = moving !== null;
  const isLegal = (uci: string) => findLegalMove(fen, uci) !== null;
  const entry = useEntry({ position: fen, isOnTurn, confirms, isLegal, play });
  const [promoting, setPromoting] = useState<PromotionMove | null>(null);
  useEffect(() => setPromoting(null), [fen, isOnTurn]);
  // Not on each render: it takes milliseconds, and on a phone tens of them.
  const moves = useMemo(() => listMovesNow(fen, moving, ahead), [fen, moving, ahead]);
  return {
    ...entry,
    moves,
    promoting,
    enter(from, to) {
      if (isPromotion(fen, from, to)) setPromoting({ from, to });
      else entry.commit(findIntendedMove(fen, from, to));
    },
    promote(kind) {
      setPromoting(null);
      if (promoting !== null) entry.commit(`${promoting.from}${promoting.to}${kind}`);
    },
    cancel() {
      setPromoting(null);
      entry.cancel();
    },
  };
}

function listMovesNow(fen: string, moving: Side | null, ahead: Side | null): Moves {
  if (moving !== null) return listBoardMoves(fen);
  return ahead === null
    ? new Map()
    : findReach(readPieces(fen), ahead, findCastlingRooks(fen, ahead));
}
