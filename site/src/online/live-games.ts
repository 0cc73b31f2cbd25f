import { type SavedGame, addTerms } from '@sealed-move/client/saved-games';
import type { Session } from '@sealed-move/client/session';
import { importGame } from '../catalogue/catalogue.ts';
import type { Game } from '../game/game.ts';
import { forgetAbsence } from '../clock/kept-absence.ts';
import { isOnline, type OnlineGame, getGameName } from '../games/core/kept-game.ts';
import { describeOpponent } from '../games/standing-words.ts';
import { endPush } from '../push/end-push.ts';
import { followWorkers } from '../push/follow-workers.ts';
import { writeFragment } from '../routing/core/route.ts';
import { awaitSeatLock, type SeatLock, takeSeatLock } from '../services/seat-lock.ts';
import type { Services } from '../services/services.ts';
import { dropNews, gameNews, renameNews } from '../shell/game-news.ts';
import { tellOfNews } from './background-news.ts';
import { listConnectedGames, isFailedJoin, findSavedGame } from './eligible.ts';
import type { ChangedGame, LiveGames, ShownGame } from './live-context.ts';
import { makeOnlineSession, type OnlineSession } from './online-session.ts';

/** A game that this tab plays, or waits to play. */
interface TabGame {
  readonly lock: SeatLock;
  readonly wait: AbortController;
  game: (ShownGame & { readonly online: OnlineSession }) | null;
  end: () => Promise<void>;
}

