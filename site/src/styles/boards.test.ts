import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/* Drawings on a board, compared with its squares by WCAG and OKLab. */

type Colour = readonly [red: number, green: number, blue: number];

const BOARDS = ['green', 'brown', 'blue', 'slate', 'violet'] as const;
const SETS = ['classic', 'wood', 'round', 'paper', 'blocks'] as const;
const CSS = readFileSync(new URL('boards.css', import.meta.url), 'utf8');
const SET_COLOURS = readFileSync(new URL('../chess/board/piece-sets.css', import.meta.url), 'utf8');
const PIECES = readFileSync(new URL('../chess/board/pieces.css', import.meta.url), 'utf8');

/** The custom properties of a rule. */
function declared(selector: string, css = CSS): ReadonlyMap<string, string> {
  const [, body = ''] = css.split(`${selector} {`);
  const [block = ''] = body.split('}');
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function colourOf(value: string | undefined, theme: 0 | 1): { rgb: Colour; alpha: number } {
  const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value ?? '');
  const hex = pair === null ? value : pair[theme + 1];
  assert.match(hex ?? '', /^#(\w{6}|\w{8})$/);
  const [red = 0, green = 0, blue = 0, alpha = 255] =
    (hex ?? '').match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  return { rgb: [red / 255, green / 255, blue / 255], alpha: alpha / 255 };
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [one, other]
    .map((rgb) => {
      const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((less, more) => less - more);
  return (high + 0.05) / (low + 0.05);
}

function oklab(rgb: Colour): Colour {
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function apart(one: Colour, other: Colour): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function mixed(over: Colour, under: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => share * over[index] + (1 - share) * under[index];
  return [part(0), part(1), part(2)];
}

/** The colours of a set; the usual ones from `pieces.css` if the set names none. */
function coloursOf(set: (typeof SETS)[number]): (name: string) => Colour {
  const own = set === 'classic' ? new Map() : declared(`[data-pieces='${set}']`, SET_COLOURS);
  return (name) => {
    const usual = new RegExp(`--set-${name}, (?:url\\([^)]*\\) )?(#\\w{6})`).exec(PIECES)?.[1];
    return colourOf(set === 'classic' ? usual : own.get(`set-${name}`), 0).rgb;
  };
}

for (const set of SETS) {
  const colour = coloursOf(set);
  test(`PIECES-3: the ${set} pieces of both sides differ, and their outlines are visible`, () => {
    const [white, black] = [colour('white'), colour('black')];
    assert.ok(contrast(white, black) >= 4.5, 'white from black');
    assert.ok(contrast(colour('white-line'), white) >= 4.5, 'the edge of a white piece');
    assert.ok(contrast(colour('white-seam'), white) >= 3, 'a line on a white piece');
    assert.ok(contrast(colour('black-seam'), black) >= 4.5, 'a line on a black piece');
  });
}

for (const board of BOARDS) {
  for (const [theme, name] of [
    [0, 'light'],
    [1, 'dark'],
  ] as const) {
    test(`BRD-10, PIECES-3: pieces, marks and coordinates stand out on the ${board} board, ${name}`, () => {
      const own = board === 'green' ? new Map() : declared(`:root[data-board='${board}']`);
      const all = new Map([...declared(':root'), ...own]);
      const one = (token: string) => colourOf(all.get(token), theme);
      const [light, dark] = [one('square-light').rgb, one('square-dark').rgb];
      const last = one('square-last').rgb;
      // The shares of `board.css`, which mixes in OKLab; this is close enough.
      const [lastLight, lastDark] = [mixed(last, light, 0.82), mixed(last, dark, 0.72)];
      const marked = [lastLight, lastDark, one('square-chosen').rgb, one('square-ahead').rgb];

      for (const set of SETS) {
        const colour = coloursOf(set);
        for (const square of [light, dark, ...marked]) {
          assert.ok(
            contrast(colour('white-line'), square) >= 3,
            `the edge of a white ${set} piece`,
          );
          const black = [colour('black'), colour('rim')].map((part) => contrast(part, square));
          assert.ok(Math.max(...black) >= 3, `a black ${set} piece`);
        }
      }
      for (const square of [light, dark]) {
        const { rgb, alpha } = one('square-mark');
        assert.ok(contrast(mixed(rgb, square, alpha), square) >= 3, 'where one may go');
      }
      for (const square of [light, ...marked]) {
        assert.ok(contrast(one('coordinate').rgb, square) >= 4.5, 'a coordinate');
      }
      assert.ok(contrast(one('coordinate-dark').rgb, dark) >= 4.5, 'a coordinate on a dark square');

      assert.ok(apart(light, dark) >= 0.2, 'the two kinds of squares');
      const pairs = [
        [lastLight, light],
        [lastDark, dark],
        ...[one('square-chosen').rgb, one('square-ahead').rgb].flatMap((mark) => [
          [mark, light] as const,
          [mark, dark] as const,
        ]),
      ] as const;
      for (const [mark, square] of pairs) assert.ok(apart(mark, square) >= 0.09, 'a marked square');
      assert.ok(apart(one('square-chosen').rgb, lastLight) >= 0.04);
    });
  }
}
