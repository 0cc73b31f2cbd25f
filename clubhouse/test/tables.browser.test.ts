import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { makeLadder } from './boxes.ts';
import { openPage } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';

const started = clubhouseForTests();
let browser: Browser | undefined;
before(async () => {
  browser = await launchChromium();
});
after(() => browser?.close());

test('LOOK-13: a phone shows one line per other box, which expands; wider pages and paper show everything', async () => {
  assert.ok(browser);
  const ladder = await makeLadder(started());
  const page = await openPage(browser, started(), 'Hannah Brandt', {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${started().url}/tables?competition=${ladder.id}`);
  const own = page.locator('.own-box table').first();
  const line = page.locator('.box-fold summary', { hasText: 'Box 3' });
  const table = page.locator('.box-fold', { hasText: 'Box 3' }).locator('table');
  const seen = async () => [await own.isVisible(), await line.isVisible(), await table.isVisible()];
  assert.deepEqual(await seen(), [true, true, false]);
  assert.match((await line.textContent()) ?? '', /Box 3First: Wolfgang.+, 6 points/);
  assert.match(
    (await page.locator('.box-fold summary', { hasText: 'Box 1' }).textContent()) ?? '',
    /Nothing played yet/,
  );
  await line.click();
  assert.deepEqual(await seen(), [true, true, true]);
  await line.click();
  await page.setViewportSize({ width: 599, height: 844 });
  assert.deepEqual(await seen(), [true, true, false]);
  await page.setViewportSize({ width: 600, height: 844 });
  assert.deepEqual(await seen(), [true, false, true]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  assert.deepEqual(await seen(), [true, false, true]);
});
