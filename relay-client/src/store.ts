import { forgetKeys } from './core/keys.ts';
import type { SavedGame } from './core/saved-game.ts';

/** Thrown by a store when another tab has taken over the game: this one must not save it. */
export class OpenElsewhere extends Error {}

/** A store for a game. Dependent messages are sent once its promise resolves. */
export interface Store {
  /** @throws OpenElsewhere */
  readonly save: (saved: SavedGame) => Promise<void>;
}

/** A store that cannot hold keys, as in some private windows, still keeps the game (INNER-8). */
export async function saveIn(store: Store, saved: SavedGame): Promise<void> {
  try {
    await store.save(saved);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DataCloneError') throw error;
    await store.save({ ...saved, keys: forgetKeys(saved.keys) });
  }
}
