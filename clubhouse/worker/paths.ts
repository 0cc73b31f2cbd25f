/** What of the site a device keeps (OFF-1, OFF-2). */

/** Files that are named by what they hold, and the club's colours, which are named by the colour. */
export function isFile({ pathname, search }: URL): boolean {
  return pathname.startsWith('/assets/') || (pathname === '/theme.css' && search !== '');
}

/** The home, one's matches with their forms, and tables. */
export function isKeptPage({ pathname }: URL): boolean {
  return (
    pathname === '/' ||
    /^\/matches\/[^/]+(\/report)?$/.test(pathname) ||
    /^\/tables(\/[^/]+)?$/.test(pathname) ||
    pathname === OFFLINE
  );
}

/** What is said in the place of a page that is not kept. */
export const OFFLINE = '/offline';

/** Those of a match are kept while the home leads to it. */
export function isOfMatch({ pathname }: URL): boolean {
  return pathname.startsWith('/matches/');
}

/** The files that a page loads, by its HTML. */
export function filesOf(html: string, origin: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)]
    .map(([, path]) => new URL((path ?? '').replaceAll('&amp;', '&'), origin))
    .filter(isFile)
    .map(({ pathname, search }) => pathname + search);
}
