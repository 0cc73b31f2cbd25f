import type { Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import * as grid from '../../grid/core/board-orientation.ts';

/** @param bottom the side at the bottom of the board */
export function toCellPosition(square: Square, bottom: Side): grid.CellPosition {
  return grid.getCellPosition(square, toBoardOrientation(bottom));
}

/** The square drawn at that position; null off the board. */
export function findSquareAt(place: grid.CellPosition, bottom: Side): Square | null {
  return grid.getSquareAt(place, toBoardOrientation(bottom));
}

/** The first rank is nearest to White. */
export function toBoardOrientation(bottom: Side): grid.BoardOrientation {
  return { fromRight: bottom === 1, fromBelow: bottom === 0 };
}
