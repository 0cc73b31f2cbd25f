import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/*
 * The service worker lets the site start offline after one visit (PWA-1). It answers only requests
 * for the release's files. Everything else, above all `/v1`, bypasses it (PWA-3).
 */

declare const self: ServiceWorkerGlobalScope;
/** The files of this release, filled in by the build. */
declare const PRECACHE: PrecacheEntry[];

// A newer worker waits until a player agrees: nothing reloads during a game (PWA-2).
self.addEventListener('message', ({ data }) => {
  const isAsked = typeof data === 'object' && data !== null && data.type === 'SKIP_WAITING';
  if (isAsked) void self.skipWaiting();
});
// Messengers add their own parameters to links; the page is the same.
precacheAndRoute(PRECACHE, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
