import { readSavedGame, type SavedGame } from '@sealed-move/client/saved-games';
import {
  isOnline,
  type KeptGame,
  type OnlineGame,
  type GameStanding,
} from '../games/core/kept-game.ts';

/** How many games are connected at once: a relay allows 300 sockets for a whole network. */
const MAX_CONNECTED = 8;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const RUNNING: readonly GameStanding[] = ['mine', 'theirs', 'waiting'];
const ENDED: readonly GameStanding[] = ['won', 'lost', 'drawn', 'called-off'];

/**
 * The games that stay connected while the site is open (KEEP-6). Running games come first, most
 * recently touched first. Then come games that ended within the life of a room: their last move may
 * be undelivered, or a rematch may be requested. Games of another site are not connected (BACK-8).
 * @param shown ids of games on a page, which come before all others
 * @param at the time in epoch ms, and the site's origin
 */
export function listConnectedGames(
  games: readonly KeptGame[],
  shown: ReadonlySet<string>,
  { now, relay }: { readonly now: number; readonly relay: string },
): readonly OnlineGame[] {
  const recent = games
    .filter(isOnline)
    .filter(({ isElsewhere }) => isElsewhere !== true)
    .toSorted((one, other) => other.summary.at - one.summary.at);
  const isShown = ({ id }: OnlineGame) => shown.has(id);
  const others = recent.filter((game) => !isShown(game));
  const running = others.filter(({ summary }) => RUNNING.includes(summary.standing));
  const ended = others.filter(
    ({ summary }) => ENDED.includes(summary.standing) && now - summary.at < WEEK_MS,
  );
  // Their rooms may come back (GOON-8).
  const gone = others.filter(({ summary }) => summary.standing === 'gone');
  const chosen = recent.filter(isShown);
  for (const game of [...running, ...gone, ...ended]) {
    if (chosen.length >= MAX_CONNECTED) break;
    if (findSavedGame(game)?.relay === relay) chosen.push(game);
  }
  return chosen;
}

/** Whether a guest never got a seat in a room that is now closed to newcomers. */
export function isFailedJoin(game: OnlineGame): boolean {
  const saved = findSavedGame(game);
  if (saved?.role !== 'guest' || saved.isSeated || saved.rooms !== undefined) return false;
  return game.summary.standing === 'closed';
}

/** The saved record of a game; null if unreadable. */
export function findSavedGame({ state }: OnlineGame): SavedGame | null {
  const saved = readSavedGame(state.saved);
  return saved?.secret === state.secret ? saved : null;
}
