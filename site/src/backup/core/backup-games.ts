import { readFields } from '@sealed-move/protocol/fields';
import { makeInviteLink, parseInvite } from '@sealed-move/client/invites';
import { readSetup, readSavedGame } from '@sealed-move/client/saved-games';
import {
  isInvited,
  isOnline,
  type KeptGame,
  type LocalGame,
  type OnlineGame,
  readKeptGame,
  readStudies,
} from '../../games/core/kept-game.ts';

export const MAX_GAMES = 2000;
/** Twice the depth of real games. Far deeper ones would overflow JSON.stringify. */
const MAX_DEPTH = 16;

export type ReadGames =
  | {
      readonly kind: 'games';
      readonly games: readonly KeptGame[];
      /** The number of further games, which no version of the app could play. */
      readonly unreadable: number;
    }
  | { readonly kind: 'refused'; readonly why: 'too-many' | 'no-games' };

/** Leaves out subscriptions and the keys that sign for them: they serve one device (REACH-1). */
export function writeGames(games: readonly KeptGame[]): string {
  return JSON.stringify({ games: games.map((game) => (isOnline(game) ? dropPush(game) : game)) });
}

function dropPush(game: OnlineGame): OnlineGame {
  const { push: _, ...saved } = readFields(game.state.saved);
  return { ...game, state: { ...game.state, saved } };
}

/** Reads each game of an opened backup in full before anything is done with it (BACK-3). */
export function readGames(text: string): ReadGames {
  const given = readList(text);
  if (given === null) return { kind: 'refused', why: 'no-games' };
  if (given.length > MAX_GAMES) return { kind: 'refused', why: 'too-many' };
  const games = given.flatMap((value) => readWhole(value) ?? []);
  return { kind: 'games', games, unreadable: given.length - games.length };
}

function readWhole(value: unknown): KeptGame | null {
  const game = readGame(value);
  const studies = readStudies(readFields(value)['studies']);
  return game === null || Object.keys(studies).length === 0 ? game : { ...game, studies };
}

function readGame(value: unknown): KeptGame | null {
  const game = isWithin(MAX_DEPTH, value) ? readKeptGame(value) : null;
  if (game === null) return null;
  if (isOnline(game)) {
    const saved = readSavedGame(game.state.saved);
    if (saved?.secret !== game.state.secret) return null;
    // A player who brings a game here wants to play it here.
    const { isElsewhere: _, ...here } = game;
    return { ...here, state: { ...game.state, saved } };
  }
  if (isInvited(game)) {
    const parsed = parseInvite(makeInviteLink('', game.state.invite));
    if (parsed.kind !== 'invite') return null;
    return { ...game, state: { kind: 'invited', invite: parsed.invite } };
  }
  return readLocal(game);
}

function readLocal(kept: LocalGame): LocalGame | null {
  const { setup: given, game } = readFields(kept.state.saved);
  const setup = readSetup(given);
  const isWhole = setup !== null && (game === null || typeof game === 'string');
  return isWhole ? { ...kept, state: { ...kept.state, saved: { setup, game } } } : null;
}

function isWithin(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((member) => isWithin(depth - 1, member));
}

function readList(text: string): readonly unknown[] | null {
  try {
    const { games } = readFields(JSON.parse(text));
    return Array.isArray(games) ? games : null;
  } catch {
    return null;
  }
}
