/** A part of a PGN's moves. */
export type PgnToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'move'; readonly san: string }
  | { readonly kind: 'result'; readonly result: '1-0' | '0-1' | '1/2-1/2' | '*' };

/** In this order: braces, a comment to the line's end, a numeric glyph, a move number, a word. */
const TOKEN = /\{[^}]*\}|;[^\n]*|\$\d+|\d+\.+|[()]|[^\s(){};$]+/g;
const RESULTS = new Map<string, '1-0' | '0-1' | '1/2-1/2' | '*'>([
  ['1-0', '1-0'],
  ['0-1', '0-1'],
  ['1/2-1/2', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['½', '1/2-1/2'],
  ['*', '*'],
]);
/** What books and programs put beside moves: dots, bare numbers, e.p., and what they think of it. */
const DECORATION =
  /^(?:\.+|…|\d+\.*…?|e\.?p\.?|[!?]+|\+=|=\+|=|\+\/?[-−–=]|[-−–=]\/?\+|\+[-−–]{1,2}|[-−–]{1,2}\+|[±∓⩲⩱∞□N])$/;
const FIGURINES = '♔♕♖♗♘♙♚♛♜♝♞♟';
const LETTERS = 'KQRBN KQRBN ';
/** Tags, or lines of what was meant as some: with quotes in a value, or with none around it. */
const TAGS = /^\s*(?:\[\s*\w+\s+"(?:[^"\\]|\\.)*"\s*\]\s*|\[[ \t]*\w.*\][ \t]*(?:\r?\n|$)\s*)+/;
const TAG_LINE = /^[ \t]*\[[ \t]*\w.*\][ \t]*$/gm;
const POSITION = /\[\s*FEN\s+"([^"]*)"\s*\]/i;

/** The tags of the first game of a PGN, and all that follows them. */
export interface PgnParts {
  /** Where its moves begin; null: where each game does. */
  readonly fen: string | null;
  readonly moves: string;
}

/** However many tags stand on a line. */
export function pgnParts(pgn: string): PgnParts {
  const text = pgn.replace(/^\uFEFF/, '').replaceAll(/^%[^\n]*$/gm, '');
  const tags = TAGS.exec(text)?.[0] ?? '';
  return {
    fen: POSITION.exec(tags)?.[1] ?? null,
    moves: text.slice(tags.length).replaceAll(TAG_LINE, ''),
  };
}

/** The moves of a PGN with their variations; comments, glyphs and numbers are passed over. */
export function pgnTokens(moves: string): readonly PgnToken[] {
  return [...moves.matchAll(TOKEN)].flatMap(([text]): PgnToken[] => {
    if (text === '(') return [{ kind: 'open' }];
    if (text === ')') return [{ kind: 'close' }];
    if (/^[{;$]/.test(text)) return [];
    const result = RESULTS.get(text);
    if (result !== undefined) return [{ kind: 'result', result }];
    if (DECORATION.test(text)) return [];
    const san = sanOf(text.replace(/^\d+\.+/, ''));
    return san === '' ? [] : [{ kind: 'move', san }];
  });
}

/** A move as SAN has it: figurines are letters, and castling is written with `O`. */
function sanOf(text: string): string {
  const plain = text.replace(/[!?]+$/, '').replace(/e\.?p\.?$/, '');
  const spelled = Array.from(plain, (sign) => {
    const place = FIGURINES.indexOf(sign);
    return place < 0 ? sign : (LETTERS[place] ?? '').trim();
  }).join('');
  return /^0-0(?:-0)?[+#]?$/.test(spelled) ? spelled.replaceAll('0', 'O') : spelled;
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
