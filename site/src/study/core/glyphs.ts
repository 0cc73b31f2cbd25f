/** What books write beside a move, by the numbers that PGN has for it; the first of each is shown. */
const SIGNS: readonly (readonly [number: number, ...signs: readonly string[]])[] = [
  [1, '!'],
  [2, '?'],
  [3, '!!'],
  [4, '??'],
  [5, '!?'],
  [6, '?!'],
  [7, '□'],
  [10, '='],
  [13, '∞'],
  [14, '⩲', '+=', '+/='],
  [15, '⩱', '=+', '=/+'],
  [16, '±', '+/-'],
  [17, '∓', '-/+'],
  [18, '+-', '+--'],
  [19, '-+', '--+'],
  [146, 'N'],
];

/** `$1` of `!`; null: it is none of those. */
export function glyphOf(sign: string): string | null {
  const plain = sign.replaceAll(/[−–]/g, '-');
  const found = SIGNS.find(([, ...signs]) => signs.includes(plain));
  return found === undefined ? null : `$${found[0]}`;
}

/** `!` of `$1`; a number that has no sign stays as it is. */
export function signOf(glyph: string): string {
  const found = SIGNS.find(([number]) => `$${number}` === glyph);
  return found?.[1] ?? glyph;
}
