import type { RefObject } from 'preact';
import type { Square } from 'chess.js';
import { useRef } from 'preact/hooks';
import type { Side } from '../../../relay-client/src/core/rules.ts';
import { squareSeenAt } from './view-squares.ts';

/** How far a pointer goes before it drags, in pixels: a finger trembles when it taps. */
const THRESHOLD = 5;

interface Drag {
  readonly from: Square;
  readonly image: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
  hasMoved: boolean;
}

interface DragOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly bottom: Side;
  readonly isMovable: (square: Square) => boolean;
  readonly onPickUp: (from: Square) => void;
  readonly onDrop: (from: Square, to: Square | null) => void;
}

/**
 * Drags a piece by mouse, pen or finger (BRD-4). The piece follows by its own style: the board is
 * drawn anew only when it is picked up and when it is dropped.
 */
export function useDrag({ board, bottom, isMovable, onPickUp, onDrop }: DragOptions) {
  const drag = useRef<Drag | null>(null);
  const wasDrag = useRef(false);

  const end = () => {
    const ended = drag.current;
    drag.current = null;
    if (ended === null) return null;
    ended.image.classList.remove('piece-dragged');
    ended.image.style.transform = '';
    return ended.hasMoved ? ended : null;
  };
  const squareUnder = (event: PointerEvent): Square | null => {
    const area = board.current?.getBoundingClientRect();
    if (area === undefined) return null;
    const column = Math.floor(((event.clientX - area.left) / area.width) * 8);
    const row = Math.floor(((event.clientY - area.top) / area.height) * 8);
    return squareSeenAt({ column, row }, bottom);
  };

  return {
    /** Whether the click that comes now is only the end of a drag. */
    isClickOfDrag: (event: MouseEvent) => event.detail > 0 && wasDrag.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        wasDrag.current = false;
        end();
        const button = event.target instanceof Element ? event.target.closest('button') : null;
        const from = button?.dataset['square'] as Square | undefined;
        const image = button?.querySelector<SVGElement>('.piece');
        if (!event.isPrimary || event.button !== 0 || !button || !from || !image) return;
        if (!isMovable(from)) return;
        button.setPointerCapture(event.pointerId);
        drag.current = { from, image, x: event.clientX, y: event.clientY, hasMoved: false };
      },
      onPointerMove(event: PointerEvent) {
        const now = drag.current;
        if (now === null || !event.isPrimary) return;
        const [x, y] = [event.clientX - now.x, event.clientY - now.y];
        if (!now.hasMoved) {
          if (Math.hypot(x, y) < THRESHOLD) return;
          now.hasMoved = true;
          wasDrag.current = true;
          now.image.classList.add('piece-dragged');
          onPickUp(now.from);
        }
        now.image.style.transform = `translate(${x}px, ${y}px) scale(1.12)`;
      },
      onPointerUp(event: PointerEvent) {
        const ended = end();
        if (ended !== null) onDrop(ended.from, squareUnder(event));
      },
      onPointerCancel() {
        const ended = end();
        if (ended !== null) onDrop(ended.from, null);
      },
    },
  };
}
