import { parseHex } from '../../theme/colour.ts';
import { DEFAULT_COLOUR } from '../../theme/stylesheet.ts';
import { makeDarkTokens, makeLightTokens, type ThemeTokens } from '../../theme/tokens.ts';

/** The colours of an email, each `#rrggbb`, matching the site's pages. */
export interface Colours extends Pick<
  ThemeTokens,
  'accent' | 'onAccent' | 'tint' | 'band' | 'onBand'
> {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
}

const LIGHT = {
  paper: '#f6f3ec',
  surface: '#ffffff',
  ink: '#1a1d1b',
  muted: '#585c57',
  line: '#e2ddd1',
};
const DARK = {
  paper: '#111413',
  surface: '#1b1f1d',
  ink: '#eff1ed',
  muted: '#a9b0aa',
  line: '#323835',
};

/** Derived from the club's colour in the same way as the site's (LTR-2, LOOK-1). */
export function makeLetterColours(colour: string | null): { light: Colours; dark: Colours } {
  const club = parseHex(colour ?? DEFAULT_COLOUR) ?? [0, 0, 0];
  return {
    light: { ...LIGHT, ...makeLightTokens(club) },
    dark: { ...DARK, ...makeDarkTokens(club) },
  };
}
