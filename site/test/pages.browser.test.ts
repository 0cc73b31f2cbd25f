import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from './axe.ts';
import { openPage, siteForTests } from './browser.ts';
import { SITE_STATES } from './site-states.ts';

const site = siteForTests();
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

for (const { name, bring } of SITE_STATES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`PAGE-7: axe finds nothing wrong with ${name}, ${colorScheme}`, async (t) => {
      const viewport = { width: 390, height: 844 };
      const page = await openPage(t, site(), '/', { colorScheme, viewport });
      await bring(page);
      assert.deepEqual(await faults(page), []);
    });
  }

  test(`PAGE-7: ${name} does not scroll sideways`, async (t) => {
    const page = await openPage(t, site(), '/');
    await bring(page);
    for (const width of [320, 390, 600, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal(await page.evaluate(OVERFLOW), 0, `${width} pixels`);
    }
  });
}
