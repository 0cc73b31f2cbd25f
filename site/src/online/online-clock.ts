import type { Session } from 'relay-client/session';
import { FIRST_MOVE_MS, GameClock } from '../clock/game-clock.ts';
import type { StopwatchKeeper } from '../clock/kept-stopwatch.ts';
import { PAGE_TIME } from '../clock/page-time.ts';
import { readOptions } from '../clock/options.ts';
import { isRoomClosed, isSuperseded } from '../play/table.ts';

/** The clocks of a game over a relay: this device keeps its player's (CLK-2). */
export function onlineClock(session: Session, keeper: StopwatchKeeper): GameClock {
  const clocked = {
    view() {
      const { game, setup, peer, connection } = session.view;
      const isStopped = isRoomClosed(connection) || isSuperseded(connection);
      return {
        game,
        setting: readOptions(setup?.options).clock,
        keeps: isStopped ? null : game.side,
        haveMet: peer.presence !== 'never',
        // An app of before cannot be told that a game is called off.
        firstMoveMs: peer.canAbort === true ? FIRST_MOVE_MS : null,
      };
    },
    subscribe: (listener: () => void) => session.subscribe(listener),
    resign: session.resign,
  };
  return new GameClock(clocked, PAGE_TIME, keeper);
}
