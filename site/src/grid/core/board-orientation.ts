import { fileOf, rankOf, type Square, squareAt } from './squares.ts';

/** How a board lies before its player: whether files run from the right, and ranks from below. */
export interface BoardOrientation {
  readonly fromRight: boolean;
  readonly fromBelow: boolean;
}

/** The place of a square as drawn: column and row from 0, from the upper left. */
export interface CellPosition {
  readonly column: number;
  readonly row: number;
}

export function getCellPosition(
  square: Square,
  { fromRight, fromBelow }: BoardOrientation,
): CellPosition {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return { column: fromRight ? 7 - file : file, row: fromBelow ? 7 - rank : rank };
}

/** The square drawn at that position; null off the board. */
export function getSquareAt(
  { column, row }: CellPosition,
  { fromRight, fromBelow }: BoardOrientation,
): Square | null {
  return squareAt(fromRight ? 7 - column : column, fromBelow ? 7 - row : row);
}

/** The eight rows as drawn, from the top. */
export function listRows(orientation: BoardOrientation): readonly (readonly Square[])[] {
  const line = Array.from({ length: 8 }, (_, index) => index);
  return line.map((row) =>
    line.flatMap((column) => getSquareAt({ column, row }, orientation) ?? []),
  );
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

/** The square a key moves to (BRD-5); null for other keys. */
export function findSquareByKey(
  key: string,
  from: Square,
  orientation: BoardOrientation,
): Square | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const { column, row } = getCellPosition(from, orientation);
  const within = (index: number) => Math.min(7, Math.max(0, index));
  return getSquareAt({ column: within(column + step[0]), row: within(row + step[1]) }, orientation);
}
