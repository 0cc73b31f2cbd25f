import { DEFAULT_POSITION } from 'chess.js';
import { makeRules } from '../chess/game/chess-rules.ts';
import { playLine } from '../chess/game/line.ts';
import { makeAnyChessKey } from '../chess/game/read-fen.ts';
import { readStart } from '../chess/game/start.ts';
import { hasStudy } from '../game/core/names.ts';
import { type KeptGame, getGameName, type GameStanding } from '../games/core/kept-game.ts';
import { findMoves } from './last-game.ts';
import { readSetup } from './setup-of.ts';

/** States in which a game may continue, possibly in another room or on another device. */
const RUNNING: readonly GameStanding[] = ['waiting', 'gone', 'mine', 'theirs', 'here'];

/** The start position of a game of chess; null if unreadable. */
export function findStart(game: KeptGame): string | null {
  const plays = getGameName(game);
  if (plays !== 'chess960' && plays !== 'chess-from') return DEFAULT_POSITION;
  return readStart(plays, readSetup(game)?.options);
}

/** The positions of games in progress, once a move was made (ENG-7). */
export function listRunningPositions(games: readonly KeptGame[]): ReadonlySet<string> {
  return new Set(games.flatMap((game) => readPositionKey(game) ?? []));
}

function readPositionKey(game: KeptGame): string | null {
  const start = findStart(game);
  if (start === null || !hasStudy(getGameName(game)) || !RUNNING.includes(game.summary.standing)) {
    return null;
  }
  const moves = findMoves(game, makeRules(getGameName(game), start)) ?? [];
  const last = playLine(moves, [], start).at(-1);
  return last === undefined ? null : makeAnyChessKey(last.fen);
}
