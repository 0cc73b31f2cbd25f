import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SavedGame, Setup } from '@sealed-move/client/saved-games';
import type { Session } from '@sealed-move/client/session';
import type { GameClock } from '../clock/game-clock.ts';
import type { Game } from '../game/game.ts';

/** The games over a relay that this tab has connected (KEEP-6). */
export interface LiveGames {
  /**
   * Takes a game for a page, from whichever tab has it and as that one left it.
   * @returns null where it is not kept any more, or cannot be read
   * @throws where what connects games cannot be loaded
   */
  readonly show: (id: string) => Promise<ShownGame | null>;
  /** The page shows the game no more; it may stay connected. */
  readonly hide: (id: string) => void;
  /**
   * Gives a game that nobody has come to other terms, and shows it; as it is, where somebody has, or
   * where they cannot be kept.
   */
  readonly change: (id: string, setup: Setup) => Promise<ChangedGame>;
  /**
   * Takes a game to another room, and shows it there; as it is, where there is none.
   * @param next the record of the game in that room
   */
  readonly move: (
    id: string,
    next: (saved: SavedGame) => Promise<SavedGame | null>,
  ) => Promise<ChangedGame>;
  /** The clock of a game that this tab has connected, or null. */
  readonly clockOf: (id: string) => GameClock | null;
  /** Leaves a game for good, at once. @returns false where the relay could not be told */
  readonly leave: (id: string) => Promise<boolean>;
}

export interface ShownGame {
  readonly session: Session;
  readonly clock: GameClock;
  readonly saved: SavedGame;
  readonly plays: Game;
}

export interface ChangedGame {
  /** As of `show`. */
  readonly shown: ShownGame | null;
  /** False where this device could not keep the terms. */
  readonly isKept: boolean;
}

export const LiveGamesContext = createContext<LiveGames | null>(null);

export function useLiveGames(): LiveGames {
  const live = useContext(LiveGamesContext);
  if (live === null) throw new Error('a page is drawn outside of the app');
  return live;
}
