import type { Command } from './core/commands.ts';
import { SessionDriver } from './session-driver.ts';
import type { SessionOptions } from './session-options.ts';
import type { Session } from './session-view.ts';

export function createSession<P>(options: SessionOptions<P>): Session {
  const driver = new SessionDriver(options);
  const command = async (one: Command) => driver.perform({ kind: 'command', command: one });
  return {
    get view() {
      return driver.view;
    },
    subscribe: (listener) => driver.subscribe(listener),
    start: () => driver.start(),
    stop: async () => driver.stop(),
    giveWay: () => driver.giveWay(),
    wake: () => driver.wake(),
    reconnect: () => driver.reconnect(),
    play: async (move, note) => command({ kind: 'play', move, note: note ?? null }),
    resign: async (why = 'resignation', notes) =>
      command({ kind: 'resign', why, ...(notes !== undefined && { notes }) }),
    claimDraw: async (notes) =>
      command({ kind: 'claimDraw', ...(notes !== undefined && { notes }) }),
    agreeDraw: async (notes) =>
      command({ kind: 'agree', to: 'draw', ...(notes !== undefined && { notes }) }),
    agreeTakeBack: async () => command({ kind: 'agree', to: 'takeBack' }),
    agreeRematch: async () => command({ kind: 'agree', to: 'rematch' }),
    decline: async (offer) => command({ kind: 'decline', offer }),
    claimAbsence: async () => command({ kind: 'claimAbsence' }),
    denyAbsence: async () => command({ kind: 'denyAbsence' }),
    adopt: async () => command({ kind: 'adopt' }),
    say: async (text) => driver.say(text),
    compared: async (code) => driver.perform({ kind: 'compared', code }),
    goOn: async () => driver.perform({ kind: 'goOn' }),
    setPushTarget: async (own) => driver.perform({ kind: 'reached', own }),
    rename: async (name) => {
      await driver.perform({ kind: 'rename', name });
    },
    leave: async () => driver.leave(),
  };
}
