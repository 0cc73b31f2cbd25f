import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './browser.ts';
import type { Clubhouse } from './clubhouse.ts';
import { FlakyNetwork } from './flaky-network.ts';

/** A member's phone with its own network. */
export interface Phone {
  readonly page: Page;
  readonly network: FlakyNetwork;
  readonly stop: () => Promise<void>;
}

const TOUCH = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true };

/** @param name of the signed-in member; null for nobody */
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
  const stop = async () => {
    await page.context().close();
    await network.stop();
  };
  return { page, network, stop };
}

/** Waits until the worker has cached the pages linked from home, by the path of the last one. */
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

/** The paths of the signed-in member's cached pages. */
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

/** Enters 6-3 6-4, or other common scores, without sending. */
export async function tapScore(page: Page, scores: readonly string[] = ['6–3', '6–4']) {
  for (const [index, score] of scores.entries()) {
    await page.locator(`td[data-set="${index}"][data-own="0"]`).tap();
    await page.locator('.set:not([hidden]) .chip', { hasText: score }).first().tap();
  }
}

/** Fires the browser's online event, whatever page is open. */
export async function sayOnline(page: Page): Promise<void> {
  // If this page is being left, the next one sends.
  await page.evaluate('dispatchEvent(new Event("online"))').catch(() => undefined);
}

/** Enters a score and waits until the page says that it is queued. */
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
