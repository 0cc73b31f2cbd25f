import { type EarlierGame, type Result, type Score, scoreOf } from './earlier-game.ts';
import type { KeptGame } from './kept-game.ts';

/** What the list knows of how a game ended. */
const ENDED: Readonly<Record<string, (side: 0 | 1) => Result>> = {
  won: (side) => (side === 0 ? '1-0' : '0-1'),
  lost: (side) => (side === 0 ? '0-1' : '1-0'),
  drawn: () => '1/2-1/2',
};

/** The games before the one that goes on; none before a rematch. */
export function earlierOf({ state }: KeptGame): readonly EarlierGame[] {
  return state.kind === 'invited' ? [] : (state.earlier ?? []);
}

/** How the games with one friend stand, this one too if it is over; null: this is the first. */
export function matchScore(game: KeptGame): Score | null {
  const earlier = earlierOf(game);
  if (earlier.length === 0 || game.state.kind !== 'online') return null;
  const { standing, look } = game.summary;
  const side = look?.side ?? 0;
  const result = ENDED[standing]?.(side);
  return scoreOf(result === undefined ? earlier : [...earlier, { side, result }]);
}
