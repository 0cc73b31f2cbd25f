/** The parts of the site that a device caches (OFF-1, OFF-2). */

/** Whether an address names a file by its content hash or by the club's colour. */
export function isFile({ pathname, search }: URL): boolean {
  return pathname.startsWith('/assets/') || (pathname === '/theme.css' && search !== '');
}

/** The home page, the member's matches with their forms, and tables. */
export function isKeptPage({ pathname }: URL): boolean {
  return (
    pathname === '/' ||
    /^\/matches\/[^/]+(\/report)?$/.test(pathname) ||
    /^\/tables(\/[^/]+)?$/.test(pathname) ||
    pathname === OFFLINE
  );
}

export const OFFLINE = '/offline';

/** Pages of a match are cached while the home page links to it. */
export function isMatchPath({ pathname }: URL): boolean {
  return pathname.startsWith('/matches/');
}

export function listFiles(html: string, origin: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)]
    .map(([, path]) => new URL((path ?? '').replaceAll('&amp;', '&'), origin))
    .filter(isFile)
    .map(({ pathname, search }) => pathname + search);
}
