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
  /** The side whose pieces begin at the bottom. */
  readonly bottom: Side;
  /** What may be picked up here now, and where to. */
  readonly moves: Moves;
  readonly last: readonly Square[];
  readonly checked: Square | null;
  /** The squares of a move that waits for its turn. */
  readonly ahead: readonly Square[];
  /** A piece that is drawn where it will go; null: none. */
  readonly ghost: Ghost | null;
  /** The seals on the kings of a game that is over. */
  readonly seals: ReadonlyMap<Square, Mark>;
  /** Whether the targets of the chosen piece, and the names of files and ranks, are drawn. */
  readonly hints: boolean;
  readonly coordinates: boolean;
  readonly onMove: (from: Square, to: Square) => void;
  /** Escape was pressed with nothing chosen, or a square touched that leads nowhere. */
  readonly onCancel: () => void;
  /** Lies over the board. */
  readonly children?: ComponentChildren;
}
