import { browserPlatform } from 'relay-client/platform';
import type { SavedGame } from 'relay-client/saved-games';
import {
  createSession,
  OpenElsewhere,
  type Session,
  type SessionView,
  wholeView,
} from 'relay-client/session';
import type { GameClock } from '../clock/game-clock.ts';
import { watchKeeper } from '../clock/kept-watch.ts';
import { type SeatLock, takeSeatLock } from '../services/seat-lock.ts';
import type { Services } from '../services/services.ts';
import type { OnlineGame, OnlineStanding, Summary } from '../games/core/kept-game.ts';
import { onlineClock } from './online-clock.ts';
import { summaryOf } from './summary.ts';
import { chessRules } from '../game/chess-rules.ts';
import { addressOf } from '../relay/use-relay.ts';

/** A game over a relay that a page has open. */
export interface OnlineSession {
  readonly session: Session;
  readonly clock: GameClock;
  /** Connects, keeps what the home page shows, and wakes with the page. @returns how to end that */
  readonly open: () => () => void;
}

/** The key that makes this game, where it is one of the relay that the key is kept for (PREF-4). */
export function ownerKeyFor({ settings }: Services, { relay }: SavedGame): string | null {
  return relay === addressOf(settings.value.relay) ? settings.value.relay.ownerKey : null;
}

/** The session of a game that is kept on this device; every change is kept before it is sent. */
export function onlineSession(
  services: Services,
  { id, summary: first }: OnlineGame,
  saved: SavedGame,
): OnlineSession {
  let summary = first;
  let lock: SeatLock | null = null;
  let latest = saved;
  const summaryNow = (view: SessionView, { isLeaving }: SavedGame) =>
    summaryOf(view, { before: summary, isLeaving, now: Date.now() });
  const keep = async (next: SavedGame, shown: Summary<OnlineStanding>) => {
    latest = next;
    summary = shown;
    const state = { kind: 'online', secret: next.secret, saved: next } as const;
    return services.keep({ id, state, summary });
  };
  const session: Session = createSession({
    rules: chessRules,
    saved,
    ownerKey: ownerKeyFor(services, saved),
    platform: browserPlatform(() => document.visibilityState === 'visible'),
    store: {
      async save(next) {
        if (lock?.isLost() === true) throw new OpenElsewhere();
        const view = wholeView(chessRules, next, session.view.connection);
        // A game that the player removed is neither saved again nor played on.
        if (!(await keep(next, summaryNow(view, next)))) throw new Error('removed');
      },
    },
  });
  const follow = () => {
    const shown = summaryNow(session.view, latest);
    if (shown.standing !== summary.standing && lock?.isLost() === false) void keep(latest, shown);
  };
  const isKept = () => services.games.value.some((one) => one.id === id);
  const clock = onlineClock(session, watchKeeper(id, isKept));
  return {
    session,
    clock,
    open() {
      lock = takeSeatLock(id, () => session.giveWay());
      const unsubscribe = session.subscribe(follow);
      const wake = () => session.wake();
      document.addEventListener('visibilitychange', wake);
      addEventListener('pageshow', wake);
      addEventListener('online', wake);
      session.start();
      const stopClock = clock.start();
      return () => {
        stopClock();
        document.removeEventListener('visibilitychange', wake);
        removeEventListener('pageshow', wake);
        removeEventListener('online', wake);
        unsubscribe();
        void session.stop().then(() => lock?.release());
      };
    },
  };
}
