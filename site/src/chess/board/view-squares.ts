import type { Square } from 'chess.js';
import type { Side } from 'relay-client/rules';
import { fileOf, rankOf, squareAt } from '../game/pieces.ts';

/** Where a square is seen: column and row from 0, from the upper left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** @param bottom the side whose pieces begin at the bottom */
export function placeOf(square: Square, bottom: Side): Place {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return bottom === 0 ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** The square that is seen there; null off the board. */
export function squareSeenAt({ column, row }: Place, bottom: Side): Square | null {
  return bottom === 0 ? squareAt(column, 7 - row) : squareAt(7 - column, row);
}

/** The eight rows as they are seen, from above. */
export function rowsOf(bottom: Side): readonly (readonly Square[])[] {
  const line = Array.from({ length: 8 }, (_, index) => index);
  return line.map((row) => line.flatMap((column) => squareSeenAt({ column, row }, bottom) ?? []));
}

const STEPS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, -7],
  PageDown: [0, 7],
};

/** Where a key leads from a square (BRD-5); null for a key that leads nowhere. */
export function squareByKey(key: string, from: Square, bottom: Side): Square | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const { column, row } = placeOf(from, bottom);
  const within = (index: number) => Math.min(7, Math.max(0, index));
  return squareSeenAt({ column: within(column + step[0]), row: within(row + step[1]) }, bottom);
}
