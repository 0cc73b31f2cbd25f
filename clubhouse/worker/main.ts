import { openKeptReports } from '../src/offline/kept-reports.ts';
import { sendReports } from '../src/offline/send-reports.ts';
import { KeptFiles } from './kept-files.ts';
import { KeptPages } from './kept-pages.ts';
import { isFile, OFFLINE } from './paths.ts';
import { endPushes, openPush, renewPush, showPush } from './pushes.ts';

/**
 * The service worker: pages come from the network first, files from the cache. Cached pages belong
 * to the signed-in member and are deleted when they sign out.
 */

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: the files of this release, and a name for all of them. */
declare const FILES: readonly string[];
declare const RELEASE: string;

/** With a weak signal, the worker shows a cached page only after this time. */
const TIMEOUT_MS = 3000;
/** After this time, the connection counts as down. */
const LONG_MS = 20_000;
const OFFLINE_CACHE = 'offline';

const files = new KeptFiles();
const pages = new KeptPages(files);

self.addEventListener('install', (event) => event.waitUntil(installWorker()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(answerNavigation(event, url));
  else if (event.request.method === 'GET' && isFile(url)) {
    event.respondWith(files.get(event.request));
  }
});
self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  if (isKeepMessage(asked)) event.waitUntil(keepPages(asked.keep));
});
self.addEventListener('sync', (event: Event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(sendKeptReports());
});
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));

async function installWorker(): Promise<void> {
  await files.add(FILES);
  // Without cookies, so that the shared page names nobody.
  const response = await fetch(OFFLINE, { credentials: 'omit' });
  if (response.status !== 200) throw new Error(`${OFFLINE}: ${response.status}`);
  const html = await response.clone().text();
  await (await caches.open(OFFLINE_CACHE)).put(OFFLINE, response);
  await files.add(new Set(html.match(/\/theme\.css\?v=\w+/g)));
  // Pages of the previous release keep their own cached files, so there is no need to wait.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await deleteUnusedFiles();
  await self.clients.claim();
}

async function deleteUnusedFiles(): Promise<void> {
  await files.keepOnly(
    new Set([...FILES, ...(await pages.files()), ...(await listOfflineFiles())]),
  );
}

async function listOfflineFiles(): Promise<string[]> {
  const kept = await (await caches.open(OFFLINE_CACHE)).match(OFFLINE);
  return (await kept?.text())?.match(/\/theme\.css\?v=\w+/g) ?? [];
}

async function answerNavigation(event: FetchEvent, url: URL): Promise<Response> {
  if (event.request.method !== 'GET') return sendForm(event, url);
  const asked = fetchPage(event, url);
  const kept = await pages.find(url);
  const came = asked.catch(() => null);
  event.waitUntil(came);
  const response = await Promise.race([came, waitFor(kept === null ? LONG_MS : TIMEOUT_MS)]);
  if (response !== null && (response.status < 500 || kept === null)) return response;
  return kept ?? answerOffline(url);
}

/** Fetches a page completely and caches it; if it breaks off, the cached one is better. */
async function fetchPage(event: FetchEvent, url: URL): Promise<Response> {
  const { turn } = pages;
  const response = await fetch(event.request);
  if (response.headers.get('clubhouse-member') === null) return response;
  const whole = new Response(await response.arrayBuffer(), response);
  event.waitUntil(storePage(url, whole.clone(), turn));
  return whole;
}

async function storePage(
  url: URL,
  response: Response,
  turn: number,
  version?: string,
): Promise<void> {
  const member = response.headers.get('clubhouse-member');
  if (member === null) return;
  const before = pages.turn;
  // A page requested before signing out says nothing about the current member.
  const was = turn === before ? await pages.become(member === 'none' ? null : member) : null;
  // Pushes for the previous member must not reach the current one.
  if (was !== null && member !== 'none' && was !== member) await endPushes();
  const isFirst = turn === before && pages.turn !== before;
  await pages.put(url, response, isFirst ? pages.turn : turn, version);
}

/** Posts a form, which is never cached. Signing out deletes the cached pages, online or offline. */
async function sendForm(event: FetchEvent, url: URL): Promise<Response> {
  if (url.pathname === '/sign-out') {
    await pages.become(null);
    event.waitUntil(endPushes());
  }
  try {
    return await fetch(event.request);
  } catch {
    return answerOffline(url);
  }
}

async function answerOffline(url: URL): Promise<Response> {
  const own = await pages.find(new URL(OFFLINE, self.location.origin));
  const said = own ?? (await (await caches.open(OFFLINE_CACHE)).match(OFFLINE));
  if (said === undefined) return Response.error();
  const headers = new Headers(said.headers);
  // Nobody is there to reload the screen at the bar after a power cut (BAR-7).
  if (url.pathname === '/bar') headers.set('refresh', '30');
  return new Response(await said.text(), { status: 503, headers });
}

/** A page and its version; each version is fetched once. */
type VersionedPage = readonly [address: string, version: string];

function isKeepMessage(asked: unknown): asked is { readonly keep: readonly VersionedPage[] } {
  return (
    typeof asked === 'object' && asked !== null && 'keep' in asked && Array.isArray(asked.keep)
  );
}

/** Caches the pages linked from the home page, one after another, unless already cached. */
async function keepPages(list: readonly VersionedPage[]): Promise<void> {
  const wanted = list.map(([address, version]) => ({
    url: new URL(address, self.location.origin),
    version: `${version} ${RELEASE}`,
  }));
  await pages.keepMatches(new Set(wanted.map(({ url }) => url.href)));
  for (const { url, version } of wanted) {
    if (await pages.has(url, version)) continue;
    const { turn } = pages;
    try {
      const response = await fetch(url, { redirect: 'manual' });
      await storePage(url, response, turn, version);
    } catch {
      return;
    }
  }
  await deleteUnusedFiles();
}

/** Called when the browser has a connection again, perhaps with no page open. */
async function sendKeptReports(): Promise<void> {
  const [reports, member] = [await openKeptReports(), await pages.member()];
  if (reports === null || member === null) return;
  const sent = await sendReports(reports, member);
  // The browser retries a failed sync later.
  if (sent === 'no_signal') throw new Error('still no signal');
}

function waitFor(milliseconds: number): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  setTimeout(() => resolve(null), milliseconds);
  return promise;
}
