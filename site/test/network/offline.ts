import type { BrowserContext, Page } from 'playwright-core';

/**
 * Takes the network from all pages of a context. Some Chromiums (150 among them) emulate
 * `navigator.onLine` no more once a service worker has answered for the page, so that pages loaded
 * from now on are told by a script.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(
    "Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })",
  );
}

/** Gives the network back to a page that was loaded without it. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate("delete navigator.onLine, dispatchEvent(new Event('online'))");
}
