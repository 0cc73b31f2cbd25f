import { makeInviteLink } from '@sealed-move/client/invites';
import { makeBrowserPlatform } from '@sealed-move/client/platform';
import { NOUGHTS } from '@sealed-move/client/noughts';
import type { SavedGame } from '@sealed-move/client/saved-games';
import {
  createSession,
  isRoomGone,
  OpenElsewhere,
  type Session,
} from '@sealed-move/client/session';
import { keepReachable } from '../src/push/keep-reachable.ts';
import { NOUGHTS as ID } from '../src/push/push-scope.ts';
import { makePushService } from '../src/push/push-service.ts';
import { takeSeatLock } from '../src/services/seat-lock.ts';
import type { Database } from '../src/storage/database.ts';
import { findById, showGame } from './board.ts';
import { showKeys } from './keys.ts';
import { showPush } from './push.ts';
import { saveGame } from './saved-page.ts';

interface PlayOptions {
  readonly database: Database;
  /** The key that a private relay requires to create a game; null if there is none. */
  readonly ownerKey: string | null;
  readonly kept: (saved: SavedGame) => void;
  readonly changed: () => void;
  /** Called when the game was left for good. */
  readonly ended: () => Promise<void>;
}

export interface ActiveGame {
  readonly session: Session;
  /** Leaves for good. Tells the opponent first, which needs the connection. */
  readonly leave: () => Promise<void>;
  /** Makes room for another game without telling the opponent. */
  readonly close: () => Promise<void>;
}

export function playGame(
  game: SavedGame,
  { database, ownerKey, kept, changed, ended }: PlayOptions,
): ActiveGame {
  const lock = takeSeatLock('noughts', () => session.giveWay());
  const session: Session = createSession({
    rules: NOUGHTS,
    saved: game,
    ownerKey,
    platform: makeBrowserPlatform(),
    push: makePushService(ID, () => session.view.push.mine !== 'off'),
    store: {
      async save(saved) {
        if (lock.isLost()) throw new OpenElsewhere();
        // A removed game is neither saved again nor continued.
        if (!(await saveGame(database, saved))) throw new Error('removed');
        kept(saved);
      },
    },
  });
  let isLeaving = game.isLeaving;
  const endIfLeft = () => {
    const { kind } = session.view.connection;
    if (isLeaving && (kind === 'stopped' || kind === 'off')) void ended();
  };
  const link = { secret: game.secret, relay: null, name: null };
  (findById('link') as HTMLInputElement).value = makeInviteLink(
    location.origin + location.pathname,
    link,
  );
  findById('copied').textContent = '';
  const unsubscribe = session.subscribe(() => {
    showGame(session.view);
    showKeys(session.view.keys);
    void showPush(session.view);
    changed();
    endIfLeft();
  });
  showGame(session.view);
  showKeys(session.view.keys);
  session.start();
  const stopReaching = keepReachable(ID, session);
  return {
    session,
    async leave() {
      isLeaving = true;
      // Without a room there is nobody to tell.
      await (isRoomGone(session.view) ? session.stop() : session.leave());
      endIfLeft();
    },
    async close() {
      unsubscribe();
      stopReaching();
      await session.stop();
      lock.release();
    },
  };
}
