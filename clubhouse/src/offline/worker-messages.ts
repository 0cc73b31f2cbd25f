/** Starts the service worker; without one, the site needs a connection. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // The page works even if the worker cannot start.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Whether a worker controls this page and so can serve others offline. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Asks the worker, once this page has loaded, to cache pages linked from home (OFF-2). */
export function keepPages(): void {
  const list = document.querySelector<HTMLElement>('[data-keep]')?.dataset['keep'];
  if (list === undefined || !('serviceWorker' in navigator)) return;
  // Each language is cached as a separate version of the page.
  const { lang } = document.documentElement;
  const keep = (JSON.parse(list) as [string, string][]).map(([address, version]) => [
    address,
    `${lang} ${version}`,
  ]);
  const ask = () => {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }));
  };
  ask();
  // A new release's worker, taking over while the page is open, caches them again.
  if (hasWorker()) navigator.serviceWorker.addEventListener('controllerchange', ask);
}

/** Asks the browser to wake the worker when online, if supported. */
export async function sendWhenBack(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.ready;
    if ('sync' in registration && isSyncManager(registration.sync)) {
      await registration.sync.register('reports');
    }
  } catch {
    // Not supported or disabled; the next page will send.
  }
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

function isSyncManager(value: unknown): value is SyncManager {
  return typeof value === 'object' && value !== null && 'register' in value;
}
