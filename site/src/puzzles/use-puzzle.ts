import { useState } from 'preact/hooks';
import type { Square } from 'chess.js';
import { lineOf, type Ply } from '../chess/game/line.ts';
import { moveMadeIn } from '../chess/game/legal.ts';
import { writtenMove } from '../chess/game/notation.ts';
import type { Puzzle } from './core/puzzle.ts';

type PuzzleNews =
  | { readonly kind: 'begun' | 'right' | 'solved' | 'shown' }
  | { readonly kind: 'wrong'; readonly move: string }
  | { readonly kind: 'hint'; readonly square: Square };

export interface PuzzlePlay {
  readonly fen: string;
  /** All moves of the solution, and how many of them were made. */
  readonly line: readonly Ply[];
  readonly made: number;
  readonly news: PuzzleNews;
  readonly isOver: boolean;
  /** A move on the board, legal or not. */
  readonly play: (uci: string) => void;
  readonly hint: () => void;
  readonly show: () => void;
}

interface PuzzleState {
  readonly made: number;
  readonly news: PuzzleNews;
}

/** A puzzle as it is solved: the answers of the other side are made at once (PUZ-2). */
export function usePuzzle(puzzle: Puzzle, onSolved: () => void): PuzzlePlay {
  const [{ made, news }, setState] = useState<PuzzleState>({ made: 0, news: { kind: 'begun' } });
  const line = lineOf(puzzle.moves, [], puzzle.fen);
  const isOver = news.kind === 'solved' || news.kind === 'shown';
  const fen = line[made - 1]?.fen ?? puzzle.fen;
  const next = line[made];
  return {
    fen,
    line,
    made,
    news,
    isOver,
    play(uci) {
      const move = moveMadeIn(fen, uci);
      if (isOver || next === undefined || move === null) return;
      if (!isRight(move.uci, move.san, next)) {
        return setState({ made, news: { kind: 'wrong', move: writtenMove(move.san) } });
      }
      const isLast = made + 2 >= line.length;
      if (isLast) onSolved();
      setState({
        made: isLast ? line.length : made + 2,
        news: { kind: isLast ? 'solved' : 'right' },
      });
    },
    hint() {
      if (next !== undefined) setState({ made, news: { kind: 'hint', square: next.from } });
    },
    show: () => setState({ made: line.length, news: { kind: 'shown' } }),
  };
}

/** Every mate is right, whichever the engine had in mind. */
function isRight(uci: string, san: string, next: Ply): boolean {
  return uci === next.uci || (next.san.endsWith('#') && san.endsWith('#'));
}
