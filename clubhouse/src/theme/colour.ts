/**
 * Colours as numbers: sRGB as in #rrggbb, and OKLCH, whose lightness matches perception
 * (https://bottosson.github.io/posts/oklab/). Contrast is WCAG's.
 */

/** sRGB components, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function parseHex(text: string): Rgb | null {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  return [parseInt(r, 16) / 255, parseInt(g, 16) / 255, parseInt(b, 16) / 255];
}

export function toHex(rgb: Rgb): string {
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = toLinear(rgb);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** The nearest displayable colour: reduces chroma, and keeps lightness and hue. */
export function convertFromOklch({ l, c, h }: Oklch): Rgb {
  let [low, high] = [0, c];
  if (isInGamut(toLinearRgb({ l, c, h }))) return encodeRgb(toLinearRgb({ l, c, h }));
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb({ l, c: middle, h }))) low = middle;
    else high = middle;
  }
  return encodeRgb(toLinearRgb({ l, c: low, h }));
}

/** WCAG contrast ratio, from 1 to 21. */
export function computeContrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function computeLuminance(rgb: Rgb): number {
  const [r, g, b] = toLinear(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLinear([r, g, b]: Rgb): Rgb {
  const one = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return [one(r), one(g), one(b)];
}

function encodeRgb([r, g, b]: Rgb): Rgb {
  const one = (part: number) => {
    const inside = Math.min(1, Math.max(0, part));
    return inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
  };
  return [one(r), one(g), one(b)];
}

/** Linear sRGB; components below 0 or above 1 mean that screens cannot show the colour. */
function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -1e-6 && part <= 1 + 1e-6);
}
