import { useState } from 'preact/hooks';
import { getFenAfter, playLine, type Ply } from '../chess/game/line.ts';
import type { Puzzle } from './core/puzzle.ts';
import { type PuzzleState, playSolverMove } from './solving.ts';

export interface PuzzlePlay extends Pick<PuzzleState, 'made' | 'news'> {
  readonly fen: string;
  readonly line: readonly Ply[];
  readonly isOver: boolean;
  /** Plays a move on the board, legal or not. */
  readonly play: (uci: string) => void;
  readonly hint: () => void;
  readonly show: () => void;
}

/** Solves a puzzle (PUZ-2). */
export function usePuzzle(puzzle: Puzzle, onSolved: () => void): PuzzlePlay {
  const [state, setState] = useState<PuzzleState>({
    moves: puzzle.moves,
    made: 0,
    news: { kind: 'begun' },
  });
  const { moves, made, news } = state;
  const line = playLine(moves, [], puzzle.fen);
  const isOver = news.kind === 'solved' || news.kind === 'shown';
  return {
    fen: getFenAfter(line.slice(0, made), puzzle.fen),
    line,
    made,
    news,
    isOver,
    play(uci) {
      if (isOver) return;
      const after = playSolverMove(state, puzzle, uci);
      if (after.news.kind === 'solved') onSolved();
      setState(after);
    },
    hint() {
      const next = line[made];
      if (next !== undefined) setState({ ...state, news: { kind: 'hint', square: next.from } });
    },
    show: () => setState({ ...state, made: line.length, news: { kind: 'shown' } }),
  };
}
