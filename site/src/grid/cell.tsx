import type { ComponentChildren } from 'preact';
import { type BoardOrientation, getCellPosition } from './core/board-orientation.ts';
import type { Square } from './core/squares.ts';

interface CellProps {
  readonly square: Square;
  readonly orientation: BoardOrientation;
  readonly label: string;
  readonly class: string;
  readonly isEntry: boolean;
  readonly isChosen?: boolean;
  /** Whether files and ranks are named at the edge. */
  readonly coordinates: boolean;
  /** Content drawn on the square; screen readers hear it elsewhere. */
  readonly seal?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A square of a board: a button whose label says everything it shows (BRD-5, REV-4). */
export function Cell(props: CellProps) {
  const { square, orientation, coordinates, seal, isChosen = false, children } = props;
  const { column, row } = getCellPosition(square, orientation);
  return (
    <div role="gridcell" aria-selected={isChosen} class="square-cell">
      <button
        type="button"
        class={`square ${props.class}`}
        data-square={square}
        tabIndex={props.isEntry ? 0 : -1}
        aria-label={props.label}
      >
        {children}
      </button>
      {seal}
      {coordinates && column === 0 && (
        <span class="coordinate coordinate-rank" aria-hidden="true">
          {square.charAt(1)}
        </span>
      )}
      {coordinates && row === 7 && (
        <span class="coordinate coordinate-file" aria-hidden="true">
          {square.charAt(0)}
        </span>
      )}
    </div>
  );
}
