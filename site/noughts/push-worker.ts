import { NOUGHTS } from '@sealed-move/client/noughts';
import { servePushes, type PushWorker } from '@sealed-move/client/push-worker';
import { readSettings } from '../src/preferences/core/settings.ts';
import { keepFrame, readInbox } from '../src/push/inbox.ts';
import { NOUGHTS as ID } from '../src/push/push-scope.ts';
import { openDatabase } from '../src/storage/database.ts';
import { loadWords, say } from './say.ts';
import { readSavedPage } from './saved-page.ts';

/* The worker of the page's game, whose player is reached by push (REACH-4). */

declare const self: PushWorker;

servePushes(self, {
  id: ID,
  address: '/noughts/',
  load: async () => {
    await loadWords('system');
    const { database } = await openDatabase(() => undefined);
    await loadWords(readSettings(await database.get('settings', 'settings')).language);
    const { game: saved } = await readSavedPage(database);
    return saved && { rules: NOUGHTS, saved, inbox: await readInbox(ID) };
  },
  keep: async (frame) => keepFrame(ID, frame),
  describe: ({ before, after: { game } }) => {
    // A new game that this player agreed to may begin with the other.
    const isTheirTurn = game.ending === null && game.turn !== game.side;
    if (isTheirTurn || game.moves.length === before.game.moves.length) return null;
    const { yourMove, over } = say().push;
    return { title: say().title, body: game.ending === null ? yourMove : over };
  },
  describeNothing: () => ({ title: say().title, body: say().push.noNews }),
});
