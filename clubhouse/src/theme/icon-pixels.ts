import { parseHex, type Rgb } from './colour.ts';
import { DEFAULT_COLOUR } from './stylesheet.ts';
import { makeLightTokens } from './tokens.ts';

/** The side of the square in the icon's SVG. */
const GRID = 64;
const [LEFT, TOP, RIGHT, BOTTOM, MIDDLE] = [14, 12, 50, 52, 32];
const LINE = 1.5;
const LINE_STRENGTH = 0.7;
const BALL = 8;
const BALL_EDGE = 10;
const ROUND = 14;
const BALL_COLOUR: Rgb = [0.886, 0.941, 0.29];
const INK: Rgb = [0.102, 0.114, 0.106];
/** Samples per side of a pixel, for smooth edges. */
const POINTS = 3;

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
const NOTHING: Rgba = [0, 0, 0, 0];

/**
 * Draws the club's icon as pixels, row by row, four bytes each, because phones want PNG icons.
 * @param isWhole fills the square, and keeps the drawing inside the circle that a phone may cut out
 */
export function drawIconPixels(colour: string, side: number, isWhole: boolean): Uint8Array {
  const { band, onBand } = makeLightTokens(
    parseHex(colour) ?? parseHex(DEFAULT_COLOUR) ?? [0, 0, 0],
  );
  const paint = { band: parseHex(band) ?? INK, line: parseHex(onBand) ?? INK, isWhole };
  const pixels = new Uint8Array(side * side * 4);
  const half = Math.ceil(side / 2);
  // The four quarters mirror each other.
  for (let index = 0; index < half * half; index++) {
    const [column, row] = [index % half, Math.floor(index / half)];
    const pixel = samplePixel(paint, column, row, side);
    for (const y of [row, side - 1 - row]) {
      for (const x of [column, side - 1 - column]) pixels.set(pixel, (y * side + x) * 4);
    }
  }
  return pixels;
}

interface Paint {
  readonly band: Rgb;
  readonly line: Rgb;
  readonly isWhole: boolean;
}

function samplePixel(paint: Paint, column: number, row: number, side: number): number[] {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (let point = 0; point < POINTS * POINTS; point++) {
    const x = ((column + (0.5 + (point % POINTS)) / POINTS) / side) * GRID;
    const y = ((row + (0.5 + Math.floor(point / POINTS)) / POINTS) / side) * GRID;
    const [red, green, blue, alpha] = findColourAt(paint, x, y);
    sum[0] += red * alpha;
    sum[1] += green * alpha;
    sum[2] += blue * alpha;
    sum[3] += alpha;
  }
  const [red, green, blue, alpha] = sum;
  const byte = (value: number) => Math.round(value * 255);
  const shown = Math.max(alpha, 1);
  return [byte(red / shown), byte(green / shown), byte(blue / shown), byte(alpha / POINTS ** 2)];
}

function findColourAt({ band, line, isWhole }: Paint, x: number, y: number): Rgba {
  if (!isWhole && isCutOff(x, y)) return NOTHING;
  const [innerX, innerY] = isWhole ? [enlargeFromMiddle(x), enlargeFromMiddle(y)] : [x, y];
  const away = Math.hypot(innerX - MIDDLE, innerY - MIDDLE);
  if (away <= BALL) return [...BALL_COLOUR, 1];
  if (away <= BALL_EDGE) return [...INK, 1];
  if (!isOnLine(innerX, innerY)) return [...band, 1];
  const mixed = band.map((value, part) => value + ((line[part] ?? 0) - value) * LINE_STRENGTH);
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
}

/** Enlarges a coordinate from the centre, which makes the drawing smaller. */
function enlargeFromMiddle(value: number): number {
  return MIDDLE + (value - MIDDLE) * 1.2;
}

function isCutOff(x: number, y: number): boolean {
  const [right, down] = [
    Math.max(ROUND - x, x - (GRID - ROUND)),
    Math.max(ROUND - y, y - (GRID - ROUND)),
  ];
  return right > 0 && down > 0 && Math.hypot(right, down) > ROUND;
}

function isOnLine(x: number, y: number): boolean {
  const isWithin = x >= LEFT - LINE && x <= RIGHT + LINE && y >= TOP - LINE && y <= BOTTOM + LINE;
  const isNear = (value: number, lines: readonly number[]) =>
    lines.some((one) => Math.abs(value - one) <= LINE);
  return isWithin && (isNear(x, [LEFT, MIDDLE, RIGHT]) || isNear(y, [TOP, MIDDLE, BOTTOM]));
}
