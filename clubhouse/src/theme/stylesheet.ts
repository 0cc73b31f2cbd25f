import { parseHex, type Rgb } from './colour.ts';
import { darkTokens, isNearDanger, lightTokens, type ThemeTokens } from './tokens.ts';

/** What a club without a colour of its own gets: the green of a grass court in shade. */
export const DEFAULT_COLOUR = '#0f5c4a';

/** `/theme.css`: a file, so that the policy of the pages needs no inline style. */
export function themeStylesheet(colour: string): string {
  const club = parseHex(colour) ?? defaultColour();
  const light = lightTokens(club);
  // Danger is never the club's colour: in a red club it is ink.
  const danger = isNearDanger(club) ? ';--danger:var(--ink)' : '';
  // On paper the club's colour is what it is, whatever the screen is set to.
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
