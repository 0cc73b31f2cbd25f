/** The usual signs beside a move, by PGN's numbers; the first of each is shown. */
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

/** `$1` for `!`; null for any other sign. */
export function findGlyph(sign: string): string | null {
  const plain = sign.replaceAll(/[−–]/g, '-');
  const found = SIGNS.find(([, ...signs]) => signs.includes(plain));
  return found === undefined ? null : `$${found[0]}`;
}

/** `!` for `$1`; a number without a sign stays unchanged. */
export function findSign(glyph: string): string {
  const found = SIGNS.find(([number]) => `$${number}` === glyph);
  return found?.[1] ?? glyph;
}
