import { signalOf } from '../signals/signal.ts';
import { readRelease } from './use-release.ts';

/** Set once a new version of the site is waiting: call it to activate that and reload the page. */
export const waitingUpdate = signalOf<(() => void) | null>(null);

const HOUR_MS = 3_600_000;

/**
 * Installs the service worker, and notices when there is a newer one (PWA-2). Where the browser
 * has none, or does not let this site have one, the site works without (PWA-4).
 */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(scriptAddress('/sw.js'));
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
    // Another tab activated the new version: this one stays as it is until its player says so.
    else void offerIfNewer(reload);
  });
  worker.addEventListener('activated', ({ isExternal }) => {
    // No worker controls this page yet, as on the first visit, so the new one did not wait.
    if (isExternal === true) void offerIfNewer(reload);
  });
  const registration = await worker.register().catch(() => undefined);
  if (registration === undefined) return;
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  }, HOUR_MS);
}

/** Browsers report a worker that takes over also where it is the first one, of this same version. */
async function offerIfNewer(reload: () => void): Promise<void> {
  const release = await readRelease().catch(() => null);
  const isThisOne = release?.kind === 'read' && release.isRunning;
  if (!isThisOne) waitingUpdate.set(reload);
}

/** What the browser offers to pages whose policy asks for trusted types. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** The page's policy takes a script's address from nowhere but a named place in the code. */
function scriptAddress(path: '/sw.js'): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(path) ?? path;
}
