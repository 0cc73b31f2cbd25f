import { GameClock } from '../clock/game-clock.ts';
import type { StopwatchKeeper } from '../clock/kept-stopwatch.ts';
import { PAGE_TIME } from '../clock/page-time.ts';
import { readOptions } from '../clock/options.ts';
import type { LocalSession } from './local-session.ts';

/** Both players are here, with unlimited time for the first move. */
const ALONE = { haveMet: true, firstMoveMs: null } as const;

/** Makes the clocks of two players on one device; this device keeps both. */
export function makeLocalClock(session: LocalSession, keeper: StopwatchKeeper | null): GameClock {
  const clocked = {
    view() {
      const { game, setup, isElsewhere } = session.view;
      const setting = readOptions(setup.options).clock;
      return { game, setting, keeps: isElsewhere ? null : game.turn, ...ALONE };
    },
    subscribe: (listener: () => void) => session.subscribe(listener),
    resign: session.resign,
  };
  return new GameClock(clocked, PAGE_TIME, keeper);
}
