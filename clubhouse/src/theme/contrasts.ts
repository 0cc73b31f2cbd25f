import { computeContrastRatio, parseHex } from './colour.ts';
import { makeDarkTokens, makeLightTokens, type ThemeTokens } from './tokens.ts';

export interface ColourPair {
  readonly name: 'band' | 'button' | 'quiet' | 'link';
  readonly text: string;
  readonly ground: string;
  /** WCAG ratio; text needs 4.5. */
  readonly ratio: number;
}

interface Look extends ThemeTokens {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly pairs: readonly ColourPair[];
}

/** The same colours as in `styles/tokens.css`. */
const GROUNDS = {
  light: { paper: '#f6f3ec', surface: '#ffffff', ink: '#1a1d1b' },
  dark: { paper: '#111413', surface: '#1b1f1d', ink: '#eff1ed' },
};

/** A club's colour on the pages in both modes, with the contrast of each text (FACE-5). */
export function makeLooks(colour: string): { readonly light: Look; readonly dark: Look } | null {
  const club = parseHex(colour);
  if (club === null) return null;
  return {
    light: makeLook(makeLightTokens(club), GROUNDS.light),
    dark: makeLook(makeDarkTokens(club), GROUNDS.dark),
  };
}

function makeLook(tokens: ThemeTokens, grounds: (typeof GROUNDS)['light']): Look {
  const pairs: readonly ColourPair[] = [
    makePair('band', tokens.onBand, tokens.band),
    makePair('button', tokens.onAccent, tokens.accent),
    makePair('quiet', tokens.accent, tokens.tint),
    makePair('link', tokens.accent, grounds.paper),
  ];
  return { ...tokens, ...grounds, pairs };
}

function makePair(name: ColourPair['name'], text: string, ground: string): ColourPair {
  const [one, other] = [parseHex(text), parseHex(ground)];
  return {
    name,
    text,
    ground,
    ratio: one === null || other === null ? 1 : computeContrastRatio(one, other),
  };
}
