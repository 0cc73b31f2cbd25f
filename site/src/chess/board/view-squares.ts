import type { Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import * as grid from '../../grid/core/board-orientation.ts';

/** @param bottom the side at the bottom of the board */
export function cellPosition(square: Square, bottom: Side): grid.CellPosition {
  return grid.positionOf(square, boardOrientation(bottom));
}

/** The square drawn at that position; null off the board. */
export function squareSeenAt(place: grid.CellPosition, bottom: Side): Square | null {
  return grid.squareSeenAt(place, boardOrientation(bottom));
}

/** The first rank is nearest to White. */
export function boardOrientation(bottom: Side): grid.BoardOrientation {
  return { fromRight: bottom === 1, fromBelow: bottom === 0 };
}
