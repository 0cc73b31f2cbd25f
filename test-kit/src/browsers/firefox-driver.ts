import { type BrowserContext, type Page, launch } from 'puppeteer-core';
import type { DrivenBrowser, DrivenPage, Size } from './driven.ts';
import { canBePressed } from './in-sight.ts';
import { PATIENCE_MS } from '../patience.ts';
import { until } from '../until.ts';

/** Debian's path. */
const PATH = '/usr/bin/firefox-esr';

/** Firefox through WebDriver BiDi. */
export async function driveFirefox(): Promise<DrivenBrowser> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: process.env['FIREFOX_PATH'] ?? PATH,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en',
      // Classic scrollbars take space; overlay ones would hide content they cover.
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
  });
  return {
    name: 'firefox',
    async newPage(size) {
      const context = await browser.createBrowserContext();
      return drivePage(context, await context.newPage(), size);
    },
    close: () => browser.close(),
  };
}

async function drivePage(context: BrowserContext, page: Page, size: Size): Promise<DrivenPage> {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport(size);
  const evaluate = (expression: string) => page.evaluate(expression);
  const find = async (selector: string) => {
    // A page behind another draws nothing, so its content would never appear.
    await page.bringToFront();
    const element = await page.waitForSelector(selector, { visible: true });
    if (element === null) throw new Error(`there is no ${selector}`);
    return element;
  };
  const click = async (selector: string) => {
    const isFree = async () => (await evaluate(canBePressed(selector))) === true;
    await until(`${selector} can be pressed`, isFree);
    await (await find(selector)).click();
  };
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    url: async () => page.url(),
    click,
    async fill(selector, text) {
      const element = await find(selector);
      await element.focus();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.press('Backspace');
      await element.type(text);
    },
    evaluate,
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
