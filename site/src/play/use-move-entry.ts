import type { PieceSymbol, Square } from 'chess.js';
import { useEffect, useState } from 'preact/hooks';
import type { Side } from 'relay-client/rules';
import type { Refused } from 'relay-client/session';
import { isPromotion, legalMoves, type Moves } from '../chess/game/moves.ts';
import { piecesOf } from '../chess/game/pieces.ts';
import { reach } from '../chess/game/reach.ts';
import { readUci } from '../chess/game/uci.ts';

interface EntryOptions {
  /** The newest position. */
  readonly fen: string;
  /** Whose pieces may be moved now; null: nobody's. */
  readonly moving: Side | null;
  /** Whose pieces may be moved ahead of their turn; null: nobody's. */
  readonly ahead: Side | null;
  readonly confirms: boolean;
  readonly play: (uci: string) => Promise<Refused | null>;
}

/** A move on its way: what is still asked of the player before it is made. */
type Asked =
  | { readonly kind: 'promotion'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'confirmation'; readonly uci: string }
  /** Given to the session, which has not shown it yet. */
  | { readonly kind: 'playing'; readonly uci: string };

export interface MoveEntry {
  readonly moves: Moves;
  readonly asked: Asked | null;
  /** The move that waits for its turn. */
  readonly premove: string | null;
  readonly refused: Refused | null;
  /** A move on the board, which may have to be completed. */
  readonly enter: (from: Square, to: Square) => void;
  readonly promote: (kind: PieceSymbol) => void;
  readonly confirm: () => void;
  /** A whole move, as it was typed. */
  readonly commit: (uci: string) => void;
  readonly cancel: () => void;
}

/** From a touch of the board to a move of the game: promotion, confirmation, premove (BRD-9). */
export function useMoveEntry({ fen, moving, ahead, confirms, play }: EntryOptions): MoveEntry {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [premove, setPremove] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const make = (uci: string) => {
    setAsked({ kind: 'playing', uci });
    setRefused(null);
    play(uci)
      .then(setRefused, () => setRefused('not-now'))
      .finally(() => setAsked(null));
  };
  const commit = (uci: string) => {
    if (moving === null) setPremove(uci);
    else if (confirms) setAsked({ kind: 'confirmation', uci });
    else make(uci);
    if (moving === null || confirms) return;
    setPremove(null);
  };
  useEffect(() => {
    // The position changed while a question was open: drop it.
    setAsked(null);
    if (premove === null || moving === null) return;
    setPremove(null);
    if (isLegal(fen, premove)) make(premove);
    // Only a new position is a reason to.
  }, [fen, moving === null]);

  return {
    moves: movesNow(fen, moving, ahead),
    asked,
    premove,
    refused,
    enter(from, to) {
      if (isPromotion(fen, from, to)) setAsked({ kind: 'promotion', from, to });
      else commit(`${from}${to}`);
    },
    promote(kind) {
      setAsked(null);
      if (asked?.kind === 'promotion') commit(`${asked.from}${asked.to}${kind}`);
    },
    confirm() {
      if (asked?.kind === 'confirmation') make(asked.uci);
    },
    commit,
    cancel() {
      setAsked((now) => (now?.kind === 'playing' ? now : null));
      setPremove(null);
      setRefused(null);
    },
  };
}

function movesNow(fen: string, moving: Side | null, ahead: Side | null): Moves {
  if (moving !== null) return legalMoves(fen);
  return ahead === null ? new Map() : reach(piecesOf(fen), ahead);
}

function isLegal(fen: string, uci: string): boolean {
  const move = readUci(uci);
  return move !== null && legalMoves(fen).get(move.from)?.has(move.to) === true;
}
