import './puzzles.css';
import { useMemo, useState } from 'preact/hooks';
import type { Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import { Board } from '../chess/board/board.tsx';
import { Promotion } from '../chess/board/promotion.tsx';
import { listBoardMoves, findIntendedMove } from '../chess/game/castling.ts';
import { findCheckedKing, isPromotion } from '../chess/game/moves.ts';
import { formatMove } from '../chess/game/notation.ts';
import { readPieces } from '../chess/game/pieces.ts';
import { countPliesBefore } from '../chess/game/start.ts';
import { readUci } from '../chess/game/uci.ts';
import { pageWords } from '../messages/words.ts';
import type { Puzzle } from './core/puzzle.ts';
import { type PuzzlePlay, usePuzzle } from './use-puzzle.ts';

interface PuzzleViewProps {
  readonly puzzle: Puzzle;
  readonly hints: boolean;
  readonly coordinates: boolean;
  readonly onSolved: () => void;
  /** Shows the next puzzle; null if there is no other. */
  readonly onNext: (() => void) | null;
}

/** A puzzle from the solver's side: its board, the question and the hints (PUZ-2). */
export function PuzzleView({ puzzle, hints, coordinates, onSolved, onNext }: PuzzleViewProps) {
  const play = usePuzzle(puzzle, onSolved);
  const solver: Side = puzzle.fen.split(' ')[1] === 'b' ? 1 : 0;
  const say = pageWords().puzzles;
  return (
    <div class="puzzle">
      <div class="puzzle-board">
        <PuzzleBoard {...{ puzzle, play, hints, coordinates }} bottom={solver} />
      </div>
      <div class="puzzle-side">
        <p
          class={play.news.kind === 'wrong' ? 'puzzle-news told-bad' : 'puzzle-news'}
          role="status"
        >
          {describeNews(play, solver)}
        </p>
        {play.made > 0 ? <Solution puzzle={puzzle} play={play} /> : null}
        <div class="actions">
          {play.isOver ? null : (
            <>
              <button type="button" class="button" onClick={play.hint}>
                {say.hint}
              </button>
              <button type="button" class="button" onClick={play.show}>
                {say.show}
              </button>
            </>
          )}
          {onNext === null ? null : (
            <button
              type="button"
              class={play.isOver ? 'button primary' : 'button'}
              onClick={onNext}
            >
              {say.next}
            </button>
          )}
        </div>
        {onNext === null && play.isOver ? <p class="hint">{say.last}</p> : null}
        {puzzle.solvedAt === null || play.isOver ? null : <p class="hint">{say.wasSolved}</p>}
      </div>
    </div>
  );
}

function describeNews({ news }: PuzzlePlay, solver: Side): string {
  const say = pageWords().puzzles;
  switch (news.kind) {
    case 'begun':
      return say.find(solver);
    case 'right':
      return say.more;
    case 'wrong':
      return say.wrong(formatMove(news.san));
    case 'hint':
      return say.hintOf(news.square);
    case 'solved':
      return say.solved;
    case 'shown':
      return say.shown;
  }
}

function Solution({ puzzle, play }: { readonly puzzle: Puzzle; readonly play: PuzzlePlay }) {
  const plies = countPliesBefore(puzzle.fen);
  const words = play.line.slice(0, play.made).map(({ san, side }, place) => {
    const number = Math.floor((plies + place) / 2) + 1;
    if (side === 0) return `${number}. ${formatMove(san)}`;
    return place === 0 ? `${number} … ${formatMove(san)}` : formatMove(san);
  });
  return (
    <p class="puzzle-line">
      <span class="unseen">{pageWords().puzzles.solution}: </span>
      {words.join(' ')}
    </p>
  );
}

interface PuzzleBoardProps extends Pick<PuzzleViewProps, 'puzzle' | 'hints' | 'coordinates'> {
  readonly play: PuzzlePlay;
  readonly bottom: Side;
}

const NO_MOVES = new Map<Square, never>();

function PuzzleBoard({ puzzle, play, bottom, hints, coordinates }: PuzzleBoardProps) {
  const { fen, line, made, news } = play;
  const [asked, setAsked] = useState<{ from: Square; to: Square; fen: string } | null>(null);
  const pieces = useMemo(() => readPieces(fen), [fen]);
  const moves = useMemo(() => (play.isOver ? NO_MOVES : listBoardMoves(fen)), [fen, play.isOver]);
  const checked = useMemo(() => findCheckedKing(fen), [fen]);
  const promotion = asked?.fen === fen ? asked : null;
  return (
    <Board
      pieces={pieces}
      bottom={bottom}
      moves={moves}
      last={listLastSquares(puzzle, line[made - 1])}
      checked={checked}
      ahead={news.kind === 'hint' ? [news.square] : []}
      ghost={null}
      seals={NO_MOVES}
      hints={hints}
      coordinates={coordinates}
      onMove={(from, to) => {
        if (isPromotion(fen, from, to)) setAsked({ from, to, fen });
        else play.play(findIntendedMove(fen, from, to));
      }}
      onCancel={() => setAsked(null)}
    >
      {promotion === null ? null : (
        <Promotion
          square={promotion.to}
          side={bottom}
          bottom={bottom}
          onChoose={(kind) => {
            setAsked(null);
            play.play(`${promotion.from}${promotion.to}${kind}`);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Board>
  );
}

function listLastSquares(
  puzzle: Puzzle,
  ply: { readonly from: Square; readonly to: Square } | undefined,
): readonly Square[] {
  const move = ply ?? (puzzle.last === null ? null : readUci(puzzle.last));
  return move === null ? [] : [move.from, move.to];
}
