import { makeCommonPlatform } from './machine.ts';
import type { PageEvents, Platform } from './platform.ts';
import { openSocket } from './web-socket.ts';

/** The globals of a page; a worker or Node may lack any of them. */
interface PageGlobals {
  readonly document?: EventTarget & { readonly visibilityState: string };
  readonly navigator?: { readonly onLine?: boolean };
  readonly addEventListener?: EventTarget['addEventListener'];
}

/** The platform of a browser page, which tells its sessions when it wakes or goes offline. */
export function makeBrowserPlatform(): Platform {
  const open = (url: string) => new WebSocket(url);
  return {
    ...makeCommonPlatform(),
    openSocket: (url, on) => openSocket(() => open(url), on),
    isVisible: () => (page().document?.visibilityState ?? 'visible') === 'visible',
    isOffline: () => page().navigator?.onLine === false,
    follow: followPage,
  };
}

function followPage({ wake, lost }: PageEvents): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { document, addEventListener } = page();
  document?.addEventListener('visibilitychange', wake, { signal });
  for (const type of ['pageshow', 'online']) addEventListener?.(type, wake, { signal });
  addEventListener?.('offline', lost, { signal });
  return () => stopped.abort();
}

const page = () => globalThis as PageGlobals;
