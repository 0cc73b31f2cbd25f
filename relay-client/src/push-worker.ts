import type { Rules } from './core/rules.ts';
import type { SavedGame } from './core/saved-game.ts';
import { openPushed, type PushedFrame, type PushedNews } from './open-pushed.ts';

interface WorkerWindow {
  readonly url: string;
  readonly visibilityState: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown, options: object) => void;
}

/** The part of a worker's globals that is used here: a page's types lack them. */
export interface PushWorker {
  readonly registration: {
    readonly scope: string;
    readonly getNotifications: () => Promise<readonly unknown[]>;
    readonly showNotification: (title: string, options: object) => Promise<unknown>;
  };
  readonly clients: {
    readonly matchAll: (of: object) => Promise<readonly WorkerWindow[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener(type: 'push', on: (event: PushArrival) => void): void;
  addEventListener(type: 'notificationclick', on: (event: NotificationClick) => void): void;
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface PushArrival extends WorkerEvent {
  readonly data: { readonly text: () => string } | null;
}

interface NotificationClick extends WorkerEvent {
  readonly notification: { readonly close: () => void };
}

export interface Notice {
  readonly title: string;
  readonly body: string;
}

interface LoadedGame<P> {
  readonly rules: Rules<P>;
  /** As the page saved it last. */
  readonly saved: SavedGame;
  /** The newest frame so far, which no page has taken yet; null without any. */
  readonly inbox: PushedFrame | null;
}

interface PushedGame<P, More> {
  /** In messages to pages, `{ push: id }` for news and `{ open: id }` for a tap. */
  readonly id: string;
  /** The address of the page that plays it, from the site's root. */
  readonly address: string;
  /** Null if the game is gone. */
  readonly load: () => Promise<(LoadedGame<P> & More) | null>;
  /** Stores a frame unless the stored one has a higher number: it may run twice at once. */
  readonly keep: (frame: PushedFrame) => Promise<unknown>;
  /** Null for changes that no player needs to know at once. */
  readonly describe: (news: PushedNews, game: LoadedGame<P> & More) => Notice | null;
  /** Shown for a message without news, because browsers demand a notification for each. */
  readonly describeNothing: () => Notice;
}

/**
 * Lets a service worker receive the pushes of one game (REACH-4). The worker has a scope of its
 * own. It writes no game: the page takes the stored frame, so neither overwrites the other.
 */
export function servePushes<P, More>(
  worker: PushWorker,
  { id, address, load, keep, describe, describeNothing }: PushedGame<P, More>,
): void {
  const { clients, registration } = worker;
  worker.addEventListener('push', (event) =>
    event.waitUntil(receivePush(event.data?.text() ?? '')),
  );
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage());
  });

  async function receivePush(frame: string): Promise<void> {
    const windows = await listWindows();
    // A browser demands a notice even if its storage fails.
    const news = await readNews(frame).catch(() => null);
    if (news !== null) for (const one of windows) one.postMessage({ push: id }, {});
    if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
    if (news === null && (await registration.getNotifications()).length > 0) return;
    // A browser shows a message of its own, or ends the subscription, if there is none.
    const { title, body } = news ?? describeNothing();
    await registration.showNotification(title, { body, tag: id, silent: news === null });
  }

  /** Null for what is forged, late or repeated, or tells nothing new. */
  async function readNews(frame: string): Promise<Notice | null> {
    const game = await load();
    if (game === null) return null;
    const { rules, saved, inbox } = game;
    const news = await openPushed(frame, { rules, saved, inbox, now: Date.now() });
    if (news === null) return null;
    // On a full disk, the notice at least says the move. The game gets it when both are online.
    await keep({ n: news.n, frame }).catch(() => undefined);
    return describe(news, game);
  }

  async function openPage(): Promise<void> {
    const [window] = await listWindows();
    if (window === undefined) {
      await clients.openWindow(address);
      return;
    }
    await window.focus();
    window.postMessage({ open: id }, {});
  }

  /** The windows that show the game's page: other pages of the site do not know it. */
  async function listWindows(): Promise<readonly WorkerWindow[]> {
    const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const path = new URL(address, registration.scope).pathname;
    return all.filter(({ url }) => new URL(url).pathname === path);
  }
}
