import { makeBrowserPlatform } from '@sealed-move/client/platform';
import type { SavedGame } from '@sealed-move/client/saved-games';
import {
  createSession,
  OpenElsewhere,
  type Session,
  type SessionView,
  toSessionView,
} from '@sealed-move/client/session';
import type { GameClock } from '../clock/game-clock.ts';
import type { Game } from '../game/game.ts';
import { makeAbsenceKeeper } from '../clock/kept-absence.ts';
import { makeStopwatchKeeper } from '../clock/kept-stopwatch.ts';
import type { SeatLock } from '../services/seat-lock.ts';
import type { Services } from '../services/services.ts';
import { isOnline, makeKeptPlays, type OnlineGame } from '../games/core/kept-game.ts';
import { addEarlierGame } from '../games/core/earlier-game.ts';
import { findFinishedGame } from './finished.ts';
import { makeOnlineClock } from './online-clock.ts';
import { makeBoardPreviewer } from './look.ts';
import { keepReachable } from '../push/keep-reachable.ts';
import { makePushService } from '../push/push-service.ts';
import { summariseView } from './summary.ts';
import { isSuperseded } from '../play/table.ts';

export interface OnlineSeat {
  readonly lock: SeatLock;
  /** Whether a page shows the game, so that its chat counts as read. */
  readonly isShown: () => boolean;
  readonly plays: Game;
}

export interface OnlineSession {
  readonly session: Session;
  readonly clock: GameClock;
  /** Keeps the home page's summary current and wakes with the page; the result stops both. */
  readonly open: () => () => Promise<void>;
  /** Called when a page shows the game, so that its chat counts as read. */
  readonly read: () => void;
}

/** The session of a game stored on this device; every change is saved before it is sent. */
export function makeOnlineSession(
  services: Services,
  first: OnlineGame,
  saved: SavedGame,
  { lock, isShown, plays }: OnlineSeat,
): OnlineSession {
  const { rules } = plays;
  const { lookOf } = makeBoardPreviewer(plays);
  let latest = saved;
  let shown = toSessionView(rules, saved, { kind: 'off' });
  let heard = findNewestLineId(shown) - (first.summary.unread ?? 0);
  let earlier = first.state.earlier ?? [];
  let isElsewhere = false;

  /** The stored record as it is now: a page may have changed fields beside the game itself. */
  const kept = () =>
    services.games.value.filter(isOnline).find(({ id }) => id === first.id) ?? first;
  const summaryNow = (view: SessionView) => {
    if (isShown()) heard = findNewestLineId(view);
    return summariseView(view, {
      before: kept().summary,
      isLeaving: latest.isLeaving,
      isSeated: latest.isSeated,
      unread: view.chat.lines.filter(({ id, from }) => from === 'them' && id > heard).length,
      look: lookOf(view.game, view.setup, view.game.side),
      now: Date.now(),
    });
  };
  /** Saves a change. The next save may start before this one ends, so it must not depend on it. */
  const keep = async (view: SessionView, next: SavedGame) => {
    const finished = findFinishedGame(shown.game, view.game, Date.now());
    if (finished !== null) earlier = addEarlierGame(earlier, finished);
    latest = next;
    shown = view;
    const { id, label, newLink, isElsewhere: wasElsewhere = false } = kept();
    const before = earlier.length === 0 ? {} : { earlier };
    return services.keep({
      id,
      state: { kind: 'online', secret: next.secret, saved: next, ...before },
      summary: summaryNow(view),
      ...makeKeptPlays(plays.name),
      ...(label === undefined ? {} : { label }),
      ...(isElsewhere || wasElsewhere ? { isElsewhere: true } : {}),
      ...(newLink === undefined ? {} : { newLink }),
    });
  };
  const session: Session = createSession({
    rules,
    saved,
    ownerKey: services.settings.value.ownerKey,
    platform: makeBrowserPlatform(),
    push: makePushService(first.id, () => session.view.push.mine !== 'off'),
    store: {
      async save(next) {
        if (lock.isLost()) throw new OpenElsewhere();
        const view = toSessionView(rules, next, session.view.connection);
        // A game that the player removed is neither saved again nor continued.
        if (!(await keep(view, next))) throw new Error('removed');
      },
    },
  });
  const follow = () => {
    if (lock.isLost()) return;
    const { view } = session;
    const [before, next] = [kept().summary, summaryNow(view)];
    const isChanged =
      next.standing !== before.standing ||
      next.unread !== before.unread ||
      next.roomUntil !== before.roomUntil;
    if (isChanged) keep(view, latest).catch(() => undefined);
    if (!isElsewhere && isSuperseded(view.connection)) noteElsewhere().catch(() => undefined);
  };
  /** Notes that the relay gave the seat to another device, not just to another of our tabs. */
  const noteElsewhere = async () => {
    if (!(await lock.isHeld()) || isElsewhere) return;
    isElsewhere = true;
    await keep(session.view, latest);
  };
  const isKept = () => services.games.value.some(({ id }) => id === first.id);
  const clock = makeOnlineClock(session, plays, {
    stopwatch: makeStopwatchKeeper(first.id, isKept),
    absence: makeAbsenceKeeper(first.id, isKept),
    isGone: () => kept().summary.standing === 'gone',
  });
  return {
    session,
    clock,
    read: follow,
    open() {
      const unsubscribe = session.subscribe(follow);
      const stopReaching = keepReachable(first.id, session);
      session.start();
      const stopClock = clock.start();
      return async () => {
        stopClock();
        stopReaching();
        unsubscribe();
        await session.stop();
        lock.release();
      };
    },
  };
}

/** The id of the newest chat line, from which later ones are counted. */
function findNewestLineId({ chat }: SessionView): number {
  return chat.lines.at(-1)?.id ?? -1;
}
