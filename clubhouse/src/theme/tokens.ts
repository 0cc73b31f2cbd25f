import {
  computeContrastRatio,
  convertFromOklch,
  parseHex,
  type Oklch,
  type Rgb,
  toHex,
  toOklch,
} from './colour.ts';

/** Derived from the club's one colour for light and dark mode, each as `#rrggbb` (LOOK-1). */
export interface ThemeTokens {
  /** The colour of buttons, links and won tiles. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentPress: string;
  /** Backgrounds of secondary buttons and of the viewer's own row. */
  readonly tint: string;
  readonly tint2: string;
  /** The banner at the top. */
  readonly band: string;
  readonly onBand: string;
}

const INK = '#1a1d1b';
const WHITE = '#ffffff';
/** WCAG AA for text. */
const READABLE = 4.5;
/** Margin for rounding colours to bytes. */
const ROUNDING = 0.02;
const STEP = 0.005;

export function makeLightTokens(club: Rgb): ThemeTokens {
  const colour = toOklch(club);
  const { band, onBand } = makeBand(club);
  return {
    accent: makeTone(colour, clamp(colour.l, 0.3, 0.46), 0.18),
    onAccent: WHITE,
    accentPress: makeTone(colour, 0.3, 0.12),
    tint: makeTone(colour, 0.955, 0.022),
    tint2: makeTone(colour, 0.9, 0.045),
    band,
    onBand,
  };
}

export function makeDarkTokens(club: Rgb): ThemeTokens {
  const colour = toOklch(club);
  return {
    accent: makeTone(colour, 0.82, 0.11),
    onAccent: makeTone(colour, 0.2, 0.03),
    accentPress: makeTone(colour, 0.88, 0.09),
    tint: makeTone(colour, 0.29, 0.035),
    tint2: makeTone(colour, 0.36, 0.05),
    band: makeTone(colour, 0.29, 0.055),
    onBand: WHITE,
  };
}

/** The club's own colour and a readable text colour; darkened until white is readable (LOOK-2). */
function makeBand(club: Rgb): { band: string; onBand: string } {
  if (isReadableOn(WHITE, club)) return { band: toHex(club), onBand: WHITE };
  if (isReadableOn(INK, club)) return { band: toHex(club), onBand: INK };
  const colour = toOklch(club);
  for (let l = colour.l; l > 0; l -= STEP) {
    const darker = convertFromOklch({ ...colour, l });
    if (isReadableOn(WHITE, darker)) return { band: toHex(darker), onBand: WHITE };
  }
  return { band: INK, onBand: WHITE };
}

function isReadableOn(text: string, ground: Rgb): boolean {
  const ink = parseHex(text);
  return ink !== null && computeContrastRatio(ink, ground) >= READABLE + ROUNDING;
}

function makeTone(colour: Oklch, l: number, mostChroma: number): string {
  return toHex(convertFromOklch({ l, c: Math.min(colour.c, mostChroma), h: colour.h }));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The hue of `--danger` in `styles/tokens.css`, in radians. */
const DANGER_HUE = 0.42;
/** Colours within forty degrees to either side count as danger. */
const MAX_HUE_DISTANCE = 0.7;
/** Below this chroma, a colour counts as grey. */
const MIN_CHROMA = 0.05;

/** Whether buttons in this colour would look like danger buttons. */
export function isNearDanger(club: Rgb): boolean {
  const { c, h } = toOklch(club);
  return c >= MIN_CHROMA && Math.abs(h - DANGER_HUE) <= MAX_HUE_DISTANCE;
}
