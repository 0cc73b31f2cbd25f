import type { BrowserContext, Page } from 'playwright-core';

/**
 * Takes all pages of a context offline. Some Chromium versions, such as 150, stop emulating
 * `navigator.onLine` once a service worker has served the page. A script therefore sets it for
 * pages loaded from now on.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(
    "Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })",
  );
}

/** Brings a page back online that was loaded offline. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate("delete navigator.onLine, dispatchEvent(new Event('online'))");
}
