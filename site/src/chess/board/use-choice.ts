import type { Square } from 'chess.js';
import { useState } from 'preact/hooks';
import type { Moves } from '../game/moves.ts';

export interface Choice {
  readonly chosen: Square | null;
  readonly targets: ReadonlySet<Square>;
  readonly pick: (square: Square | null) => void;
  /** Reacts to a touched square: chooses a piece, moves it or lets it go. */
  readonly touch: (square: Square) => void;
  /** Lets the piece go or, if none is chosen, calls `onCancel`. */
  readonly giveUp: () => void;
}

const NOWHERE: ReadonlySet<Square> = new Set();

export function useChoice(
  moves: Moves,
  onMove: (from: Square, to: Square) => void,
  onCancel: () => void,
): Choice {
  const [picked, pick] = useState<Square | null>(null);
  // The picked piece may have been captured since, or it is the opponent's turn.
  const chosen = picked !== null && moves.has(picked) ? picked : null;
  const targets = (chosen === null ? undefined : moves.get(chosen)) ?? NOWHERE;
  const giveUp = () => {
    pick(null);
    if (chosen === null) onCancel();
  };
  const touch = (square: Square) => {
    if (chosen !== null && targets.has(square)) {
      pick(null);
      onMove(chosen, square);
    } else if (square !== chosen && moves.has(square)) {
      pick(square);
    } else {
      giveUp();
    }
  };
  return { chosen, targets, pick, touch, giveUp };
}
