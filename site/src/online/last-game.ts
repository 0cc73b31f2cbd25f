import type { Rules } from '@sealed-move/client/rules';
import type { EarlierGame, Result } from '../games/core/earlier-game.ts';
import { isOnline, type KeptGame, type GameStanding } from '../games/core/kept-game.ts';
import { listEarlierGames } from '../games/core/match.ts';
import { readLocalRecord } from '../local/local-record.ts';
import { restoreGame } from '../local/saved-game.ts';
import { findSavedGame } from './eligible.ts';

const RESULTS: Partial<Readonly<Record<GameStanding, (side: 0 | 1) => Result>>> = {
  won: (side) => (side === 0 ? '1-0' : '0-1'),
  lost: (side) => (side === 0 ? '0-1' : '1-0'),
  drawn: () => '1/2-1/2',
  'white-won': () => '1-0',
  'black-won': () => '0-1',
  closed: () => '*',
};

/**
 * Null if the last game is in progress, was called off or is unreadable.
 * @param rules for a game on one device, from its start position
 */
export function readLastGame<P>(game: KeptGame, rules: Rules<P>): EarlierGame | null {
  const { standing, look, at } = game.summary;
  const result = RESULTS[standing];
  const moves = findMoves(game, rules);
  if (result === undefined || moves === null) return null;
  const side = look?.side ?? 0;
  return {
    number: (listEarlierGames(game).at(-1)?.number ?? 0) + 1,
    side: isOnline(game) ? side : null,
    moves: moves.join(' '),
    result: result(side),
    by: 'unknown',
    at,
  };
}

export function findMoves<P>(game: KeptGame, rules: Rules<P>): readonly string[] | null {
  if (isOnline(game)) {
    return findSavedGame(game)?.match.history.moves.map(([move]) => move) ?? null;
  }
  if (game.state.kind !== 'local') return null;
  const { game: saved } = readLocalRecord(game.state.saved);
  return restoreGame(saved, rules).moves.map(({ move }) => move);
}
