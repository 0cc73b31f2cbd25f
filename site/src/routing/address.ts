import { type Arrival, arrivalOf, pageOf } from './core/arrival.ts';
import { fragmentOf, type Route } from './core/route.ts';

/**
 * Takes what the address brought, and takes it out of the address bar and this entry of the
 * history before anything else is done (PAGE-3).
 */
export function takeArrival(): Arrival | null {
  const arrival = arrivalOf(location);
  if (arrival !== null) history.replaceState(null, '', `${pageOf(location)}#/`);
  return arrival;
}

export function go(route: Route): void {
  location.hash = fragmentOf(route);
}

/** Opens a page in place of the current one, so that Back skips it. */
export function goInstead(route: Route): void {
  history.replaceState(null, '', `${location.pathname}${fragmentOf(route)}`);
  dispatchEvent(new Event('hashchange'));
}

/** Read when this module loads, which is the first thing that the site does. */
export const FIRST_ARRIVAL = takeArrival();
