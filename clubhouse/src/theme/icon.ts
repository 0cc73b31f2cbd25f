import { parseHex } from './colour.ts';
import { DEFAULT_COLOUR } from './stylesheet.ts';
import { makeLightTokens } from './tokens.ts';

export function renderClubIcon(colour: string): string {
  const { band, onBand } = makeLightTokens(
    parseHex(colour) ?? parseHex(DEFAULT_COLOUR) ?? [0, 0, 0],
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${band}"/>` +
    `<path d="M14 12h36v40H14zM14 32h36M32 12v40" fill="none" stroke="${onBand}" stroke-width="3" opacity=".7"/>` +
    '<circle cx="32" cy="32" r="9" fill="#e2f04a" stroke="#1a1d1b" stroke-width="2"/></svg>'
  );
}
