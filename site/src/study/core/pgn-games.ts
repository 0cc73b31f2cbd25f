import { findGlyph } from './glyphs.ts';

/** A token of a game's moves. `line` counts the lines of the PGN from 1. */
export type PgnToken = { readonly line: number } & (
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'number'; readonly number: number }
  /** As written. */
  | { readonly kind: 'move'; readonly text: string }
  /** A note on a move: a glyph, `$1`, or a comment, `{best by test}`. */
  | { readonly kind: 'note'; readonly text: string }
);

export interface PgnGame {
  /** The start position; null for the usual one. */
  readonly fen: string | null;
  /** A chess variant that this site does not have. */
  readonly isOtherChess: boolean;
  readonly tokens: readonly PgnToken[];
}

/** The unreadable part that prevents using any of the PGN. */
export interface PgnFault {
  readonly why: 'illegal' | 'number' | 'unclosed' | 'unread';
  readonly text: string;
  readonly line: number;
}

/** The parts of a PGN, in this order: a comment may look like a tag, a tag's text like moves. */
const PARTS = [
  String.raw`\s+|^%[^\n]*|\[/?[Pp][Gg][Nn]\]`,
  String.raw`\{(?<braced>[^}]*)\}|;(?<rest>[^\n]*)|(?<glyph>\$\d{1,3})`,
  String.raw`\[\s*(?<tag>\w+)\s+"(?<value>(?:[^"\\\n]|\\.)*)"\s*\]`,
  // Programs forget the quotes around a value, or put some into it.
  String.raw`(?<=^[ \t]*)\[[ \t]*(?<looseTag>[A-Za-z]{3,})[ \t]+(?<looseValue>[^\n]*)\][ \t]*$`,
  String.raw`(?<bracket>[()])|(?<number>\d{1,4})(?:(?<dots>[.…]+)|(?![^\s(){};[\]]))`,
  String.raw`(?<word>[^\s(){};$[\]]+)`,
].join('|');
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Tags that occur only in the head of a game. */
const HEAD_TAGS = /^(?:Event|Site|Date|Round|White|Black|Result|SetUp|FEN|Variant)$/i;
const RESULTS = new Set(['1-0', '0-1', '1/2-1/2', '1/2', '½-½', '½', '*']);
/** Decoration beside moves that means nothing: dots and e.p. */
const DECORATION = /^(?:[.…]+|e\.?p\.?)$/;
/** Matches a move inside a bracket without quotes, which is then not a tag. */
const MOVE_INSIDE = /(?:^|[\s.])[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]\b/;
/** Other programs' names for chess and Chess960. */
const KNOWN_VARIANT =
  /^\s*(?:standard|normal|chess|from position|chess ?960|(?:fischer|frc).*)?\s*$/i;

interface GameDraft {
  readonly tags: Map<string, string>;
  readonly tokens: PgnToken[];
  /** The lines on which open variations started. */
  readonly open: number[];
  /** The number of moves in the game's main line. */
  plies: number;
  isOver: boolean;
}

type PgnPart = NonNullable<RegExpExecArray['groups']>;

/** Reads the games of a PGN, or reports the first unreadable part (PGN-6, STUDY-5). */
export function readGames(pgn: string): readonly PgnGame[] | PgnFault {
  const text = pgn.replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '');
  const scanner = new RegExp(PARTS, 'my');
  const games: GameDraft[] = [];
  let game = addDraft(games);
  let line = 1;
  while (scanner.lastIndex < text.length) {
    const at = scanner.lastIndex;
    const found = scanner.exec(text);
    if (found === null) return describeFault(text.slice(at), line);
    const part: PgnPart = found.groups ?? {};
    if (isStartOfGame(part, game)) {
      if (isUnclosed(game)) break;
      game = addDraft(games);
    }
    if (!addPart(game, part, line)) return { why: 'unread', text: found[0].trim(), line };
    line += found[0].split('\n').length - 1;
  }
  const unclosed = game.open.at(-1);
  if (unclosed !== undefined) return { why: 'unclosed', text: '(', line: unclosed };
  return games.map(({ tags, tokens }) => ({
    fen: tags.get('fen') ?? null,
    isOtherChess: !KNOWN_VARIANT.test(tags.get('variant') ?? ''),
    tokens,
  }));
}

function addDraft(games: GameDraft[]): GameDraft {
  const game = { tags: new Map(), tokens: [], open: [], plies: 0, isOver: false };
  games.push(game);
  return game;
}

const isUnclosed = ({ open }: GameDraft) => open.length > 0;

function describeFault(rest: string, line: number): PgnFault {
  if (rest.startsWith('{')) return { why: 'unclosed', text: '{', line };
  return { why: 'unread', text: /^.\S{0,20}/u.exec(rest)?.[0] ?? '', line };
}

/** A game begins at moves after a result, at a head tag, or at a first move after other moves. */
function isStartOfGame(
  { tag, looseTag = tag, number, dots, bracket, word }: PgnPart,
  game: GameDraft,
) {
  if (looseTag !== undefined) {
    return game.isOver || (game.plies > 0 && HEAD_TAGS.test(looseTag));
  }
  if (game.isOver) return (number ?? bracket ?? word) !== undefined && !isResult(word);
  return number === '1' && (dots ?? '.') === '.' && !isUnclosed(game) && game.plies > 1;
}

const isResult = (word = '') => RESULTS.has(word.replaceAll(DASHES, '-'));

/** @returns whether the part is valid there */
function addPart(game: GameDraft, part: PgnPart, line: number): boolean {
  const { braced, rest, glyph, bracket, number, word } = part;
  const add = (token: Omit<PgnToken, 'line'>) => game.tokens.push({ ...token, line } as PgnToken);
  const note = (text: string) => add({ kind: 'note', text } as PgnToken);
  if (part['tag'] !== undefined || part['looseTag'] !== undefined) return addTag(game, part);
  if (glyph !== undefined) note(`$${Number(glyph.slice(1))}`);
  const comment = (braced ?? rest)?.replaceAll(/[{}]/g, '').trim().split(/\s+/).join(' ') ?? '';
  if (comment !== '') note(`{${comment}}`);
  if (number !== undefined) add({ kind: 'number', number: Number(number) } as PgnToken);
  if (bracket === '(') {
    game.open.push(line);
    add({ kind: 'open' });
  } else if (bracket === ')') {
    if (game.open.pop() === undefined) return false;
    add({ kind: 'close' });
  }
  if (word === undefined || DECORATION.test(word)) return true;
  const sign = findGlyph(word);
  if (isResult(word)) game.isOver ||= !isUnclosed(game);
  else if (sign !== null) note(sign);
  else {
    const text = word.replace(/^[.…]+/, '').replace(/[!?]+$/, '');
    const suffix = findGlyph(/[!?]+$/.exec(word)?.[0] ?? '');
    if (!isUnclosed(game)) game.plies += 1;
    add({ kind: 'move', text } as PgnToken);
    if (suffix !== null) note(suffix);
  }
  return true;
}

function addTag({ tags }: GameDraft, { tag, value = '', looseTag = '', looseValue = '' }: PgnPart) {
  const name = (tag ?? looseTag).toLowerCase();
  if (tag === undefined && name !== 'fen' && MOVE_INSIDE.test(looseValue)) return false;
  tags.set(name, tag === undefined ? looseValue.replaceAll(/^["“”]|["“”]$/g, '') : value);
  return true;
}