/** Connects running games and follows additions, endings and removals in any tab. */
export function makeLiveGames(services: Services): LiveGames {
  const held = new Map<string, TabGame>();
  const shown = new Set<string>();

  const begin = async (id: string, lockOf: LockOf): Promise<TabGame | null> => {
    const wait = new AbortController();
    const one: TabGame = {
      lock: lockOf(() => lose(id, one), wait.signal),
      wait,
      game: null,
      end: async () => one.lock.release(),
    };
    held.set(id, one);
    await one.lock.taken;
    // Another tab may have played on until it released the game.
    await services.refresh().catch((error: unknown) => {
      // Its lock would keep the game from all other tabs, and from another attempt here.
      drop(id, one);
      throw error;
    });
    const kept = find(id);
    const plays = kept === undefined ? null : await importGame(getGameName(kept)).catch(() => null);
    return held.get(id) === one && connect(id, one, plays) ? one : null;
  };

  const find = (id: string) => services.games.value.filter(isOnline).find((game) => game.id === id);

  const connect = (id: string, one: TabGame, plays: Game | null): boolean => {
    const kept = find(id);
    const saved = kept === undefined ? null : findSavedGame(kept);
    if (kept === undefined || saved === null || plays === null) {
      drop(id, one);
      return false;
    }
    const isShown = () => shown.has(id);
    const online = makeOnlineSession(services, kept, saved, { lock: one.lock, isShown, plays });
    const { session, clock } = online;
    one.game = { session, clock, saved, online, plays };
    const name = () => describeOpponent(find(id) ?? kept);
    const quiet = tellOfNews(services, { id, session, plays, isShown, name });
    const close = online.open();
    one.end = async () => {
      quiet();
      await close();
    };
    return true;
  };

  const drop = (id: string, one: TabGame): void => {
    if (held.get(id) === one) held.delete(id);
    one.wait.abort();
    void one.end();
  };

  /** Gives a game up to another tab: a page that shows it says so, and any other waits its turn. */
  const lose = (id: string, one: TabGame): void => {
    if (held.get(id) !== one) return;
    dropNews(id);
    one.game?.session.giveWay();
    if (shown.has(id)) return;
    drop(id, one);
    follow();
  };

  const follow = (): void => {
    const wanted = new Set(
      listConnectedGames(services.games.value, shown, {
        now: Date.now(),
        relay: location.origin,
      }).map(({ id }) => id),
    );
    for (const [id, one] of held) if (!wanted.has(id) && !shown.has(id)) drop(id, one);
    // Acting on stale news would take the game away from the tab that now plays it.
    for (const { id } of gameNews.value) {
      const kept = find(id);
      if (!held.has(id) || kept === undefined || kept.isElsewhere === true) dropNews(id);
      else renameNews(id, describeOpponent(kept));
    }
    for (const id of wanted) {
      if (held.has(id) || shown.has(id)) continue;
      void begin(id, (onLost, until) => awaitSeatLock(id, onLost, until));
    }
  };

  const show = async (id: string): Promise<ShownGame | null> => {
    shown.add(id);
    dropNews(id);
    const before = held.get(id);
    if (before !== undefined && before.game !== null && !before.lock.isLost()) {
      const { session, online } = before.game;
      if (session.view.connection.kind === 'stopped') session.start();
      online.read();
      return before.game;
    }
    if (before !== undefined) drop(id, before);
    const one = await begin(id, (onLost) => takeSeatLock(id, onLost));
    return one?.game ?? null;
  };
  const hide = (id: string): void => {
    shown.delete(id);
    const one = held.get(id);
    // A game that this page lost to another tab waits for that tab.
    if (one?.lock.isLost() === true) drop(id, one);
    follow();
    // A guest who was not admitted has no room to return to.
    const kept = find(id);
    if (kept !== undefined && isFailedJoin(kept)) services.forget(id).catch(() => undefined);
  };

  const replace = async (id: string, next: Replacement): Promise<ChangedGame> => {
    const before = held.get(id);
    if (before !== undefined) {
      held.delete(id);
      // The relay's messages so far are saved by then, and nothing is received after this.
      await before.end();
    }
    const kept = find(id);
    const saved = kept === undefined ? null : findSavedGame(kept);
    const changed = kept === undefined || saved === null ? null : await next(kept, saved);
    const isKept = changed === null || (await isWritten(services.keep(changed)));
    // Its session ended above. A friend must find somebody there even without new terms.
    return { shown: await show(id), isKept };
  };

  let count = Infinity;
  /** Ends the workers of games that any tab removed, and at the start those that are left (REACH-7). */
  const endRemoved = () => {
    const { length } = services.games.value;
    // A game missing from a list the disk did not answer is not a removed one (KEEP-9).
    if (length < count && services.isKept.value)
      void endPush((id) => services.games.value.every((game) => game.id !== id));
    count = length;
  };

  // The worker of a closed game says what came, and which game its player tapped (REACH-4).
  followWorkers({
    pushed: (id) => held.get(id)?.game?.session.wake(),
    opened: (id) => (location.hash = writeFragment({ page: 'game', id })),
  });
  services.games.subscribe(follow);
  services.games.subscribe(endRemoved);
  follow();
  endRemoved();
  return {
    show,
    hide,
    change: (id, setup) =>
      replace(id, async (kept, before) => {
        const saved = addTerms(before, setup);
        return saved && { ...kept, state: { ...kept.state, saved } };
      }),
    move: (id, next) =>
      replace(id, async (kept, before) => {
        const saved = await next(before);
        return saved && moveGame(kept, saved);
      }),
    clockOf: (id) => held.get(id)?.game?.clock ?? null,
    async leave(id) {
      const game = await show(id);
      try {
        return game !== null && (await leaveNow(game.session));
      } finally {
        hide(id);
      }
    },
  };
}

type Replacement = (kept: OnlineGame, saved: SavedGame) => Promise<OnlineGame | null>;

/** The record of a game in its new room, where nothing has happened yet. */
function moveGame({ newLink: _, ...kept }: OnlineGame, saved: SavedGame): OnlineGame {
  forgetAbsence(kept.id);
  const { roomUntil: __, ...before } = kept.summary;
  const standing =
    before.standing === 'gone' || before.standing === 'refused' ? 'theirs' : before.standing;
  return {
    ...kept,
    state: { ...kept.state, secret: saved.secret, saved },
    summary: { ...before, standing, at: Date.now() },
  };
}

/** Whether a write succeeded. A game removed in the meantime is not a failure. */
function isWritten(writing: Promise<unknown>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  );
}

/** Leaves a game, and returns whether the relay was told within seconds; otherwise it stays. */
async function leaveNow(session: Session): Promise<boolean> {
  const isThere = () => session.view.connection.kind === 'online';
  const end = Date.now() + LEAVING_MS;
  while (!isThere()) {
    if (session.view.connection.kind === 'stopped' || Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  await session.leave();
  return true;
}

const LEAVING_MS = 10_000;
const LOOK_MS = 100;

type LockOf = (onLost: () => void, until: AbortSignal) => SeatLock;
