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

/** @throws where there is no network */
export async function readRelease(): Promise<ReleaseState> {
  const response = await fetch('/release.txt', { cache: 'no-store' });
  const bytes = await response.arrayBuffer();
  const files = response.ok ? filesOfRelease(new TextDecoder().decode(bytes)) : null;
  if (files === null) return { kind: 'unread' };
  return { kind: 'read', hash: await sha256(bytes), isRunning: files.includes(runningScript()) };
}

/** The script that the page began with: those that came later may be alike in two releases. */
function runningScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? '' : new URL(script.src).pathname.slice(1);
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
