import { Chess } from 'chess.js';
import type { Result } from '../../game/ending.ts';
import type { PgnGame, PgnTags } from './write-pgn.ts';

interface ReadGame extends PgnGame {
  /** The same moves in UCI. */
  readonly moves: readonly string[];
}

export type PgnRead = ReadGame | { readonly wrong: string };

const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/;
/** In this order: braces, a comment to the line's end, a numeric glyph, a move number, a word. */
const TOKEN = /\{[^}]*\}|;[^\n]*|\$\d+|\d+\.+|[()]|[^\s(){};$]+/g;
const RESULTS: readonly Result[] = ['1-0', '0-1', '1/2-1/2', '*'];

/** The first game of a PGN, without comments and variations (PGN-2). */
export function readPgn(pgn: string): PgnRead {
  const { tags, rest } = readTags(pgn.replace(/^\uFEFF/, '').replaceAll(/^%[^\n]*\n/gm, ''));
  const chess = new Chess();
  for (const word of mainLine(rest)) {
    const result = RESULTS.find((one) => one === word);
    if (result !== undefined) return game(tags, result, chess);
    if (!attempt(chess, word))
      return { wrong: `${positionOf(chess)} ${word} is not a legal move.` };
  }
  return game(tags, '*', chess);
}

function readTags(pgn: string): { tags: ReadonlyMap<string, string>; rest: string } {
  const tags = new Map<string, string>();
  let rest = pgn;
  for (let found = TAG.exec(rest); found !== null; found = TAG.exec(rest)) {
    tags.set(found[1] ?? '', (found[2] ?? '').replaceAll(/\\(.)/g, '$1'));
    rest = rest.slice(found[0].length);
  }
  return { tags, rest };
}

function mainLine(text: string): string[] {
  const words: string[] = [];
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && !/^[{;$]|^\d+\.+$/.test(token)) words.push(token);
  }
  return words;
}

function attempt(chess: Chess, san: string): boolean {
  try {
    chess.move(san);
    return true;
  } catch {
    return false;
  }
}

function positionOf(chess: Chess): string {
  return `${chess.moveNumber()}${chess.turn() === 'w' ? '.' : '...'}`;
}

function game(tags: ReadonlyMap<string, string>, result: Result, chess: Chess): ReadGame {
  const moves = chess.history({ verbose: true });
  return {
    tags: rosterOf(tags),
    result,
    sans: moves.map((move) => move.san),
    moves: moves.map((move) => move.lan),
  };
}

function rosterOf(tags: ReadonlyMap<string, string>): PgnTags {
  const tag = (name: string) => tags.get(name) ?? '?';
  return {
    Event: tag('Event'),
    Site: tag('Site'),
    Date: tags.get('Date') ?? '????.??.??',
    Round: tag('Round'),
    White: tag('White'),
    Black: tag('Black'),
  };
}
