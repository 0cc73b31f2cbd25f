import type { PieceSymbol, Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import type { Moves } from './moves.ts';
import { fileOf, rankOf, squareAt } from '../../grid/core/squares.ts';
import type { Piece, Pieces } from './pieces.ts';

type PieceStep = readonly [files: number, ranks: number];

const STRAIGHT: readonly PieceStep[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly PieceStep[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const JUMPS: readonly PieceStep[] = [1, -1].flatMap((one) =>
  [2, -2].flatMap((two): PieceStep[] => [
    [one, two],
    [two, one],
  ]),
);
const DIRECTIONS: Readonly<Record<Exclude<PieceSymbol, 'p'>, readonly PieceStep[]>> = {
  n: JUMPS,
  b: DIAGONAL,
  r: STRAIGHT,
  q: [...STRAIGHT, ...DIAGONAL],
  k: [...STRAIGHT, ...DIAGONAL],
};

/**
 * Finds where a side's pieces could go if nothing stood in the way (BRD-9). All of these are
 * possible premoves, because the opponent's move changes what is legal.
 * @param rooks onto which a king may be put to castle; null if it castles by two squares
 */
export function findReach(
  pieces: Pieces,
  side: Side,
  rooks: readonly Square[] | null = null,
): Moves {
  const own = [...pieces].filter(([, piece]) => piece.side === side);
  return new Map(
    own.map(([square, piece]) => [square, new Set(listTargets(square, piece, rooks))]),
  );
}

function listTargets(
  from: Square,
  { kind, side }: Piece,
  rooks: readonly Square[] | null,
): Square[] {
  if (kind === 'p') return listPawnTargets(from, side);
  const far = kind === 'n' || kind === 'k' ? 1 : 7;
  const found = DIRECTIONS[kind].flatMap((step) => listSquaresAlong(from, step, far));
  return kind === 'k' ? [...found, ...(rooks ?? listCastlingTargets(from, side))] : found;
}

function listPawnTargets(from: Square, side: Side): Square[] {
  const ahead = side === 0 ? 1 : -1;
  const isAtHome = rankOf(from) === (side === 0 ? 1 : 6);
  const sideways = [1, -1].flatMap((files) => listSquaresAlong(from, [files, ahead], 1));
  return [...listSquaresAlong(from, [0, ahead], isAtHome ? 2 : 1), ...sideways];
}

function listCastlingTargets(from: Square, side: Side): Square[] {
  const home = side === 0 ? 'e1' : 'e8';
  return from === home
    ? [...listSquaresAlong(from, [2, 0], 1), ...listSquaresAlong(from, [-2, 0], 1)]
    : [];
}

function listSquaresAlong(from: Square, [files, ranks]: PieceStep, far: number): Square[] {
  const steps = Array.from({ length: far }, (_, index) => index + 1);
  return steps.flatMap(
    (step) => squareAt(fileOf(from) + files * step, rankOf(from) + ranks * step) ?? [],
  );
}
