import { openKeptReports } from '../src/offline/kept-reports.ts';
import { sendReports } from '../src/offline/send-reports.ts';
import { KeptFiles } from './kept-files.ts';
import { KeptPages } from './kept-pages.ts';
import { isFile, OFFLINE } from './paths.ts';
import { endPushes, openPush, renewPush, showPush } from './pushes.ts';

/*
 * The service worker: pages from the network first, files from what is kept. Pages are of whoever
 * is signed in, and go with them.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the files of this release, and a name for all of them. */
declare const FILES: readonly string[];
declare const RELEASE: string;

/** A bad signal is no reason to look at an old page before this. */
const TIMEOUT_MS = 3000;
/** After this there is as good as none. */
const LONG_MS = 20_000;
const OFFLINE_CACHE = 'offline';

const files = new KeptFiles();
const pages = new KeptPages(files);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(navigate(event, url));
  else if (event.request.method === 'GET' && isFile(url)) {
    event.respondWith(files.get(event.request));
  }
});
self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  if (isKeepMessage(asked)) event.waitUntil(keepPages(asked.keep));
});
self.addEventListener('sync', (event: Event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(sendKept());
});
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));

async function install(): Promise<void> {
  await files.add(FILES);
  // Without cookies: the page that is said to nobody in particular names nobody.
  const response = await fetch(OFFLINE, { credentials: 'omit' });
  if (response.status !== 200) throw new Error(`${OFFLINE}: ${response.status}`);
  const html = await response.clone().text();
  await (await caches.open(OFFLINE_CACHE)).put(OFFLINE, response);
  await files.add(new Set(html.match(/\/theme\.css\?v=\w+/g)));
  // A page of the release before has its own files, which stay while it is kept: nothing to wait for.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await sweep();
  await self.clients.claim();
}

async function sweep(): Promise<void> {
  await files.keepOnly(new Set([...FILES, ...(await pages.files()), ...(await offlineFiles())]));
}

async function offlineFiles(): Promise<string[]> {
  const kept = await (await caches.open(OFFLINE_CACHE)).match(OFFLINE);
  return (await kept?.text())?.match(/\/theme\.css\?v=\w+/g) ?? [];
}

async function navigate(event: FetchEvent, url: URL): Promise<Response> {
  if (event.request.method !== 'GET') return post(event, url);
  const asked = fetchPage(event, url);
  const kept = await pages.find(url);
  const came = asked.catch(() => null);
  event.waitUntil(came);
  const response = await Promise.race([came, after(kept === null ? LONG_MS : TIMEOUT_MS)]);
  if (response !== null && (response.status < 500 || kept === null)) return response;
  return kept ?? offline();
}

/** From the network, and kept for later. Whole: of a page that breaks off the kept one is better. */
async function fetchPage(event: FetchEvent, url: URL): Promise<Response> {
  const { turn } = pages;
  const response = await fetch(event.request);
  if (response.headers.get('clubhouse-member') === null) return response;
  const whole = new Response(await response.arrayBuffer(), response);
  event.waitUntil(heed(url, whole.clone(), turn));
  return whole;
}

async function heed(url: URL, response: Response, turn: number, version?: string): Promise<void> {
  const member = response.headers.get('clubhouse-member');
  if (member === null) return;
  const before = pages.turn;
  // What was asked for before somebody signed out says nothing about now.
  const was = turn === before ? await pages.become(member === 'none' ? null : member) : null;
  // Pushes to whoever was signed in here before are not for whoever is now.
  if (was !== null && member !== 'none' && was !== member) await endPushes();
  const isFirst = turn === before && pages.turn !== before;
  await pages.put(url, response, isFirst ? pages.turn : turn, version);
}

/** A form: never kept. Signing out takes the kept pages along, with or without signal. */
async function post(event: FetchEvent, url: URL): Promise<Response> {
  if (url.pathname === '/sign-out') {
    await pages.become(null);
    event.waitUntil(endPushes());
  }
  try {
    return await fetch(event.request);
  } catch {
    return offline();
  }
}

async function offline(): Promise<Response> {
  const own = await pages.find(new URL(OFFLINE, self.location.origin));
  const said = own ?? (await (await caches.open(OFFLINE_CACHE)).match(OFFLINE));
  if (said === undefined) return Response.error();
  return new Response(await said.text(), { status: 503, headers: said.headers });
}

/** A page, and what changes when it would: it is asked for once for each. */
type VersionedPage = readonly [address: string, version: string];

function isKeepMessage(asked: unknown): asked is { readonly keep: readonly VersionedPage[] } {
  return (
    typeof asked === 'object' && asked !== null && 'keep' in asked && Array.isArray(asked.keep)
  );
}

/** Those that the home leads to, one after the other, as far as they are not kept as they are. */
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
      await heed(url, response, turn, version);
    } catch {
      return;
    }
  }
  await sweep();
}

/** The browser says that there is signal again, with no page open perhaps. */
async function sendKept(): Promise<void> {
  const [reports, member] = [await openKeptReports(), await pages.member()];
  if (reports === null || member === null) return;
  const sent = await sendReports(reports, member);
  // It asks again later for what has failed.
  if (sent === 'no_signal') throw new Error('still no signal');
}

function after(milliseconds: number): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  setTimeout(() => resolve(null), milliseconds);
  return promise;
}
