/** A part of a PGN's moves. */
export type PgnToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'move'; readonly san: string }
  | { readonly kind: 'result'; readonly result: '1-0' | '0-1' | '1/2-1/2' | '*' };

/** In this order: braces, a comment to the line's end, a numeric glyph, a move number, a word. */
const TOKEN = /\{[^}]*\}|;[^\n]*|\$\d+|\d+\.+|[()]|[^\s(){};$]+/g;
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;

/** The moves of a PGN with their variations; comments, glyphs and numbers are passed over. */
export function pgnTokens(moves: string): readonly PgnToken[] {
  return [...moves.matchAll(TOKEN)].flatMap(([text]): PgnToken[] => {
    if (text === '(') return [{ kind: 'open' }];
    if (text === ')') return [{ kind: 'close' }];
    if (/^[{;$]|^\d+\.+$/.test(text)) return [];
    const result = RESULTS.find((one) => one === text);
    if (result !== undefined) return [{ kind: 'result', result }];
    const san = text.replace(/^\d+\.+/, '').replace(/[!?]+$/, '');
    return san === '' ? [] : [{ kind: 'move', san }];
  });
}

/** A tree whose moves have a name, as PGN writes it: each variation in brackets after what it is one of. */
export function pgnMoves(tree: NamedMoves, ply = 0, isAfterBreak = true): readonly string[] {
  const [main, ...others] = tree;
  if (main === undefined) return [];
  const variations = others.flatMap((other) => {
    const [first = '', ...rest] = pgnMoves([other], ply, true);
    const inner = [first, ...rest];
    const last = inner.length - 1;
    return inner.map(
      (token, place) => `${place === 0 ? '(' : ''}${token}${place === last ? ')' : ''}`,
    );
  });
  const said = `${numberOf(ply, isAfterBreak)}${main.move.san}`;
  return [...said.split(' '), ...variations, ...pgnMoves(main.next, ply + 1, others.length > 0)];
}

type NamedMoves = readonly { readonly move: { readonly san: string }; readonly next: NamedMoves }[];

/** `3. `, and `3... ` where Black's move stands after a break. */
function numberOf(ply: number, isAfterBreak: boolean): string {
  const number = Math.floor(ply / 2) + 1;
  if (ply % 2 === 0) return `${number}. `;
  return isAfterBreak ? `${number}... ` : '';
}
