import { parseHex, type Rgb } from './colour.ts';
import { darkTokens, isNearDanger, lightTokens, type ThemeTokens } from './tokens.ts';

/** The default colour of a club: the green of a grass court in shade. */
export const DEFAULT_COLOUR = '#0f5c4a';

/** `/theme.css`, a separate file because the content security policy forbids inline styles. */
export function themeStylesheet(colour: string): string {
  const club = parseHex(colour) ?? defaultColour();
  const light = lightTokens(club);
  // Danger must differ from the club's colour: in a red club it is ink.
  const danger = isNearDanger(club) ? ';--danger:var(--ink)' : '';
  // Printed pages use the light colours, whatever the screen's mode.
  return (
    `:root{--club:${light.band};--on-club:${light.onBand};${declarations(light)}${danger}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${declarations(darkTokens(club))}${danger}}}\n`
  );
}

function defaultColour(): Rgb {
  return parseHex(DEFAULT_COLOUR) ?? [0, 0, 0];
}

function declarations(tokens: ThemeTokens): string {
  return [
    `--accent:${tokens.accent}`,
    `--on-accent:${tokens.onAccent}`,
    `--accent-press:${tokens.accentPress}`,
    `--tint:${tokens.tint}`,
    `--tint-2:${tokens.tint2}`,
    `--band:${tokens.band}`,
    `--on-band:${tokens.onBand}`,
  ].join(';');
}
