import type { Square } from 'chess.js';
import { findLegalMove } from '../chess/game/legal.ts';
import { getFenAfter, playLine } from '../chess/game/line.ts';
import type { Puzzle } from './core/puzzle.ts';

type PuzzleNews =
  | { readonly kind: 'begun' | 'right' | 'solved' | 'shown' }
  | { readonly kind: 'wrong'; readonly san: string }
  | { readonly kind: 'hint'; readonly square: Square };

export interface PuzzleState {
  /** The solution in UCI; once solved, ends with the move actually played. */
  readonly moves: readonly string[];
  readonly made: number;
  readonly news: PuzzleNews;
}

/** Plays the solver's move and the answer. Any mate is right, not only the engine's (PUZ-2). */
export function playSolverMove(
  state: PuzzleState,
  { fen: start }: Puzzle,
  uci: string,
): PuzzleState {
  const { moves, made } = state;
  const line = playLine(moves, [], start);
  const next = line[made];
  const move = findLegalMove(getFenAfter(line.slice(0, made), start), uci);
  if (next === undefined || move === null) return state;
  const isMate = move.san.endsWith('#');
  if (move.uci !== next.uci && !isMate) {
    return { ...state, news: { kind: 'wrong', san: move.san } };
  }
  if (!isMate && made + 2 < line.length) return { moves, made: made + 2, news: { kind: 'right' } };
  const played = [...moves.slice(0, made), move.uci];
  return { moves: played, made: played.length, news: { kind: 'solved' } };
}
