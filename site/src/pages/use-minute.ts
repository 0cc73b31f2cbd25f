import { useEffect, useState } from 'preact/hooks';

const MINUTE_MS = 60_000;

/** The time, by which a list says how long ago something was; again each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
