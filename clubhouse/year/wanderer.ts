import type { Page } from 'playwright-core';
import { makeRandom } from 'test-kit/chance';
import { findRoute, type PageLog } from './page-log.ts';

interface Coming {
  readonly url: string;
  /** The log that follows the page already. */
  readonly seen: PageLog;
  readonly seed: number;
  /** The address where the walk starts, and restarts when no link leads on. */
  readonly home: string;
}

/** Phones, a tablet, laptops and a large desktop. */
const WIDTHS = [320, 390, 834, 1366, 1920, 2560] as const;
/** One step in this many returns to that address. */
const STEPS = 25;
/** Files, and links that would end the walk. */
const NO_PAGE = /\.ics$|\/export$|\/data$|^\/sign-out|^\/coach\/sign-out|^\/assets\/|^\/images\//;

/** Follows random links, in the same way for the same seed. */
export class Wanderer {
  /** All visited addresses, without the site's origin. */
  readonly paths = new Set<string>();
  readonly #page: Page;
  readonly #coming: Coming;
  readonly #chance: () => number;

  /** @param page the page of the signed-in person, or of a stranger */
  constructor(page: Page, coming: Coming) {
    this.#page = page;
    this.#coming = coming;
    this.#chance = makeRandom(coming.seed);
  }

  /** Picks a random route on each page, each equally likely, however many links lead there. */
  async wander(pages: number): Promise<void> {
    const { home } = this.#coming;
    let path = home;
    for (let step = 0; step < pages; step++) {
      await this.#open(path);
      const links = await this.#links();
      const routes = Object.values(Object.groupBy(links, findRoute));
      const next = this.#oneOf(this.#oneOf(routes) ?? []);
      path = next === undefined || this.#chance() < 1 / STEPS ? home : next;
    }
  }

  /** Opens other people's addresses: each leads to the sign-in page, or is public. */
  async knock(paths: Iterable<string>): Promise<void> {
    const open = new Set(this.paths);
    for (const path of paths) {
      if (open.has(path)) continue;
      await this.#open(path);
      if (new URL(this.#page.url()).pathname.includes('sign-in')) continue;
      this.#coming.seen.note(`nobody reads ${findRoute(path)}`);
    }
  }

  async #open(path: string): Promise<void> {
    const { url, seen } = this.#coming;
    const width = this.#oneOf(WIDTHS) ?? 1366;
    await this.#page.setViewportSize({ width, height: 844 });
    const answer = await this.#page.goto(url + path);
    this.paths.add(path);
    if (answer?.status() !== 200) seen.note(`${answer?.status()}: ${path}`);
    await seen.look(this.#page);
  }

  async #links(): Promise<string[]> {
    const all = await this.#page.evaluate<string[]>(LINKS);
    return [...new Set(all)].filter((link) => !NO_PAGE.test(link.replace(/\?.*/, '')));
  }

  #oneOf<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#chance() * items.length)];
  }
}

const LINKS = `[...document.querySelectorAll('a[href]')]
  .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
  .map((link) => link.pathname + link.search)`;
