import type { Square } from 'chess.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Side } from 'relay-client/rules';
import { squareSeenAt } from '../board/view-squares.ts';
import { type Mark, toggled } from './core/marks.ts';

export interface Marks {
  readonly shown: readonly Mark<Square>[];
  /** Where an arrow begins whose end is still to be named; null: none does. */
  readonly pending: Square | null;
  readonly handlers: {
    readonly onContextMenu: (event: Event) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

interface MarksOptions {
  /** Marks of one position are not those of another. */
  readonly position: string;
  readonly bottom: Side;
  /** Touches mark, instead of moving pieces. */
  readonly isMarking: boolean;
}

/**
 * Arrows and marked squares, which this player alone sees (BRD-11): by the right mouse button, by
 * touches while marking is on, and by the key M on a square.
 */
export function useMarks({ position, bottom, isMarking }: MarksOptions): Marks {
  const [shown, setShown] = useState<readonly Mark<Square>[]>([]);
  const [pending, setPending] = useState<Square | null>(null);
  const begun = useRef<Square | null>(null);
  useEffect(() => {
    setShown([]);
    setPending(null);
  }, [position]);
  const mark = (from: Square, to: Square) => {
    setPending(null);
    setShown((before) => toggled(before, { from, to }));
  };
  const name = (square: Square) => (pending === null ? setPending(square) : mark(pending, square));
  const isOurs = ({ button, pointerType }: PointerEvent) =>
    isMarking ? button === 0 || button === 2 : button === 2 && pointerType === 'mouse';
  return {
    shown,
    pending,
    handlers: {
      onContextMenu: (event) => event.preventDefault(),
      onPointerDown(event) {
        begun.current = isOurs(event) ? squareUnder(event, bottom) : null;
        if (begun.current === null) return;
        event.stopPropagation();
        if (event.currentTarget instanceof Element) {
          event.currentTarget.setPointerCapture(event.pointerId);
        }
      },
      onPointerUp(event) {
        const from = begun.current;
        begun.current = null;
        const to = from === null ? null : squareUnder(event, bottom);
        if (from === null || to === null) return;
        event.stopPropagation();
        // Two taps name both ends of an arrow; the right button has a drag for that.
        if (from === to && isMarking && event.button === 0) name(to);
        else mark(from, to);
      },
      onPointerCancel() {
        begun.current = null;
      },
      onKeyDown(event) {
        const square = event.target instanceof HTMLElement ? event.target.dataset['square'] : null;
        if (event.key === 'Escape' && pending !== null) {
          event.stopPropagation();
          setPending(null);
        }
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
        if (event.key.toLowerCase() !== 'm' || !isPlain || !square) return;
        event.preventDefault();
        name(square as Square);
      },
    },
  };
}

function squareUnder({ clientX, clientY, currentTarget }: PointerEvent, bottom: Side) {
  if (!(currentTarget instanceof Element)) return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * 8);
  const row = Math.floor(((clientY - top) / height) * 8);
  return squareSeenAt({ column, row }, bottom);
}
