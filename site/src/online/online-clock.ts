import { type Rules, findWinnerOnTime } from '@sealed-move/client/rules';
import type { Session } from '@sealed-move/client/session';
import { AbsenceWatch } from '../clock/absence-watch.ts';
import { FIRST_MOVE_MS, GameClock } from '../clock/game-clock.ts';
import type { AbsenceKeeper } from '../clock/kept-absence.ts';
import type { StopwatchKeeper } from '../clock/kept-stopwatch.ts';
import { PAGE_TIME } from '../clock/page-time.ts';
import { readOptions } from '../clock/options.ts';
import { chooseGameForSetup } from '../game/beginning.ts';
import type { Game } from '../game/game.ts';
import { isRoomClosed, isSuperseded } from '../play/table.ts';

interface Keepers {
  readonly stopwatch: StopwatchKeeper;
  readonly absence: AbsenceKeeper;
  /** Whether the relay's last answer was that it no longer has the room. */
  readonly isGone: () => boolean;
}

/** The clocks of a game over a relay; this device keeps its own player's (CLK-2). */
export function makeOnlineClock(session: Session, plays: Game, keepers: Keepers): GameClock {
  const subscribe = (listener: () => void) => session.subscribe(listener);
  const setting = () => readOptions(session.view.setup?.options).clock;
  const isSeated = () => {
    const { connection, isMoved, peer } = session.view;
    // Without a room, or before anyone has joined it, both clocks stand still (GOON-12).
    if (keepers.isGone() && connection.kind !== 'online') return false;
    if (isMoved === true && peer.presence === 'never') return false;
    return !isRoomClosed(connection) && !isSuperseded(connection);
  };
  const clocked = {
    view() {
      const { game, peer } = session.view;
      return {
        game,
        setting: setting(),
        keeps: isSeated() ? game.side : null,
        haveMet: peer.presence !== 'never',
        // An older app does not understand that a game is called off.
        firstMoveMs: peer.canAbort === true ? FIRST_MOVE_MS : null,
      };
    },
    subscribe,
    resign: session.resign,
  };
  const watched = {
    view() {
      const { game, peer, connection } = session.view;
      const isConnected = connection.kind === 'online';
      return { game, setting: setting(), isSeated: isSeated(), isConnected, peer };
    },
    subscribe,
    canWin: () => canWin(chooseGameForSetup(plays, session.view.setup).rules, session),
    claimAbsence: session.claimAbsence,
    denyAbsence: session.denyAbsence,
    concede: () => session.resign('absence', clock.notes()),
  };
  const absence = new AbsenceWatch(watched, PAGE_TIME, keepers.absence);
  const clock = new GameClock(clocked, PAGE_TIME, keepers.stopwatch, absence);
  return clock;
}

/** Whether this player could win if the opponent's time ran out now (GAME-14). */
function canWin<P>(rules: Rules<P>, { view: { game } }: Session): boolean {
  let position = rules.initial();
  for (const { move } of game.moves) position = rules.apply(position, move) ?? position;
  return findWinnerOnTime(rules, position, game.side) !== null;
}
