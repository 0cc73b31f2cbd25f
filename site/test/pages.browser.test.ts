import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsInLightAndDark } from './axe.ts';
import { openPage, siteForTests } from './browser.ts';
import { SITE_STATES } from './site-states.ts';

const site = siteForTests();
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

for (const { name, bring } of SITE_STATES) {
  test(`PAGE-7: axe finds no fault with ${name}, light or dark, and it fits the width`, async (t) => {
    const page = await openPage(t, site(), '/', { viewport: { width: 390, height: 844 } });
    await bring(page);
    assert.deepEqual(await faultsInLightAndDark(page), []);
    for (const width of [320, 390, 600, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal(await page.evaluate(OVERFLOW), 0, `${width} pixels`);
    }
  });
}
