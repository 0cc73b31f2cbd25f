import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './browser.ts';
import type { Clubhouse } from './clubhouse.ts';
import { FlakyNetwork } from './flaky-network.ts';
import { PATIENCE_MS } from 'test-kit/patience';

/** A member's phone with a network of its own. */
export interface Phone {
  readonly page: Page;
  readonly network: FlakyNetwork;
  readonly stop: () => Promise<void>;
}

const TOUCH = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true };

/** @param name of the member who is signed in on it; null: nobody */
export async function openPhone(
  browser: Browser,
  clubhouse: Clubhouse,
  name: string | null,
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const network = new FlakyNetwork();
  await network.start();
  const proxy = { server: network.url };
  const page = await openPage(browser, clubhouse, name, { ...TOUCH, ...options, proxy });
  page.context().setDefaultTimeout(PATIENCE_MS);
  const stop = async () => {
    await page.context().close();
    await network.stop();
  };
  return { page, network, stop };
}

/** Waits until the worker keeps what the home leads to, by the path of what comes last. */
export async function untilKept(phone: Phone, path: string): Promise<void> {
  const { page } = phone;
  const isKept = () =>
    page.evaluate(
      async (asked) => (await caches.match(asked, { ignoreVary: true })) !== undefined,
      path,
    );
  for (let tries = 0; !(await isKept()); tries++) {
    if (tries > 600) throw new Error(`${path} is not kept: ${(await keptPages(phone)).join(' ')}`);
    await sleep(50);
  }
}

/** The paths of the kept pages of whoever is signed in. */
export function keptPages({ page }: Phone): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith('pages:')) continue;
      const keys = await (await caches.open(name)).keys();
      found.push(...keys.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });
}

/** 6-3 6-4, or other common scores, on the form of a report; not sent yet. */
export async function tapScore(page: Page, scores: readonly string[] = ['6–3', '6–4']) {
  for (const [index, score] of scores.entries()) {
    await page.locator(`td[data-set="${index}"][data-own="0"]`).tap();
    await page.locator('.set:not([hidden]) .chip', { hasText: score }).first().tap();
  }
}

/** The browser says that there is signal, whatever page is there just now. */
export async function sayOnline(page: Page): Promise<void> {
  // If this page is being left, the next one sends.
  await page.evaluate('dispatchEvent(new Event("online"))').catch(() => undefined);
}

/** Enters a score, up to where it is kept and said to be. */
export async function enterScore(
  { page }: Pick<Phone, 'page'>,
  url: string,
  match: string,
  scores?: readonly string[],
): Promise<void> {
  await page.goto(`${url}/matches/${match}/report`);
  await tapScore(page, scores);
  await page.locator('.send .btn').tap();
  await page.waitForURL(`${url}/matches/${match}`);
  await page.locator('.kept .card').waitFor();
}
