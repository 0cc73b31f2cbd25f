import './pieces.css';
import './board.css';
import type { Square } from 'chess.js';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from './board-props.ts';
import { PieceShades } from './piece-image.tsx';
import { Rows } from './rows.tsx';
import { useChoice } from './use-choice.ts';
import { useDrag } from './use-drag.ts';
import { useSlides } from './use-slides.ts';
import { squareByKey } from './view-squares.ts';
import { playWords } from '../../words/words.ts';

/** The chess board: 64 buttons in a grid, for pointers, fingers and keys alike (BRD-4, BRD-5). */
export function Board(props: BoardProps) {
  const { pieces, bottom, moves, hints, onMove, onCancel, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  const dropped = useRef<Square>(null);
  const [entry, setEntry] = useState<Square>(bottom === 0 ? 'e2' : 'e7');
  const choice = useChoice(moves, onMove, onCancel);
  useSlides(grid, pieces, bottom, dropped);
  const drag = useDrag({
    board: grid,
    bottom,
    isMovable: (square) => moves.has(square),
    onPickUp: choice.pick,
    onDrop(from, to) {
      if (to === from) return;
      choice.pick(null);
      if (to === null || moves.get(from)?.has(to) !== true) return;
      dropped.current = to;
      onMove(from, to);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') choice.giveUp();
    const from = squareOf(event);
    const to = from === null ? null : squareByKey(event.key, from, bottom);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const square = squareOf(event);
    if (square !== null && !drag.isClickOfDrag(event)) choice.touch(square);
  };
  return (
    <div class="board">
      <PieceShades />
      <div
        ref={grid}
        role="grid"
        aria-label={playWords().chess.board.name}
        class={hints ? 'board-grid board-hints' : 'board-grid'}
        {...drag.handlers}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => setEntry(squareOf(event) ?? entry)}
        onClick={onClick}
      >
        <Rows board={props} choice={choice} entry={entry} />
      </div>
      {children}
    </div>
  );
}

function squareOf({ target }: Event): Square | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return (button?.dataset['square'] as Square | undefined) ?? null;
}
