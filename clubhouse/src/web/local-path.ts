/**
 * A path of this site to go on to, or the start: what stands in an address or a form may lead to
 * nobody else's (WEB-3).
 */
export function localPath(text: string | null | undefined): string {
  if (text === null || text === undefined || !/^\/[\x21-\x7e]*$/.test(text)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const { origin, pathname, search } = new URL(text, BASE);
  // `//host` is another host, also where only the way through `..` leads to it.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}

const BASE = 'http://local.invalid';
