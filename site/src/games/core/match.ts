import { type EarlierGame, type Result, type Score, countScore } from './earlier-game.ts';
import type { KeptGame } from './kept-game.ts';

/** The result for each ending the list knows. */
const ENDED: Readonly<Record<string, (side: 0 | 1) => Result>> = {
  won: (side) => (side === 0 ? '1-0' : '0-1'),
  lost: (side) => (side === 0 ? '0-1' : '1-0'),
  drawn: () => '1/2-1/2',
};

/** The games before the current one; empty before the first rematch. */
export function listEarlierGames({ state }: KeptGame): readonly EarlierGame[] {
  return state.kind === 'invited' ? [] : (state.earlier ?? []);
}

/** The score with one friend, including this game if it is over; null in their first game. */
export function findMatchScore(game: KeptGame): Score | null {
  const earlier = listEarlierGames(game);
  if (earlier.length === 0 || game.state.kind !== 'online') return null;
  const { standing, look } = game.summary;
  const side = look?.side ?? 0;
  const result = ENDED[standing]?.(side);
  return countScore(result === undefined ? earlier : [...earlier, { side, result }]);
}
