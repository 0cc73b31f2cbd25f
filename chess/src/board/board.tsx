import './board.css';
import type { ComponentChildren } from 'preact';
import type { Square } from 'chess.js';
import { useRef, useState } from 'preact/hooks';
import type { Side } from '../../../relay-client/src/core/rules.ts';
import type { Moves } from '../game/moves.ts';
import type { Pieces } from '../game/pieces.ts';
import { SquareButton } from './square.tsx';
import { useDrag } from './use-drag.ts';
import { useSlides } from './use-slides.ts';
import { placeOf, rowsOf, squareByKey } from './view-squares.ts';

export interface BoardProps {
  readonly pieces: Pieces;
  /** The side whose pieces begin at the bottom. */
  readonly bottom: Side;
  /** What may be picked up here now, and where to. */
  readonly moves: Moves;
  readonly last: readonly Square[];
  readonly checked: Square | null;
  /** The squares of a move that waits for its turn. */
  readonly ahead: readonly Square[];
  /** Whether the targets of the chosen piece, and the names of files and ranks, are drawn. */
  readonly hints: boolean;
  readonly coordinates: boolean;
  readonly onMove: (from: Square, to: Square) => void;
  /** Escape was pressed with nothing chosen, or a square that leads nowhere. */
  readonly onCancel: () => void;
  /** Lies over the board. */
  readonly children?: ComponentChildren;
}

/** The chess board: 64 buttons in a grid, for pointers, fingers and keys alike (BRD-4, BRD-5). */
export function Board(props: BoardProps) {
  const { pieces, bottom, moves, last, checked, ahead, onMove, onCancel, children } = props;
  const { hints, coordinates } = props;
  const grid = useRef<HTMLDivElement>(null);
  const dropped = useRef<Square>(null);
  const [picked, setPicked] = useState<Square | null>(null);
  const [entry, setEntry] = useState<Square>(bottom === 0 ? 'e2' : 'e7');
  const chosen = picked !== null && moves.has(picked) ? picked : null;
  const targets = chosen === null ? undefined : moves.get(chosen);

  const choose = (square: Square) => {
    if (chosen !== null && targets?.has(square)) {
      setPicked(null);
      onMove(chosen, square);
    } else if (square !== chosen && moves.has(square)) {
      setPicked(square);
    } else {
      setPicked(null);
      if (chosen === null) onCancel();
    }
  };
  const drag = useDrag({
    board: grid,
    bottom,
    isMovable: (square) => moves.has(square),
    onPickUp: setPicked,
    onDrop(from, to) {
      if (to === from) return;
      setPicked(null);
      if (to === null || moves.get(from)?.has(to) !== true) return;
      dropped.current = to;
      onMove(from, to);
    },
  });
  useSlides(grid, pieces, bottom, dropped);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = squareOf(event);
    if (event.key === 'Escape') {
      setPicked(null);
      if (chosen === null) onCancel();
    }
    const to = from === null ? null : squareByKey(event.key, from, bottom);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };

  return (
    <div class="board">
      <div
        ref={grid}
        role="grid"
        aria-label="Chess board"
        class={hints ? 'board-grid board-hints' : 'board-grid'}
        {...drag.handlers}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => setEntry(squareOf(event) ?? entry)}
        onClick={(event) => {
          const square = squareOf(event);
          if (square !== null && !drag.isClickOfDrag(event)) choose(square);
        }}
      >
        {rowsOf(bottom).map((row) => (
          <div role="row" key={row[0]} class="board-row">
            {row.map((square) => (
              <SquareButton
                key={square}
                square={square}
                piece={pieces.get(square)}
                isMovable={moves.has(square)}
                isEntry={square === entry}
                isChosen={square === chosen}
                isTarget={targets?.has(square) === true}
                isLast={last.includes(square)}
                isChecked={square === checked}
                isAhead={ahead.includes(square)}
                hasFile={coordinates && placeOf(square, bottom).row === 7}
                hasRank={coordinates && placeOf(square, bottom).column === 0}
              />
            ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

function squareOf({ target }: Event): Square | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return (button?.dataset['square'] as Square | undefined) ?? null;
}
