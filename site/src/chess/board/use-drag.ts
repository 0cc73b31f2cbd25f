import type { RefObject } from 'preact';
import type { Square } from 'chess.js';
import { useRef } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import { findSquareAt } from './view-squares.ts';

/** Pixels a pointer moves before it counts as a drag: a tapping finger trembles. */
const THRESHOLD = 5;

/** How many squares above the finger a dragged piece is drawn, because the thumb would hide it. */
const LIFT = 0.75;

interface Drag {
  readonly from: Square;
  readonly image: SVGElement;
  /** How many pixels the piece is lifted above a finger; 0 for a mouse. */
  readonly lift: number;
  /** The marked square under the pointer. */
  under: Element | null;
  readonly x: number;
  readonly y: number;
  hasMoved: boolean;
}

interface DragOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly bottom: Side;
  readonly isMovable: (square: Square) => boolean;
  readonly onPickUp: (from: Square) => void;
  /** The target is null off the board or after a cancelled drag. */
  readonly onDrop: (from: Square, to: Square | null) => void;
}

/**
 * Drags a piece by mouse, pen or finger (BRD-4). The piece follows through its own style: the board
 * is rendered only on picking up and dropping.
 */
export function useDrag({ board, bottom, isMovable, onPickUp, onDrop }: DragOptions) {
  const drag = useRef<Drag | null>(null);
  const wasDrag = useRef(false);

  const drop = (to: (() => Square | null) | null) => {
    const ended = drag.current;
    drag.current = null;
    if (ended === null) return;
    ended.image.classList.remove('piece-dragged');
    ended.image.style.transform = '';
    markSquare(ended, null);
    if (ended.hasMoved) onDrop(ended.from, to === null ? null : to());
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      wasDrag.current = false;
      drop(null);
      drag.current = beginDrag(event, isMovable);
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (now === null || !event.isPrimary) return;
      const hadMoved = now.hasMoved;
      followPointer(now, event);
      if (now.hasMoved) markSquare(now, findElementUnder(event, board.current, bottom));
      if (hadMoved || !now.hasMoved) return;
      wasDrag.current = true;
      onPickUp(now.from);
    },
    onPointerUp(event: PointerEvent) {
      drop(() => findSquareUnder(event, board.current, bottom));
    },
    onPointerCancel() {
      drop(null);
    },
  };
  /** Whether a click only ends a drag. */
  const isClickOfDrag = (event: MouseEvent) => event.detail > 0 && wasDrag.current;
  return { handlers, isClickOfDrag };
}

function beginDrag(event: PointerEvent, isMovable: (square: Square) => boolean): Drag | null {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const from = button?.dataset['square'] as Square | undefined;
  const image = button?.querySelector<SVGElement>('.piece');
  if (!event.isPrimary || event.button !== 0 || !button || !from || !image) return null;
  if (!isMovable(from)) return null;
  button.setPointerCapture(event.pointerId);
  const lift = event.pointerType === 'touch' ? button.clientHeight * LIFT : 0;
  return { from, image, lift, under: null, x: event.clientX, y: event.clientY, hasMoved: false };
}

function followPointer(drag: Drag, { clientX, clientY }: PointerEvent): void {
  const [x, y] = [clientX - drag.x, clientY - drag.y];
  if (!drag.hasMoved && Math.hypot(x, y) < THRESHOLD) return;
  drag.hasMoved = true;
  drag.image.classList.add('piece-dragged');
  drag.image.style.transform = `translate(${x}px, ${y - drag.lift}px) scale(${drag.lift > 0 ? 1.5 : 1.12})`;
}

/** Marks a square by an attribute that rendering never touches. */
function markSquare(drag: Drag, square: Element | null): void {
  if (drag.under === square) return;
  drag.under?.removeAttribute('data-under');
  square?.setAttribute('data-under', '');
  drag.under = square;
}

function findElementUnder(
  event: PointerEvent,
  board: HTMLElement | null,
  bottom: Side,
): Element | null {
  const square = findSquareUnder(event, board, bottom);
  return square === null ? null : (board?.querySelector(`[data-square="${square}"]`) ?? null);
}

function findSquareUnder(
  { clientX, clientY }: PointerEvent,
  board: HTMLElement | null,
  bottom: Side,
): Square | null {
  if (board === null) return null;
  const { left, top, width, height } = board.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * 8);
  const row = Math.floor(((clientY - top) / height) * 8);
  return findSquareAt({ column, row }, bottom);
}
