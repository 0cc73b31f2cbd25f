import { useEffect, useState } from 'preact/hooks';

/** The time in epoch ms, updated every second while needed. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWanted) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}
