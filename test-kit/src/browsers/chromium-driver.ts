import { launchChromium } from '../chromium.ts';
import type { DrivenBrowser, DrivenPage } from './driven.ts';
import { PATIENCE_MS } from '../patience.ts';
import type { Page } from 'playwright-core';

/** Chromium through Playwright, with the scrollbars that headless browsers hide. */
export async function driveChromium(): Promise<DrivenBrowser> {
  const browser = await launchChromium([], { hasScrollbars: true });
  return {
    name: 'chromium',
    async newPage(viewport) {
      const context = await browser.newContext({ viewport, locale: 'en' });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      return drivePage(page);
    },
    close: () => browser.close(),
  };
}

function drivePage(page: Page): DrivenPage {
  return {
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    click: (selector) => page.locator(selector).first().click(),
    fill: (selector, text) => page.locator(selector).first().fill(text),
    evaluate: (expression) => page.evaluate(expression),
    picture: () => page.screenshot(),
    close: () => page.context().close(),
  };
}
