import { useEffect } from 'preact/hooks';

/** Keeps the screen on while wanted and the page is visible. */
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
        // Refused, for example on a low battery: the screen turns off as usual.
      }
    };
    const again = () => void take();
    again();
    // The browser releases it whenever the page is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      release();
    };
  }, [isWanted]);
}
