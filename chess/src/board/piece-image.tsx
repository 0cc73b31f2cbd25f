import { SIDE_NAMES, type Piece } from '../game/pieces.ts';
import { DRAWINGS } from './piece-drawings.ts';

/** The drawing of a piece. What it is called stands in the text beside it. */
export function PieceImage({ kind, side }: Piece) {
  const { shapes, lines } = DRAWINGS[kind];
  return (
    <svg
      class={`piece piece-${SIDE_NAMES[side].toLowerCase()}`}
      viewBox="0 0 45 45"
      aria-hidden="true"
    >
      {shapes.map((shape) => (
        <path key={shape} class="piece-shape" d={shape} />
      ))}
      {lines.map((line) => (
        <path key={line} class="piece-line" d={line} />
      ))}
    </svg>
  );
}
