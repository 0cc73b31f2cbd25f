import type { KeptFiles } from './kept-files.ts';
import { listFiles, isKeptPage, isMatchPath } from './paths.ts';

const PREFIX = 'pages:';
const AT = 'x-kept-at';
const VERSION = 'x-kept-version';
const MOST = 40;
const NEW_MS = 10 * 60_000;
/** How long a page is kept: older ones mislead more than they help. */
const KEPT_MS = 14 * 86_400_000;

/** Caches pages under a member's name. A page of anybody else, or nobody, deletes them (OFF-3). */
export class KeptPages {
  readonly #files: KeptFiles;
  /** Counts changes of member: a page requested before a change is not cached after it. */
  #turn = 0;
  #member: string | null | undefined;

  constructor(files: KeptFiles) {
    this.#files = files;
  }

  get turn(): number {
    return this.#turn;
  }

  /** The member whose pages are cached; null if nobody. */
  async member(): Promise<string | null> {
    if (this.#member === undefined) {
      const name = (await caches.keys()).find((one) => one.startsWith(PREFIX));
      this.#member ??= name?.slice(PREFIX.length) ?? null;
    }
    return this.#member;
  }

  /** Sets the signed-in member according to the site, and returns the previous one. */
  async become(member: string | null): Promise<string | null> {
    const was = await this.member();
    if (was !== member) this.#turn += 1;
    this.#member = member;
    for (const name of await caches.keys()) {
      if (name.startsWith(PREFIX) && name !== PREFIX + (member ?? '')) await caches.delete(name);
    }
    return was;
  }

  /** Caches a page and its files; `turn` is from when the page was requested. */
  async put(url: URL, response: Response, turn: number, version = ''): Promise<void> {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.status !== 200 || response.redirected || !isPage || !isKeptPage(url)) return;
    const [html, headers] = [await response.text(), new Headers(response.headers)];
    await this.#files.add(listFiles(html, url.origin));
    // The cached page is uncompressed text, however it was sent.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(AT, String(Date.now()));
    headers.set(VERSION, version);
    if (turn !== this.#turn || typeof this.#member !== 'string') return;
    const cache = await caches.open(PREFIX + this.#member);
    await cache.put(url, new Response(html, { headers }));
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(oldest);
  }

  /** A cached page for display, with the time it was cached. */
  async find(url: URL): Promise<Response | null> {
    const cache = await this.#open();
    const options = { ignoreVary: true, ignoreSearch: isMatchPath(url) };
    const kept =
      (await cache?.match(url, { ignoreVary: true })) ?? (await cache?.match(url, options));
    if (kept === undefined) return null;
    const at = kept.headers.get(AT) ?? '0';
    if (Date.now() - Number(at) > KEPT_MS) {
      await cache?.delete(url, options);
      return null;
    }
    const html = await kept.text();
    return new Response(html.replace('<html ', `<html data-kept="${Number(at)}" `), {
      headers: kept.headers,
    });
  }

  /** Whether a version of the page is cached, or the page as viewed just now. */
  async has(url: URL, version: string): Promise<boolean> {
    const kept = await (await this.#open())?.match(url, { ignoreVary: true });
    if (kept === undefined) return false;
    const isNew = Date.now() - Number(kept.headers.get(AT)) < NEW_MS;
    const found = kept.headers.get(VERSION);
    return found === version || (found === '' && isNew);
  }

  /** Deletes pages of matches that the home page no longer links to. */
  async keepMatches(addresses: ReadonlySet<string>): Promise<void> {
    const cache = await this.#open();
    for (const { url } of (await cache?.keys()) ?? []) {
      if (isMatchPath(new URL(url)) && !addresses.has(url)) await cache?.delete(url);
    }
  }

  async files(): Promise<string[]> {
    const cache = await this.#open();
    const found: string[] = [];
    for (const response of (await cache?.matchAll()) ?? []) {
      found.push(...listFiles(await response.text(), location.origin));
    }
    return found;
  }

  async #open(): Promise<Cache | null> {
    const member = await this.member();
    return member === null ? null : caches.open(PREFIX + member);
  }
}
