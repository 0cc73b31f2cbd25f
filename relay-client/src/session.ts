import type { Wish } from './core/wishes.ts';
import { SessionDriver, type SessionOptions } from './session-driver.ts';
import type { Session } from './session-view.ts';

/** One game of one player, from what was saved of it. */
export function createSession<P>(options: SessionOptions<P>): Session {
  const driver = new SessionDriver(options);
  const wish = async (one: Wish) => driver.perform({ kind: 'wish', wish: one });
  return {
    get view() {
      return driver.view;
    },
    subscribe: (listener) => driver.subscribe(listener),
    start: () => driver.start(),
    stop: async () => driver.stop(),
    wake: () => driver.wake(),
    play: async (move, note) => wish({ kind: 'play', move, note: note ?? null }),
    resign: async (why = 'resignation') => wish({ kind: 'resign', why }),
    claimDraw: async () => wish({ kind: 'claimDraw' }),
    agreeDraw: async () => wish({ kind: 'agree', to: 'draw' }),
    agreeTakeBack: async () => wish({ kind: 'agree', to: 'takeBack' }),
    agreeRematch: async () => wish({ kind: 'agree', to: 'rematch' }),
    decline: async (offer) => wish({ kind: 'decline', offer }),
    adopt: async () => wish({ kind: 'adopt' }),
    say: async (text) => driver.say(text),
    rename: async (name) => {
      await driver.perform({ kind: 'rename', name });
    },
    leave: async () => driver.leave(),
  };
}
