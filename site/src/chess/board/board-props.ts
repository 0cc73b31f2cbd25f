import type { ComponentChildren } from 'preact';
import type { Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import type { Moves } from '../game/moves.ts';
import type { Piece, Pieces } from '../game/pieces.ts';
import type { Mark } from '../../components/marked-seal.tsx';

export interface Ghost {
  readonly square: Square;
  readonly piece: Piece;
}

export interface BoardProps {
  readonly pieces: Pieces;
  readonly bottom: Side;
  /** The pieces that can be picked up now, and their targets. */
  readonly moves: Moves;
  readonly last: readonly Square[];
  readonly checked: Square | null;
  readonly ahead: readonly Square[];
  /** A piece drawn on the square it will move to; null if there is none. */
  readonly ghost: Ghost | null;
  /** The seals on the kings of a finished game. */
  readonly seals: ReadonlyMap<Square, Mark>;
  /** Whether to draw the chosen piece's targets, and the names of files and ranks. */
  readonly hints: boolean;
  readonly coordinates: boolean;
  readonly onMove: (from: Square, to: Square) => void;
  /** Escape was pressed with nothing chosen, or a square without a target was clicked. */
  readonly onCancel: () => void;
  /** Content to draw over the board. */
  readonly children?: ComponentChildren;
}
