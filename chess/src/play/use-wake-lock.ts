import { useEffect } from 'preact/hooks';

/** Keeps the screen on while it is wanted and the page is in sight. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const release = () => void lock?.release().catch(() => undefined);
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) release();
      } catch {
        // Refused, by a low battery for one: the screen goes off as always.
      }
    };
    const again = () => void take();
    again();
    // The browser lets go of it whenever the page goes out of sight.
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      release();
    };
  }, [isWanted]);
}
