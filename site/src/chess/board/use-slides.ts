import type { RefObject } from 'preact';
import type { Square } from 'chess.js';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import type { Pieces } from '../game/pieces.ts';
import { findSlides } from './slides.ts';
import { toCellPosition } from './view-squares.ts';

const SLIDE_MS = 180;
/** If more pieces moved than in castling, the player jumped within the game. */
const MAX_SLIDES = 4;

/**
 * Animates pieces to their new squares (BRD-8), unless the player prefers no motion.
 * @param dropped the square of a piece just dropped, which is already there
 */
export function useSlides(
  board: RefObject<HTMLElement | null>,
  pieces: Pieces,
  bottom: Side,
  dropped: RefObject<Square | null>,
): void {
  const shown = useRef({ pieces, bottom });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pieces, bottom };
    if (before.pieces === pieces || before.bottom !== bottom || prefersReducedMotion()) return;
    const found = findSlides(before.pieces, pieces);
    if (found.length > MAX_SLIDES) return;
    for (const { from, to } of found) {
      if (dropped.current === to) continue;
      const image = board.current?.querySelector(`[data-square="${to}"] > .piece`);
      const [start, end] = [toCellPosition(from, bottom), toCellPosition(to, bottom)];
      const [x, y] = [(start.column - end.column) * 100, (start.row - end.row) * 100];
      image?.animate(
        [
          { transform: `translate(${x}%, ${y}%)`, zIndex: 3 },
          { transform: 'none', zIndex: 3 },
        ],
        { duration: SLIDE_MS, easing: 'ease-out' },
      );
    }
    dropped.current = null;
  }, [board, pieces, bottom, dropped]);
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
