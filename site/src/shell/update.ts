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
  let registration: ServiceWorkerRegistration | undefined;
  let isAskedFor = false;
  const update = () => {
    isAskedFor = true;
    if (registration?.waiting) worker.messageSkipWaiting();
    else location.reload();
  };
  worker.addEventListener('waiting', () => {
    waitingUpdate.set(update);
  });
  const noticeActivation = () => {
    if (isAskedFor) location.reload();
    // Another tab activated the new version: this one stays unchanged until its player agrees.
    else void offerNewerRelease(update);
  };
  worker.addEventListener('controlling', noticeActivation);
  worker.addEventListener('activated', ({ isExternal }) => {
    // On the first visit no worker controls this page, so no change of controller follows, and the
    // new version waits only while the old one is busy.
    if (isExternal === true || isAskedFor) noticeActivation();
  });
  registration = await worker.register().catch(() => undefined);
  if (registration === undefined) return;
  const found = registration;
  setInterval(() => {
    if (document.visibilityState === 'visible') found.update().catch(() => undefined);
  }, HOUR_MS);
}

/** Offers a newer release. Browsers also report the first worker, which is of this same release. */
async function offerNewerRelease(update: () => void): Promise<void> {
  const release = await readRelease().catch(() => null);
  const isThisOne = release?.kind === 'read' && release.isRunning;
  if (!isThisOne) waitingUpdate.set(update);
}
