import { glyphOf } from './glyphs.ts';

/** A part of a PGN's moves. */
export type PgnToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'move'; readonly san: string }
  /** What is noted with a move: a glyph, `$1`, or a comment, `{best by test}`. */
  | { readonly kind: 'note'; readonly text: string }
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
/** What books and programs put beside moves without a meaning: dots, bare numbers, e.p. */
const DECORATION = /^(?:\.+|…|\d+\.*…?|e\.?p\.?)$/;
const FIGURINES = '♔♕♖♗♘♙♚♛♜♝♞♟';
const LETTERS = 'KQRBN KQRBN ';
/** Tags, or lines of what was meant as some: with quotes in a value, or with none around it. */
const TAGS = /^\s*(?:\[\s*\w+\s+"(?:[^"\\]|\\.)*"\s*\]\s*|\[[ \t]*\w.*\][ \t]*(?:\r?\n|$)\s*)+/;
const TAG_LINE = /^[ \t]*\[[ \t]*\w.*\][ \t]*$/gm;
const VARIANT = /\[\s*Variant\s+"([^"]*)"\s*\]/i;
/** As programs call chess, and Chess960. */
const KNOWN_VARIANT =
  /^\s*(?:standard|normal|chess|from position|chess ?960|(?:fischer|frc).*)?\s*$/i;
const POSITION = /\[\s*FEN\s+"([^"]*)"\s*\]/i;

/** The tags of a game, and all that follows them. */
export interface PgnParts {
  /** Where its moves begin; null: where each game does. */
  readonly fen: string | null;
  /** It is a kind of chess that this site does not have. */
  readonly isOtherChess: boolean;
  readonly moves: string;
}

/** Where another game begins behind the result of the one before: at its tags. */
const NEXT_GAME = /^\s*(?:\{[^}]*\}\s*|;[^\n]*\n\s*)*(?=\[\s*\w+\s+")/;

/** The games of a PGN, one after the other (PGN-6). */
export function pgnGames(pgn: string): readonly PgnParts[] {
  const text = pgn.replace(/^\uFEFF/, '').replaceAll(/^%[^\n]*$/gm, '');
  const games: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || !RESULTS.has(token)) continue;
    const end = index + token.length;
    const between = NEXT_GAME.exec(text.slice(end))?.[0];
    if (between === undefined) continue;
    games.push(text.slice(start, end));
    start = end + between.length;
  }
  return [...games, text.slice(start)].map(pgnParts);
}

/** However many tags stand on a line. */
function pgnParts(text: string): PgnParts {
  const tags = TAGS.exec(text)?.[0] ?? '';
  return {
    fen: POSITION.exec(tags)?.[1] ?? null,
    isOtherChess: !KNOWN_VARIANT.test(VARIANT.exec(tags)?.[1] ?? 'standard'),
    moves: text.slice(tags.length).replaceAll(TAG_LINE, ''),
  };
}

/** The moves of a PGN with their variations and what is noted with them; numbers are passed over. */
export function pgnTokens(moves: string): readonly PgnToken[] {
  return [...moves.matchAll(TOKEN)].flatMap(([text]): PgnToken[] => {
    if (text === '(') return [{ kind: 'open' }];
    if (text === ')') return [{ kind: 'close' }];
    if (/^[{;$]/.test(text)) return noteOf(text);
    const result = RESULTS.get(text);
    if (result !== undefined) return [{ kind: 'result', result }];
    if (DECORATION.test(text)) return [];
    const glyph = glyphOf(text);
    if (glyph !== null) return [{ kind: 'note', text: glyph }];
    const san = sanOf(text.replace(/^\d+\.+/, ''));
    if (san === '') return [];
    const suffix = glyphOf(/[!?]+$/.exec(text)?.[0] ?? '');
    return [
      { kind: 'move', san },
      ...(suffix === null ? [] : [{ kind: 'note', text: suffix } as const]),
    ];
  });
}

/** A comment to the line's end becomes one in braces. */
function noteOf(text: string): PgnToken[] {
  if (text.startsWith('$')) return [{ kind: 'note', text: `$${Number(text.slice(1))}` }];
  const said = text.replace(/^[{;]/, '').replaceAll(/[{}]/g, '').trim().split(/\s+/).join(' ');
  return said === '' ? [] : [{ kind: 'note', text: `{${said}}` }];
}

/** A move as SAN has it: figurines are letters, and castling is written with `O`. */
function sanOf(text: string): string {
  const plain = text
    .replace(/[!?]+$/, '')
    .replace(/e\.?p\.?$/, '')
    // As older books write captures and mate.
    .replace(/^([\w♔-♟]+):(?=[a-h][1-8])/u, '$1x')
    .replace(/\+\+$/, '#');
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
  const { san, before = [], notes = [] } = main.move;
  const said = [...before, `${numberOf(ply, isAfterBreak)}${san}`, ...notes].join(' ');
  // What stands between two moves lets the second begin with its number again.
  const isBroken = others.length > 0 || notes.some((note) => note.startsWith('{'));
  return [...said.split(' '), ...variations, ...pgnMoves(main.next, ply + 1, isBroken)];
}

/** A move with what is noted: before it, where a line begins with a comment, and after it. */
export interface NotedMove {
  readonly san: string;
  readonly before?: readonly string[];
  readonly notes?: readonly string[];
}

type NamedMoves = readonly { readonly move: NotedMove; readonly next: NamedMoves }[];

/** `3. `, and `3... ` where Black's move stands after a break. */
function numberOf(ply: number, isAfterBreak: boolean): string {
  const number = Math.floor(ply / 2) + 1;
  if (ply % 2 === 0) return `${number}. `;
  return isAfterBreak ? `${number}... ` : '';
}
