import type { Square } from 'chess.js';
import type { Side } from 'relay-client/rules';
import * as grid from '../../grid/core/lie.ts';

/** @param bottom the side whose pieces begin at the bottom */
export function placeOf(square: Square, bottom: Side): grid.Place {
  return grid.placeOf(square, lieOf(bottom));
}

/** The square that is seen there; null off the board. */
export function squareSeenAt(place: grid.Place, bottom: Side): Square | null {
  return grid.squareSeenAt(place, lieOf(bottom));
}

/** The first rank is nearest to White. */
export function lieOf(bottom: Side): grid.Lie {
  return { fromRight: bottom === 1, fromBelow: bottom === 0 };
}
