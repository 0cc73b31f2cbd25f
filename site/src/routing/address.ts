import { type Arrival, readArrivalFromAddress, readPage } from './core/arrival.ts';
import { writeFragment, type Route } from './core/route.ts';

/** Takes an address's content, first removing it from the address bar and history (PAGE-3). */
export function takeArrival(): Arrival | null {
  const arrival = readArrivalFromAddress(location);
  if (arrival !== null) history.replaceState(null, '', `${readPage(location)}#/`);
  return arrival;
}

export function openRoute(route: Route): void {
  location.hash = writeFragment(route);
}

/** Replaces the current page, so that Back skips it. */
export function replacePage(route: Route): void {
  history.replaceState(null, '', `${location.pathname}${writeFragment(route)}`);
  dispatchEvent(new Event('hashchange'));
}

/** The content of the address when the site began; read when this module loads. */
export const FIRST_ARRIVAL = takeArrival();
