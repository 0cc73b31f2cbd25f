// Receives moves while the page is closed. `push.ts` registers it when the player asks for that.
import { servePushes, type PushWorker } from '@sealed-move/client/push-worker';
import { keepFrame, loadGame, readInbox } from './database.ts';
import { NOUGHTS } from './rules.ts';

declare const self: PushWorker;

const title = 'Noughts and crosses';

servePushes(self, {
  id: 'noughts',
  address: '/',
  load: async () => {
    const saved = await loadGame();
    return saved && { rules: NOUGHTS, saved, inbox: await readInbox() };
  },
  keep: keepFrame,
  describe: ({ before, after: { game } }) => {
    // A new game that this player agreed to may begin with the other.
    const isTheirTurn = game.ending === null && game.turn !== game.side;
    if (isTheirTurn || game.moves.length === before.game.moves.length) return null;
    return { title, body: game.ending === null ? 'Your move.' : 'The game is over.' };
  },
  describeNothing: () => ({ title, body: 'Open the game to see the latest.' }),
});
