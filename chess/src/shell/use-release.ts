import { useEffect, useState } from 'preact/hooks';
import { filesOfRelease } from './core/release-list.ts';

/** What the server of the page says it serves. */
export type ReleaseState =
  | { readonly kind: 'reading' }
  /** No network, or a server without a list. */
  | { readonly kind: 'unread' }
  | {
      readonly kind: 'read';
      /** SHA-256 of the list, in hex. */
      readonly hash: string;
      /** Whether the list names the script that runs here: else a newer version waits. */
      readonly isRunning: boolean;
    };

/** Reads the list of the release from the server, never from what the device kept (TRUST-3). */
export function useRelease(): ReleaseState {
  const [state, setState] = useState<ReleaseState>({ kind: 'reading' });
  useEffect(() => {
    let isGone = false;
    void readRelease()
      .catch(() => ({ kind: 'unread' }) as const)
      .then((found) => (isGone ? undefined : setState(found)));
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}

async function readRelease(): Promise<ReleaseState> {
  const response = await fetch('/release.txt', { cache: 'no-store' });
  const bytes = await response.arrayBuffer();
  const files = response.ok ? filesOfRelease(new TextDecoder().decode(bytes)) : null;
  if (files === null) return { kind: 'unread' };
  const running = new URL(import.meta.url).pathname.slice(1);
  return { kind: 'read', hash: await sha256(bytes), isRunning: files.includes(running) };
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
