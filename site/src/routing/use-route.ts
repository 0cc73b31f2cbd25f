import { useEffect, useState } from 'preact/hooks';
import type { Arrival } from './core/arrival.ts';
import { type Route, readRoute } from './core/route.ts';
import { takeArrival } from './address.ts';

/** @param onArrival receives the content of a link */
export function useRoute(onArrival: (arrival: Arrival) => void): Route {
  const [fragment, setFragment] = useState(() => location.hash);
  useEffect(() => {
    const read = () => {
      const arrival = takeArrival();
      if (arrival === null) setFragment(location.hash);
      else onArrival(arrival);
    };
    const move = () => {
      // The styles fade in content that comes after the first page.
      document.documentElement.dataset['moved'] = '';
      read();
    };
    addEventListener('hashchange', move);
    // It may have changed between the first render and subscribing.
    read();
    return () => removeEventListener('hashchange', move);
  }, [onArrival]);
  return readRoute(fragment);
}
