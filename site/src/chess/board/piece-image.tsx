import './pieces.css';
import type { Piece } from '../game/pieces.ts';
import { useDrawings } from './piece-set.ts';

/** Draws a piece; its name is in the text beside it. */
export function PieceImage({ kind, side }: Piece) {
  const drawing = useDrawings()?.[kind];
  return (
    <svg
      class={`piece piece-${side === 0 ? 'white' : 'black'}`}
      viewBox="-2 -2.4 104 104"
      aria-hidden="true"
    >
      {drawing && (
        <>
          <path class="piece-halo" d={drawing.shape} />
          <path class="piece-shape" d={drawing.shape} />
          {drawing.shade && <path class="piece-shade" d={drawing.shade} />}
          <path class="piece-seam" d={drawing.seams} />
          {drawing.dots.map(([x, y, radius]) => (
            <circle key={x} class="piece-dot" cx={x} cy={y} r={radius} />
          ))}
        </>
      )}
    </svg>
  );
}

/** Defines the light on the pieces once per page; without it they have one flat colour. */
export function PieceShades() {
  return (
    <svg class="piece-shades" aria-hidden="true">
      <linearGradient id="piece-white" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="84" y2="0">
        <stop offset=".35" stop-color="#fffefb" />
        <stop offset="1" stop-color="#e9decb" />
      </linearGradient>
      <linearGradient id="piece-black" gradientUnits="userSpaceOnUse" x1="16" y1="0" x2="80" y2="0">
        <stop offset="0" stop-color="#443c36" />
        <stop offset=".7" stop-color="#2a2521" />
      </linearGradient>
    </svg>
  );
}
