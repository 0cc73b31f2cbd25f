import type { KeptFiles } from './kept-files.ts';
import { filesOf, isKeptPage, isOfMatch } from './paths.ts';

const PREFIX = 'pages:';
const AT = 'x-kept-at';
const VERSION = 'x-kept-version';
const MOST = 40;
const NEW_MS = 10 * 60_000;
/** Older pages mislead more than they help. */
const KEPT_MS = 14 * 86_400_000;

/**
 * The pages of whoever is signed in, and of nobody else (OFF-3): each lies in a cache that is named
 * by its member, and a page of somebody else, or of nobody, removes it.
 */
export class KeptPages {
  readonly #files: KeptFiles;
  /** Counts who was signed in: what was asked for before a change is not kept after it. */
  #turn = 0;
  #member: string | null | undefined;

  constructor(files: KeptFiles) {
    this.#files = files;
  }

  get turn(): number {
    return this.#turn;
  }

  /** Whose pages are kept, null: nobody's. */
  async member(): Promise<string | null> {
    if (this.#member === undefined) {
      const name = (await caches.keys()).find((one) => one.startsWith(PREFIX));
      this.#member ??= name?.slice(PREFIX.length) ?? null;
    }
    return this.#member;
  }

  /** Who the site says is signed in. @returns who was before */
  async become(member: string | null): Promise<string | null> {
    const was = await this.member();
    if (was !== member) this.#turn += 1;
    this.#member = member;
    for (const name of await caches.keys()) {
      if (name.startsWith(PREFIX) && name !== PREFIX + (member ?? '')) await caches.delete(name);
    }
    return was;
  }

  /**
   * Keeps a page that has come, with the files that it needs.
   * @param turn when it was asked for
   */
  async put(url: URL, response: Response, turn: number, version = ''): Promise<void> {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.status !== 200 || response.redirected || !isPage || !isKeptPage(url)) return;
    const [html, headers] = [await response.text(), new Headers(response.headers)];
    await this.#files.add(filesOf(html, url.origin));
    // What is kept is plain text, whatever it came as.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(AT, String(Date.now()));
    headers.set(VERSION, version);
    if (turn !== this.#turn || typeof this.#member !== 'string') return;
    const cache = await caches.open(PREFIX + this.#member);
    await cache.put(url, new Response(html, { headers }));
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(oldest);
  }

  /** A kept page as it is to be shown: it knows from when it is. */
  async find(url: URL): Promise<Response | null> {
    const cache = await this.#open();
    const options = { ignoreVary: true, ignoreSearch: isOfMatch(url) };
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

  /** Whether a page is kept in a version, or as somebody has just looked at it. */
  async has(url: URL, version: string): Promise<boolean> {
    const kept = await (await this.#open())?.match(url, { ignoreVary: true });
    if (kept === undefined) return false;
    const isNew = Date.now() - Number(kept.headers.get(AT)) < NEW_MS;
    const found = kept.headers.get(VERSION);
    return found === version || (found === '' && isNew);
  }

  /** Forgets those of matches that the home does not lead to any more. */
  async keepMatches(addresses: ReadonlySet<string>): Promise<void> {
    const cache = await this.#open();
    for (const { url } of (await cache?.keys()) ?? []) {
      if (isOfMatch(new URL(url)) && !addresses.has(url)) await cache?.delete(url);
    }
  }

  /** The files that kept pages need. */
  async files(): Promise<string[]> {
    const cache = await this.#open();
    const found: string[] = [];
    for (const response of (await cache?.matchAll()) ?? []) {
      found.push(...filesOf(await response.text(), location.origin));
    }
    return found;
  }

  async #open(): Promise<Cache | null> {
    const member = await this.member();
    return member === null ? null : caches.open(PREFIX + member);
  }
}
