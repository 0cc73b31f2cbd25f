/** A path of this site, or `/`. An address or form must never lead to another site (WEB-3). */
export function toLocalPath(text: string | null | undefined): string {
  if (text === null || text === undefined || !/^\/[\x21-\x7e]*$/.test(text)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const { origin, pathname, search } = new URL(text, BASE);
  // `//host` is another host, even if it results only from resolving `..`.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}

const BASE = 'http://local.invalid';
