import './marks.css';
import type { Square } from 'chess.js';
import type { ComponentChildren } from 'preact';
import type { Side } from '@sealed-move/client/rules';
import { playWords } from '../../messages/words.ts';
import { toCellPosition } from '../board/view-squares.ts';
import type { Mark } from './core/marks.ts';
import { useMarks } from './use-marks.ts';

interface MarkedBoardProps {
  readonly position: string;
  readonly bottom: Side;
  /** Touches draw marks instead of moving pieces. */
  readonly isMarking?: boolean;
  readonly children: ComponentChildren;
}

/** A board under arrows and marked squares, which only this player sees (BRD-11). */
export function MarkedBoard({ position, bottom, isMarking = false, children }: MarkedBoardProps) {
  const { shown, pending, handlers } = useMarks({ position, bottom, isMarking });
  const { onPointerDown, onClick, ...others } = handlers;
  const say = playWords().chess.marks;
  return (
    <div
      class={isMarking || pending !== null ? 'marked marked-on' : 'marked'}
      {...others}
      onPointerDownCapture={onPointerDown}
      onClickCapture={onClick}
    >
      {children}
      <svg class="marks" viewBox="0 0 8 8" aria-hidden="true">
        {pending !== null && <Ring square={pending} bottom={bottom} kind="marks-pending" />}
        {shown.map((mark) =>
          mark.from === mark.to ? (
            <Ring key={mark.from} square={mark.to} bottom={bottom} kind="marks-ring" />
          ) : (
            <Arrow key={`${mark.from}${mark.to}`} mark={mark} bottom={bottom} />
          ),
        )}
      </svg>
      <p class="unseen" role="status">
        {pending === null
          ? shown.map(({ from, to }) => say.mark(from, to)).join(' ')
          : say.from(pending)}
      </p>
    </div>
  );
}

interface RingProps {
  readonly square: Square;
  readonly bottom: Side;
  readonly kind: string;
}

function Ring({ square, bottom, kind }: RingProps) {
  const { column, row } = toCellPosition(square, bottom);
  return (
    <g class={kind}>
      <circle class="marks-rim" cx={column + 0.5} cy={row + 0.5} r="0.44" />
      <circle class="marks-line" cx={column + 0.5} cy={row + 0.5} r="0.44" />
    </g>
  );
}

interface ArrowProps {
  readonly mark: Mark<Square>;
  readonly bottom: Side;
}

/** Draws from the middle of one square to another; the head stops short of the piece there. */
function Arrow({ mark: { from, to }, bottom }: ArrowProps) {
  const [start, end] = [toCellPosition(from, bottom), toCellPosition(to, bottom)];
  const [x, y] = [end.column - start.column, end.row - start.row];
  const length = Math.hypot(x, y);
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  const shaft = `M0.1 -0.09H${length - 0.42}V-0.25L${length - 0.05} 0L${length - 0.42} 0.25V0.09H0.1Z`;
  return (
    <path
      class="marks-arrow"
      d={shaft}
      transform={`translate(${start.column + 0.5} ${start.row + 0.5}) rotate(${turn})`}
    />
  );
}
