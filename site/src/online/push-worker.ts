import { openPushed } from '@sealed-move/client/push';
import type { SessionView } from '@sealed-move/client/session';
import { chess, chess960, chessFromPosition } from '../chess/chess.ts';
import { chooseGameForSetup } from '../game/beginning.ts';
import type { GameName } from '../game/core/names.ts';
import type { Game } from '../game/game.ts';
import { getGameName, isOnline, readKeptGame } from '../games/core/kept-game.ts';
import { describeOpponent } from '../games/standing-words.ts';
import { chooseLanguage, type LanguageChoice } from '../messages/language.ts';
import { playWords, words } from '../messages/words.ts';
import { findCall } from '../play/calls.ts';
import { listChanges } from '../play/changes.ts';
import { readSettings } from '../preferences/core/settings.ts';
import { keepFrame, readInbox } from '../push/inbox.ts';
import { readPushScope } from '../push/push-scope.ts';
import { reversi } from '../reversi/game/reversi.ts';
import { writeFragment } from '../routing/core/route.ts';
import { openDatabase } from '../storage/database.ts';
import { findSavedGame } from './eligible.ts';

/*
 * The worker of one game whose player is reached by push (REACH-4). It has the scope of that game
 * alone, controls no page, and answers no request.
 */

interface WorkerWindow {
  readonly url: string;
  readonly visibilityState: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown, options: object) => void;
}

/** The worker's globals used here, which a page's types lack. */
interface PushWorker {
  readonly registration: ServiceWorkerRegistration;
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
  readonly notification: Notification;
}

declare const self: PushWorker;

const GAMES: Readonly<Record<GameName, Game>> = {
  chess,
  chess960,
  'chess-from': chessFromPosition,
  reversi,
};

self.addEventListener('push', (event) => event.waitUntil(receivePush(event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openGame(event.notification.tag));
});

async function receivePush(frame: string): Promise<void> {
  const id = readPushScope(self.registration.scope) ?? '';
  const windows = await listWindows();
  // Browsers demand a notification even if their storage fails.
  const news = await readNews(id, frame).catch(() => null);
  if (news !== null) for (const one of windows) one.postMessage({ push: id }, {});
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (news === null && (await self.registration.getNotifications()).length > 0) return;
  // Without a notification, browsers show a message of their own or end the subscription.
  const { title, body } = news ?? { title: 'Sealed Move', body: playWords().online.push.noNews };
  await self.registration.showNotification(title, { body, tag: id, silent: news === null });
}

/** Null if the frame is forged, late or repeated, or contains nothing new. */
async function readNews(id: string, frame: string) {
  await loadWords('system');
  const { database } = await openDatabase(() => undefined);
  const kept = readKeptGame(await database.get('games', id));
  const settings = readSettings(await database.get('settings', 'settings'));
  await loadWords(settings.language);
  const saved = kept !== null && isOnline(kept) ? findSavedGame(kept) : null;
  if (kept === null || saved === null) return null;
  const plays = GAMES[getGameName(kept)];
  const now = Date.now();
  const found = await openPushed(frame, {
    rules: plays.rules,
    saved,
    inbox: await readInbox(id),
    now,
  });
  if (found === null) return null;
  // On a full disk, the notification at least names the move. The game gets it when both players
  // are online.
  await keepFrame(id, { n: found.n, frame }).catch(() => undefined);
  const title = describeOpponent(kept);
  const body = describeNews(plays, found, { title, isNamed: settings.notifyMoves });
  return body === null ? null : { title, body };
}

async function loadWords(choice: LanguageChoice): Promise<void> {
  const language = chooseLanguage(choice, navigator.languages);
  await Promise.all([words.load(language), playWords.load(language)]);
}

interface News {
  readonly before: SessionView;
  readonly after: SessionView;
}

function describeNews(
  plays: Game,
  { before, after }: News,
  { title, isNamed }: { readonly title: string; readonly isNamed: boolean },
): string | null {
  const toView = (view: SessionView) => ({ ...view, kind: 'online', me: '', plays }) as const;
  const changes = listChanges(toView(before), toView(after));
  const begun = chooseGameForSetup(plays, after.setup);
  const last = begun.lineOf(after.game.moves.map(({ move }) => move)).at(-1);
  const isMoved = changes.some((one) => one.kind === 'moved' && !one.isMine);
  const call = findCall(changes);
  if (call === null || !isNamed || !isMoved || last === undefined || after.game.ending !== null)
    return call;
  return playWords().online.push.played(title, begun.written(last));
}

async function openGame(id: string): Promise<void> {
  const [window] = await listWindows();
  if (window === undefined) {
    await self.clients.openWindow(`/${writeFragment({ page: 'game', id })}`);
    return;
  }
  await window.focus();
  window.postMessage({ open: id }, {});
}

/** Lists the windows of the site; the pages of noughts and crosses know no games. */
async function listWindows(): Promise<readonly WorkerWindow[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === '/');
}
