/**
 * This browser's push address, as last reported to the site. The browser stores it for the page and
 * its service worker, so that another address can replace it (PUSH-20).
 */
export interface KeptSubscription {
  readonly endpoint: string;
  /** The site's own key, as base64url. */
  readonly key: string;
}

const CACHE = 'push-subscription';
const PLACE = '/push-subscription';

export async function keepSubscription({ endpoint, key }: KeptSubscription): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PLACE, new Response(JSON.stringify({ endpoint, key })));
}

/** Null if none is stored. */
export async function readKeptSubscription(): Promise<KeptSubscription | null> {
  const kept: unknown = await (await caches.match(PLACE, { cacheName: CACHE }))?.json();
  if (typeof kept !== 'object' || kept === null) return null;
  const { endpoint, key }: { endpoint?: unknown; key?: unknown } = kept;
  return typeof endpoint === 'string' && typeof key === 'string' ? { endpoint, key } : null;
}

export async function forgetSubscription(): Promise<void> {
  await caches.delete(CACHE);
}
