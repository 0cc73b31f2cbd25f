import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SavedGame, Setup } from '@sealed-move/client/saved-games';
import type { Session } from '@sealed-move/client/session';
import type { GameClock } from '../clock/game-clock.ts';
import type { Game } from '../game/game.ts';

/** The games over a relay that this tab keeps connected (KEEP-6). */
export interface LiveGames {
  /**
   * Takes over a game for a page from any tab, in the state that tab left.
   * @returns null if it is no longer stored or unreadable
   * @throws if the code that connects games cannot be loaded
   */
  readonly show: (id: string) => Promise<ShownGame | null>;
  /** Notes that the page no longer shows the game, which may stay connected. */
  readonly hide: (id: string) => void;
  /** Changes a game that nobody has joined, and shows it. On failure the game stays as it was. */
  readonly change: (id: string, setup: Setup) => Promise<ChangedGame>;
  /** Shows a game in another room. Without `next`, the record for that room, nothing changes. */
  readonly move: (
    id: string,
    next: (saved: SavedGame) => Promise<SavedGame | null>,
  ) => Promise<ChangedGame>;
  /** The clock of a game connected by this tab, or null. */
  readonly clockOf: (id: string) => GameClock | null;
  /** Leaves a game for good; returns false if it could not tell the relay. */
  readonly leave: (id: string) => Promise<boolean>;
}

export interface ShownGame {
  readonly session: Session;
  readonly clock: GameClock;
  readonly saved: SavedGame;
  readonly plays: Game;
}

export interface ChangedGame {
  /** The game as `show` returns it. */
  readonly shown: ShownGame | null;
  /** False if this device could not save the terms. */
  readonly isKept: boolean;
}

export const LiveGamesContext = createContext<LiveGames | null>(null);

export function useLiveGames(): LiveGames {
  const live = useContext(LiveGamesContext);
  if (live === null) throw new Error('a page is drawn outside of the app');
  return live;
}
