import { readFields } from '@sealed-move/protocol/fields';

export interface Puzzle {
  /** The first four fields of the FEN: equal positions are one puzzle. */
  readonly id: string;
  /** The start position; the side to move solves it. */
  readonly fen: string;
  /** The move that led to the position, in UCI; null if unknown. */
  readonly last: string | null;
  /** The solution in UCI: solver, answer, solver again. One, three or five moves. */
  readonly moves: readonly string[];
  /** When the puzzle was found, in epoch ms. */
  readonly at: number;
  /** When the puzzle was first solved, in epoch ms; null if unsolved. */
  readonly solvedAt: number | null;
}

export const MAX_PUZZLES = 500;
export const MAX_SOLVER_MOVES = 3;
const MAX_MOVES = MAX_SOLVER_MOVES * 2 - 1;

/** Adds new puzzles and keeps existing ones. Drops the oldest solved puzzles first (PUZ-3). */
export function mergePuzzles(kept: readonly Puzzle[], found: readonly Puzzle[]): readonly Puzzle[] {
  const byId = new Map([...found, ...kept].map((one) => [one.id, one]));
  const all = [...byId.values()].toSorted((one, other) => one.at - other.at);
  const surplus = all.length - MAX_PUZZLES;
  if (surplus <= 0) return all;
  const solved = all.filter(({ solvedAt }) => solvedAt !== null);
  const open = all.filter(({ solvedAt }) => solvedAt === null);
  const gone = new Set([...solved, ...open].slice(0, surplus));
  return all.filter((one) => !gone.has(one));
}

/** Marks a puzzle as solved, and keeps the time at which it was first solved. */
export function markSolved(puzzles: readonly Puzzle[], id: string, at: number): readonly Puzzle[] {
  return puzzles.map((one) =>
    one.id === id && one.solvedAt === null ? { ...one, solvedAt: at } : one,
  );
}

/** The next puzzle: the oldest unsolved one, else the one solved longest ago. Null if there is none. */
export function findNextPuzzle(puzzles: readonly Puzzle[], after: string | null): Puzzle | null {
  const others = puzzles.filter(({ id }) => id !== after);
  const open = others.filter(({ solvedAt }) => solvedAt === null);
  const from = puzzles.find(({ id }) => id === after)?.at ?? -1;
  const later = open.find(({ at }) => at > from) ?? open[0];
  if (later !== undefined) return later;
  return others.toSorted((one, other) => (one.solvedAt ?? 0) - (other.solvedAt ?? 0))[0] ?? null;
}

/** Reads stored puzzles and drops anything else. */
export function readPuzzles(value: unknown): readonly Puzzle[] {
  return Array.isArray(value)
    ? value.flatMap((one) => readPuzzle(one) ?? []).slice(-MAX_PUZZLES)
    : [];
}

const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/;
const FEN = /^[1-8pnbrqkPNBRQK/]{15,80} [wb] \S{1,8} \S{1,2} \d{1,4} \d{1,4}$/;

function readPuzzle(value: unknown): Puzzle | null {
  const { id, fen, last, moves, at, solvedAt } = readFields(value);
  if (typeof id !== 'string' || typeof fen !== 'string' || !FEN.test(fen)) return null;
  if (!Array.isArray(moves) || !moves.every(isMove)) return null;
  if (moves.length % 2 === 0 || moves.length > MAX_MOVES) return null;
  if (!Number.isFinite(at) || !(solvedAt === null || Number.isFinite(solvedAt))) return null;
  return {
    id,
    fen,
    last: isMove(last) ? last : null,
    moves,
    at: Number(at),
    solvedAt: solvedAt === null ? null : Number(solvedAt),
  };
}

function isMove(value: unknown): value is string {
  return typeof value === 'string' && MOVE.test(value);
}
