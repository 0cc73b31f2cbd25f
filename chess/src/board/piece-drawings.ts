import type { PieceSymbol } from 'chess.js';

/** A piece on a field of 45 by 45: shapes from the back to the front, and lines drawn over them. */
interface Drawing {
  readonly shapes: readonly string[];
  readonly lines: readonly string[];
}

const FOOT = 'M11 40.5v-2a3 3 0 0 1 3-3h17a3 3 0 0 1 3 3v2z';
const SMALL_FOOT = 'M13 40.5v-2a3 3 0 0 1 3-3h13a3 3 0 0 1 3 3v2z';
const SKIRT = 'M14.5 30.5h16l1.2 5h-18.4z';

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

const ball = (x: number, y: number) => disc(x, y, 2.1);

/** Drawn for this site. */
export const DRAWINGS: Readonly<Record<PieceSymbol, Drawing>> = {
  p: {
    shapes: [
      'M15.5 36C17.4 31.4 19.8 27.2 19.8 21.5h5.4c0 5.7 2.4 9.9 4.3 14.5z',
      SMALL_FOOT,
      disc(22.5, 14.6, 6),
      'M17.8 20.2h9.4a1.6 1.6 0 0 1 0 3.2h-9.4a1.6 1.6 0 0 1 0-3.2z',
    ],
    lines: [],
  },
  r: {
    shapes: [
      'M14.5 36 16 18h13l1.5 18z',
      FOOT,
      'M12.2 9h4.6v3.4h3.4V9h4.6v3.4h3.4V9h4.6v7.2l-3.2 3.3H15.4l-3.2-3.3z',
    ],
    lines: ['M15.4 31.5h14.2'],
  },
  n: {
    shapes: [
      'M14.8 36c0-6.6 7.2-8.3 7.9-13.6-2.8 2.1-5.6 1.9-7.9 4.1-1.2 1.2-2.7 1.7-3.9.9-1.7-1.1-2-3.2-1-5.2 1.6-3 3.3-4.9 4.4-8 .7-2.1 1.5-3.5 3-4.5l.2-4.2 3.7 3c7.3.4 12.8 6.8 12.8 17.2 0 4.1-.9 7.3-1.8 10.3z',
      FOOT,
    ],
    lines: ['M25.2 12.5c3.9 2.7 5.5 7.3 5.3 13.5', 'M17.7 14.6v.1', 'M12.2 24v.1'],
  },
  b: {
    shapes: [
      'M15.5 36c2.3-2.6 3.3-5.6 3.5-9h7c.2 3.4 1.2 6.4 3.5 9z',
      FOOT,
      ball(22.5, 7.4),
      'M22.5 9.3c5.2 4 7.8 8 7.8 11.3 0 2.6-1.5 4.9-3.3 4.9h-9c-1.8 0-3.3-2.3-3.3-4.9 0-3.3 2.6-7.3 7.8-11.3z',
      'M16.9 24.7h11.2a1.6 1.6 0 0 1 0 3.2H16.9a1.6 1.6 0 0 1 0-3.2z',
    ],
    lines: ['M26 14.2l-4 5.2'],
  },
  q: {
    shapes: [
      SKIRT,
      FOOT,
      'M14.5 30.5 8.7 15.2l6.9 7L15.8 11l4.5 10.3L22.5 9.5l2.2 11.8L29.2 11l.2 11.2 6.9-7-5.8 15.3z',
      ball(8.4, 13.6),
      ball(15.5, 9.6),
      ball(22.5, 7.9),
      ball(29.5, 9.6),
      ball(36.6, 13.6),
    ],
    lines: ['M15.4 27.2c4.6-1.2 9.6-1.2 14.2 0'],
  },
  k: {
    shapes: [
      'M20.9 4h3.2v2.9H27V10h-2.9v6h-3.2v-6H18V6.9h2.9z',
      SKIRT,
      FOOT,
      'M14.5 30.5c-.9-2.5-5.2-4.6-5.2-9.2 0-7 10.3-8.2 13.2-2 2.9-6.2 13.2-5 13.2 2 0 4.6-4.3 6.7-5.2 9.2z',
      'M22.5 27.5c-3-4.7-3-8.7 0-12.3 3 3.6 3 7.6 0 12.3z',
    ],
    lines: [],
  },
};
