import './grid.css';
import type { ComponentChildren, HTMLAttributes, JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type BoardOrientation, listRows, findSquareByKey } from './core/board-orientation.ts';
import type { Square } from './core/squares.ts';

interface GridProps {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly orientation: BoardOrientation;
  readonly label: string;
  /** The first square that Tab reaches. */
  readonly first: Square;
  readonly class: string;
  /** The pointer handlers of a board with draggable pieces. */
  readonly pointers?: Pick<
    HTMLAttributes<HTMLDivElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  readonly onTouch: (square: Square, event: MouseEvent) => void;
  readonly onEscape: () => void;
  /** @param isEntry whether this is the one square that Tab reaches */
  readonly cell: (square: Square, isEntry: boolean) => JSX.Element;
  readonly children?: ComponentChildren;
}

/** After a touch, the game gets these keys, to step or cancel a choice; the board gets others. */
const GAME_KEY = /^(?:Arrow.*|Home|End|Escape)$/;

/** A board of 64 buttons, usable by pointer, finger and keyboard (BRD-4, BRD-5, REV-4). */
export function Grid(props: GridProps) {
  const { grid, orientation, label, pointers, onTouch, onEscape, cell, children } = props;
  const [entry, setEntry] = useState<Square>(props.first);
  // Whether a pointer touched the board last: then keys step through the game (BRD-5).
  const [isTouched, setIsTouched] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (isTouched && GAME_KEY.test(event.key)) return;
    setIsTouched(false);
    const from = findEventSquare(event);
    const to = from === null ? null : findSquareByKey(event.key, from, orientation);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const square = findEventSquare(event);
    if (square !== null) onTouch(square, event);
  };
  return (
    <div class="board">
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        class={`board-grid ${props.class}`}
        {...pointers}
        data-touched={isTouched ? '' : undefined}
        onMouseDownCapture={() => setIsTouched(true)}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => setEntry(findEventSquare(event) ?? entry)}
        onClick={onClick}
      >
        {listRows(orientation).map((row) => (
          <div role="row" key={row[0]} class="board-row">
            {row.map((square) => cell(square, square === entry))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

function findEventSquare({ target }: Event): Square | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return (button?.dataset['square'] as Square | undefined) ?? null;
}
