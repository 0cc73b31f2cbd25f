import { readStartOption } from '../../clock/options.ts';
import type { GameName } from '../../game/core/names.ts';
import { readFen } from './read-fen.ts';
import { findNumber960 } from './start960.ts';

/*
 * The only source of a chess game's start position. The host seals the position in the setup's
 * options, as a FEN with castling rights as rook files. Such a game has rules with another name, so
 * that an older app refuses the game (FRC-5).
 */

/** Chess odds: one side starts without this piece. */
export const ODDS = ['pawn', 'knight', 'rook', 'queen'] as const;
export type OddsName = (typeof ODDS)[number];

const ODDS_FENS: Readonly<Record<OddsName, string>> = {
  pawn: 'rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1',
  knight: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w HAha - 0 1',
  rook: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Hha - 0 1',
  queen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w HAha - 0 1',
};

/** The games that can start from another position than chess. */
export type StartedName = Exclude<GameName, 'reversi' | 'chess'>;

export type StartKind =
  | { readonly kind: 'chess960'; readonly number: number }
  | { readonly kind: 'odds'; readonly odds: OddsName }
  | { readonly kind: 'position'; readonly isWhite: boolean };

export function getOddsFen(odds: OddsName): string {
  return ODDS_FENS[odds];
}

/** The start position of the named game; null if the options give none that can be played. */
export function readStart(name: StartedName, options: unknown): string | null {
  const given = readStartOption(options);
  if (given === null) return null;
  if (name === 'chess960') return findNumber960(given) === null ? null : given;
  const read = readFen(given);
  // Only in this app's exact notation: two texts would be two games.
  return 'fen' in read && read.fen === given ? given : null;
}

/** @param name the game: only Chess960 names its starts by number alone */
export function classifyStart(name: GameName, fen: string): StartKind {
  const number = name === 'chess960' ? findNumber960(fen) : null;
  if (number !== null) return { kind: 'chess960', number };
  const odds = ODDS.find((one) => ODDS_FENS[one] === fen);
  if (odds !== undefined) return { kind: 'odds', odds };
  return { kind: 'position', isWhite: fen.split(' ')[1] === 'w' };
}

/** The number of half-moves before this position, from the number of its next move. */
export function countPliesBefore(fen: string): number {
  const [, turn, , , , number = '1'] = fen.split(' ');
  return (Number(number) - 1) * 2 + (turn === 'b' ? 1 : 0);
}
