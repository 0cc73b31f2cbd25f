import type { Rules } from './core/rules.ts';
import type { SavedGame } from './core/saved-game.ts';
import type { Platform } from './platform.ts';
import type { PushService } from './pusher.ts';
import type { Store } from './store.ts';

export interface SessionOptions<P> {
  readonly rules: Rules<P>;
  readonly saved: SavedGame;
  readonly store: Store;
  /** The key that a private relay requires to create a room; null if there is none. */
  readonly ownerKey: string | null;
  readonly platform: Platform;
  /** Reaches the other player's closed app; omitted, only the relay is used (REACH-3). */
  readonly push?: PushService;
}
