import { parseHex, type Rgb } from './colour.ts';
import { makeDarkTokens, isNearDanger, makeLightTokens, type ThemeTokens } from './tokens.ts';

/** The default colour of a club: the green of a grass court in shade. */
export const DEFAULT_COLOUR = '#0f5c4a';

/** `/theme.css`, a separate file because the content security policy forbids inline styles. */
export function renderThemeStylesheet(colour: string): string {
  const club = parseHex(colour) ?? getDefaultColour();
  const light = makeLightTokens(club);
  // Danger must differ from the club's colour: in a red club it is ink.
  const danger = isNearDanger(club) ? ';--danger:var(--ink)' : '';
  // Printed pages use the light colours, whatever the screen's mode.
  return (
    `:root{--club:${light.band};--on-club:${light.onBand};${renderDeclarations(light)}${danger}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${renderDeclarations(makeDarkTokens(club))}${danger}}}\n`
  );
}

function getDefaultColour(): Rgb {
  return parseHex(DEFAULT_COLOUR) ?? [0, 0, 0];
}

function renderDeclarations(tokens: ThemeTokens): string {
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
