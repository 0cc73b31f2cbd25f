import { useEffect, useState } from 'preact/hooks';
import { readReleaseFiles } from './core/release-list.ts';

export type ReleaseState =
  | { readonly kind: 'reading' }
  /** There was no list: the device is offline, or the server has none. */
  | { readonly kind: 'unread' }
  | {
      readonly kind: 'read';
      /** SHA-256 of the list, in hex. */
      readonly hash: string;
      /** Whether the list names the running script; otherwise a newer version is waiting. */
      readonly isRunning: boolean;
    };

/** Reads the release list from the server, never from a cache (TRUST-3). */
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

/** @throws if offline */
export async function readRelease(): Promise<ReleaseState> {
  const response = await fetch('/release.txt', { cache: 'no-store' });
  const bytes = await response.arrayBuffer();
  const files = response.ok ? readReleaseFiles(new TextDecoder().decode(bytes)) : null;
  if (files === null) return { kind: 'unread' };
  return {
    kind: 'read',
    hash: await hashSha256(bytes),
    isRunning: files.includes(findRunningScript()),
  };
}

/** The script that the page started with; later scripts may be the same in two releases. */
function findRunningScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? '' : new URL(script.src).pathname.slice(1);
}

async function hashSha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
