import { encodePng } from '../src/web/png.ts';

/** The demo draws its own badge and two shop signs, so nobody else has rights in them. */

type Rgb = readonly [red: number, green: number, blue: number];
/** Returns the colour of a point, or null if it has none. The centre is 0, 0; edges are at 1. */
type Drawing = (x: number, y: number) => Rgb | null;

const SIDE = 256;
/** Samples per side of a pixel, for smooth edges. */
const POINTS = 3;

const GREEN: Rgb = [15, 92, 74];
const BLUE: Rgb = [86, 160, 196];
const CREAM: Rgb = [250, 245, 231];
const BALL: Rgb = [226, 240, 74];
const CRUST: Rgb = [176, 104, 42];
const INK: Rgb = [38, 44, 64];
const RED: Rgb = [196, 58, 44];

/** A ball above a river, in a ring. */
const badge: Drawing = (x, y) => {
  const away = Math.hypot(x, y);
  if (away > 0.98) return null;
  if (away > 0.84) return GREEN;
  if (away > 0.78) return CREAM;
  if (Math.hypot(x, y + 0.2) < 0.34) return isOnSeam(x, y + 0.2) ? CREAM : BALL;
  const wave = 0.06 * Math.sin(x * 9);
  const depth = y - wave;
  if (depth > 0.3 && depth < 0.42) return CREAM;
  return depth > 0.18 && depth < 0.56 ? BLUE : GREEN;
};

function isOnSeam(x: number, y: number): boolean {
  return [-0.44, 0.44].some((middle) => Math.abs(Math.hypot(x - middle, y) - 0.32) < 0.025);
}

/** A loaf with three cuts. */
const loaf: Drawing = (x, y) => {
  if ((x / 0.95) ** 2 + (y / 0.62) ** 2 > 1) return null;
  const isCut = [-0.4, 0, 0.4].some(
    (middle) => Math.abs(x - middle - y * 0.35) < 0.06 && Math.abs(y) < 0.36,
  );
  return isCut ? CREAM : CRUST;
};

/** A wheel with its spokes. */
const wheel: Drawing = (x, y) => {
  const away = Math.hypot(x, y);
  if (away > 0.96) return null;
  if (away > 0.8) return INK;
  if (away > 0.74) return RED;
  if (away < 0.14) return INK;
  const turn = ((Math.atan2(y, x) / Math.PI) * 6 + 12) % 1;
  return Math.min(turn, 1 - turn) * away < 0.045 ? INK : null;
};

export const LOGO = drawPicture(badge);
export const SPONSORS = [
  { name: 'Mill Lane Bakery', url: 'https://bakery.example.org/', picture: drawPicture(loaf) },
  {
    name: 'Eze & Daughters, Bicycles',
    url: 'https://wheels.example.org/',
    picture: drawPicture(wheel),
  },
];

function drawPicture(drawing: Drawing): Buffer {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (let index = 0; index < SIDE * SIDE; index++) {
    pixels.set(drawPixel(drawing, index % SIDE, Math.floor(index / SIDE)), index * 4);
  }
  return encodePng(pixels, SIDE);
}

function drawPixel(drawing: Drawing, column: number, row: number): number[] {
  const at = (place: number, part: number) => ((place + (part + 0.5) / POINTS) / SIDE) * 2 - 1;
  const sum = [0, 0, 0];
  let seen = 0;
  for (let point = 0; point < POINTS * POINTS; point++) {
    const colour = drawing(at(column, point % POINTS), at(row, Math.floor(point / POINTS)));
    if (colour === null) continue;
    seen += 1;
    for (const [part, value] of colour.entries()) sum[part] = (sum[part] ?? 0) + value;
  }
  const alpha = Math.round((255 * seen) / (POINTS * POINTS));
  return [...sum.map((value) => Math.round(value / Math.max(1, seen))), alpha];
}
