import { useEffect, useState } from 'preact/hooks';
import type { Arrival } from '../core/arrival.ts';
import { type Route, routeOf } from '../core/route.ts';
import { takeArrival } from './address.ts';

/** The page that the address names. @param onArrival called with what a link brought */
export function useRoute(onArrival: (arrival: Arrival) => void): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const read = () => {
      const arrival = takeArrival();
      if (arrival === null) setRoute(routeOf(location.hash));
      else onArrival(arrival);
    };
    addEventListener('hashchange', read);
    // The address may have changed while the site was still starting.
    read();
    return () => removeEventListener('hashchange', read);
  }, [onArrival]);
  return route;
}
