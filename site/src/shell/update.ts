import { createSignal } from '../signals/signal.ts';
import { trustScriptAddress } from '../services/script-address.ts';
import { readRelease } from './use-release.ts';

/** Set once a new version of the site is waiting. Calling it activates that version and reloads. */
export const waitingUpdate = createSignal<(() => void) | null>(null);

const HOUR_MS = 3_600_000;

/** Watches for newer service workers (PWA-2). The site also works without one (PWA-4). */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trustScriptAddress('/sw.js'));
  let isAskedFor = false;
  worker.addEventListener('waiting', () => {
    waitingUpdate.set(() => {
      isAskedFor = true;
      worker.messageSkipWaiting();
    });
  });
  const reload = () => location.reload();
  worker.addEventListener('controlling', () => {
    if (isAskedFor) reload();
    // Another tab activated the new version: this one stays unchanged until its player agrees.
    else void offerNewerRelease(reload);
  });
  worker.addEventListener('activated', ({ isExternal }) => {
    // No worker controls this page yet, as on the first visit, so the new one did not wait.
    if (isExternal === true) void offerNewerRelease(reload);
  });
  const registration = await worker.register().catch(() => undefined);
  if (registration === undefined) return;
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  }, HOUR_MS);
}

/** Offers a newer release. Browsers also report the first worker, which is of this same release. */
async function offerNewerRelease(reload: () => void): Promise<void> {
  const release = await readRelease().catch(() => null);
  const isThisOne = release?.kind === 'read' && release.isRunning;
  if (!isThisOne) waitingUpdate.set(reload);
}
