import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  computeContrastRatio,
  convertFromOklch,
  parseHex,
  type Rgb,
  toHex,
  toOklch,
} from './colour.ts';
import { renderThemeStylesheet } from './stylesheet.ts';
import { makeDarkTokens, isNearDanger, makeLightTokens } from './tokens.ts';

/** Six steps per component, including black, white and every pure colour. */
const STEPS = [0, 51, 102, 153, 204, 255];
const CLUBS: readonly Rgb[] = STEPS.flatMap((r) =>
  STEPS.flatMap((g) => STEPS.map((b): Rgb => [r / 255, g / 255, b / 255])),
);
/** The backgrounds and text colours that every club shares, from `styles/tokens.css`. */
const FIXED = {
  light: { paper: '#f6f3ec', surface: '#ffffff', ink: '#1a1d1b', muted: '#585c57' },
  dark: { paper: '#111413', surface: '#1b1f1d', ink: '#eff1ed', muted: '#a9b0aa' },
};

function ratio(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  assert.ok(a !== null && b !== null);
  return computeContrastRatio(a, b);
}

for (const [mode, tokensOf] of [
  ['light', makeLightTokens],
  ['dark', makeDarkTokens],
] as const) {
  test(`LOOK-1: every text is readable with 216 club colours, ${mode}`, () => {
    const { paper, surface, ink, muted } = FIXED[mode];
    for (const club of CLUBS) {
      const t = tokensOf(club);
      const pairs: readonly (readonly [string, string])[] = [
        [t.accent, paper],
        [t.accent, surface],
        [t.accent, t.tint],
        [t.onAccent, t.accent],
        [t.onAccent, t.accentPress],
        [ink, t.tint],
        [ink, t.tint2],
        [muted, t.tint],
        [t.onBand, t.band],
      ];
      for (const [text, ground] of pairs) {
        const found = ratio(text, ground);
        assert.ok(found >= 4.5, `${toHex(club)}: ${text} on ${ground} is ${found.toFixed(2)}`);
      }
    }
  });
}

test('LOOK-2: the band has the club’s own colour if white or ink is readable on it', () => {
  assert.equal(makeLightTokens([1, 0.8314, 0]).band, '#ffd400');
  assert.equal(makeLightTokens([1, 0.8314, 0]).onBand, '#1a1d1b');
  assert.equal(makeLightTokens([0.0588, 0.3608, 0.2902]).band, '#0f5c4a');
  const kept = CLUBS.filter((club) => makeLightTokens(club).band === toHex(club));
  assert.ok(kept.length > 200, `${kept.length} of 216 are kept`);
});

test('LOOK-1: a colour survives conversion to OKLCH and back', () => {
  for (const club of CLUBS) assert.equal(toHex(convertFromOklch(toOklch(club))), toHex(club));
});

test('LOOK-6: the danger colour differs in hue from every button, or is ink', () => {
  const danger = toOklch(parseHex('#a1252b') ?? [0, 0, 0]);
  for (const club of CLUBS) {
    if (isNearDanger(club)) continue;
    for (const { accent } of [makeLightTokens(club), makeDarkTokens(club)]) {
      const { c, h } = toOklch(parseHex(accent) ?? [0, 0, 0]);
      const away = Math.abs(h - danger.h);
      const distance = Math.min(away, 2 * Math.PI - away);
      assert.ok(c < 0.06 || distance > 0.6, `${toHex(club)}: ${accent} looks like danger`);
    }
  }
  assert.match(renderThemeStylesheet('#c8102e'), /--danger:var\(--ink\)/);
  assert.doesNotMatch(renderThemeStylesheet('#0f5c4a'), /--danger/);
});
