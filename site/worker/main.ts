import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/*
 * The service worker: after one visit the site starts without network (PWA-1). It answers for the
 * files of the release alone; whatever else is asked for, `/v1` above all, never meets it (PWA-3).
 */

declare const self: ServiceWorkerGlobalScope;
/** The files of this release, filled in by the build. */
declare const PRECACHE: PrecacheEntry[];

// A newer worker waits until a player says so: nothing is reloaded under a game (PWA-2).
self.addEventListener('message', ({ data }) => {
  const isAsked = typeof data === 'object' && data !== null && data.type === 'SKIP_WAITING';
  if (isAsked) void self.skipWaiting();
});
// Messengers add parameters of their own to a link; the page is the same.
precacheAndRoute(PRECACHE, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
