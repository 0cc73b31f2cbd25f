import { Grid } from '../../grid/grid.tsx';
import './board.css';
import type { Square } from 'chess.js';
import { useRef } from 'preact/hooks';
import type { BoardProps } from './board-props.ts';
import { PieceShades } from './piece-image.tsx';
import { SquareButton } from './square.tsx';
import { useChoice } from './use-choice.ts';
import { useDrag } from './use-drag.ts';
import { useSlides } from './use-slides.ts';
import { playWords } from '../../messages/words.ts';
import { toBoardOrientation } from './view-squares.ts';

/** The chess board (BRD-4, BRD-5). */
export function Board(props: BoardProps) {
  const { pieces, bottom, moves, hints, onMove, onCancel, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  const dropped = useRef<Square>(null);
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
  return (
    <Grid
      grid={grid}
      orientation={toBoardOrientation(bottom)}
      label={playWords().chess.board.name}
      first={bottom === 0 ? 'e2' : 'e7'}
      class={hints ? 'board-hints' : ''}
      pointers={drag.handlers}
      onEscape={choice.giveUp}
      onTouch={(square, event) => {
        if (!drag.isClickOfDrag(event)) choice.touch(square);
      }}
      cell={(square, isEntry) => (
        <SquareButton
          key={square}
          square={square}
          isEntry={isEntry}
          board={props}
          choice={choice}
        />
      )}
    >
      <PieceShades />
      {children}
    </Grid>
  );
}
