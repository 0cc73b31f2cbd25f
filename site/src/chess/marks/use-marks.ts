import type { Square } from 'chess.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import { findSquareAt } from '../board/view-squares.ts';
import { type Mark, toggleMark } from './core/marks.ts';

export interface Marks {
  readonly shown: readonly Mark<Square>[];
  /** The start of an arrow without an end yet; null if there is none. */
  readonly pending: Square | null;
  readonly handlers: {
    readonly onContextMenu: (event: Event) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

interface MarksOptions {
  /** The position to which the marks belong. */
  readonly position: string;
  readonly bottom: Side;
  /** Touches draw marks instead of moving pieces. */
  readonly isMarking: boolean;
}

/** How long a finger must rest on a square to start an arrow, and how far it may move. */
const PRESS_MS = 450;
const STILL = 8;

/**
 * Draws marks by the right mouse button, or by a finger that rests on a square and then taps
 * another (BRD-11). While marking is on, taps alone draw marks, as does the M key on a square.
 */
export function useMarks({ position, bottom, isMarking }: MarksOptions): Marks {
  const [shown, setShown] = useState<readonly Mark<Square>[]>([]);
  const [pending, setPending] = useState<Square | null>(null);
  const begun = useRef<Square | null>(null);
  const press = useRef<Press | null>(null);
  /** Whether the next click ends a mark; otherwise that click would move a piece. */
  const isClickOurs = useRef(false);
  useEffect(() => {
    setShown([]);
    setPending(null);
  }, [position]);
  const mark = (from: Square, to: Square) => {
    setPending(null);
    setShown((before) => toggleMark(before, { from, to }));
  };
  const name = (square: Square) => (pending === null ? setPending(square) : mark(pending, square));
  const isTouching = isMarking || pending !== null;
  const isOurs = ({ button, pointerType }: PointerEvent) =>
    isTouching ? button === 0 || button === 2 : button === 2 && pointerType === 'mouse';
  const letGo = () => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  const rest = (event: PointerEvent) => {
    const square = event.pointerType === 'touch' ? findSquareUnder(event, bottom) : null;
    if (square === null) return;
    const timer = setTimeout(() => {
      isClickOurs.current = true;
      name(square);
    }, PRESS_MS);
    press.current = { timer, x: event.clientX, y: event.clientY };
  };
  useEffect(() => letGo, []);
  return {
    shown,
    pending,
    handlers: {
      onContextMenu: (event) => event.preventDefault(),
      onPointerDown(event) {
        letGo();
        begun.current = isOurs(event) ? findSquareUnder(event, bottom) : null;
        isClickOurs.current = begun.current !== null && event.button === 0;
        if (begun.current === null) return rest(event);
        event.stopPropagation();
        if (event.currentTarget instanceof Element) {
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        return undefined;
      },
      onPointerMove({ clientX, clientY }) {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > STILL) letGo();
      },
      onPointerUp(event) {
        letGo();
        const from = begun.current;
        begun.current = null;
        const to = from === null ? null : findSquareUnder(event, bottom);
        if (from === null || to === null) return;
        event.stopPropagation();
        // Two taps name both ends of an arrow; the right button has a drag for that.
        if (from === to && isTouching && event.button === 0) name(to);
        else mark(from, to);
      },
      onClick(event) {
        // Keys click too, without a pointer.
        if (isClickOurs.current && event.detail > 0) event.stopPropagation();
        isClickOurs.current = false;
      },
      onPointerCancel() {
        letGo();
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

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

function findSquareUnder({ clientX, clientY, currentTarget }: PointerEvent, bottom: Side) {
  if (!(currentTarget instanceof Element)) return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * 8);
  const row = Math.floor(((clientY - top) / height) * 8);
  return findSquareAt({ column, row }, bottom);
}
