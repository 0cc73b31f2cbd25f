/** Starts the service worker, where the browser has one: without it the site works with signal. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // A worker that could not start is no fault of the page.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Whether it serves this page, and so will serve others without signal. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Asks it to keep the pages that the home leads to (OFF-2), once this page needs nothing more. */
export function keepPages(): void {
  const list = document.querySelector<HTMLElement>('[data-keep]')?.dataset['keep'];
  if (list === undefined || !('serviceWorker' in navigator)) return;
  // In another language each is another page.
  const { lang } = document.documentElement;
  const keep = (JSON.parse(list) as [string, string][]).map(([address, version]) => [
    address,
    `${lang} ${version}`,
  ]);
  const ask = () => {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }));
  };
  ask();
  // That of a new release, which takes over while the page is open, keeps them again.
  if (hasWorker()) navigator.serviceWorker.addEventListener('controllerchange', ask);
}

/** Asks the browser to wake the worker when there is signal, where it can. */
export async function sendWhenBack(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.ready;
    if ('sync' in registration && isSyncManager(registration.sync)) {
      await registration.sync.register('reports');
    }
  } catch {
    // It has none, or it is switched off: the next page sends.
  }
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

function isSyncManager(value: unknown): value is SyncManager {
  return typeof value === 'object' && value !== null && 'register' in value;
}
