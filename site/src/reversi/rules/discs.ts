import type { Side } from '@sealed-move/client/rules';
import { fileOf, rankOf, type Square, squareAt } from '../../grid/core/squares.ts';

/** The 64 squares rank by rank from a1, each with the side of its disc. */
export type Discs = readonly (Side | null)[];

const DIRECTIONS = [-1, 0, 1].flatMap((files) =>
  [-1, 0, 1].flatMap((ranks) => (files === 0 && ranks === 0 ? [] : [[files, ranks] as const])),
);
const SQUARES = Array.from({ length: 64 }, (_, index) => index);
/** For each square, the squares in each of eight directions, nearest first. */
const RAYS = SQUARES.map((index) =>
  DIRECTIONS.map(([files, ranks]) => listSquaresAlong(index, files, ranks)).filter(
    (far) => far.length > 1,
  ),
);

/** Two discs of each side in the middle: White on d4 and e5, Black on e4 and d5. */
export const START: Discs = SQUARES.map((index) => {
  if (index === indexOf('d4') || index === indexOf('e5')) return 1;
  return index === indexOf('e4') || index === indexOf('d5') ? 0 : null;
});

export function indexOf(square: Square): number {
  return rankOf(square) * 8 + fileOf(square);
}

/** @param index 0 to 63 */
export function squareOf(index: number): Square {
  return squareAt(index % 8, Math.floor(index / 8)) ?? 'a1';
}

/** The discs that a side turns by playing on a square; empty if it may not play there. */
export function findTurnedDiscs(discs: Discs, index: number, side: Side): readonly number[] {
  if (discs[index] !== null) return [];
  return (RAYS[index] ?? []).flatMap((far) => findEnclosed(discs, far, side));
}

/** Whether a side may play on that square. */
function mayPut(discs: Discs, index: number, side: Side): boolean {
  if (discs[index] !== null) return false;
  return (RAYS[index] ?? []).some((far) => findEnclosed(discs, far, side).length > 0);
}

export function listOpenSquares(discs: Discs, side: Side): readonly number[] {
  return SQUARES.filter((index) => mayPut(discs, index, side));
}

export function canMove(discs: Discs, side: Side): boolean {
  return SQUARES.some((index) => mayPut(discs, index, side));
}

export function placeDisc(discs: Discs, index: number, side: Side): Discs {
  const after = [...discs];
  for (const turned of [index, ...findTurnedDiscs(discs, index, side)]) after[turned] = side;
  return after;
}

export function countDiscs(discs: Discs): readonly [number, number] {
  const of = (side: Side) => discs.filter((disc) => disc === side).length;
  return [of(0), of(1)];
}

/** The discs between the start of a ray and that side's first disc along it. */
function findEnclosed(discs: Discs, far: readonly number[], side: Side): readonly number[] {
  const end = far.findIndex((index) => discs[index] === side || discs[index] === null);
  const last = far[end];
  return last === undefined || discs[last] === null ? [] : far.slice(0, end);
}

function listSquaresAlong(from: number, files: number, ranks: number): readonly number[] {
  const steps = Array.from({ length: 7 }, (_, index) => index + 1);
  const squares = steps.map((step) =>
    squareAt((from % 8) + files * step, Math.floor(from / 8) + ranks * step),
  );
  return squares.flatMap((square) => (square === null ? [] : indexOf(square)));
}
