import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, siteForTests } from './browser.ts';

const site = siteForTests();

test('PAGE-3: an invite opened while the site starts is accepted, and removed from the address', async (t) => {
  const page = await openPage(t, site(), '/#/trust');
  await page.addInitScript(`
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...given) {
      location.hash = '#join=AAAAAAAAAAAAAAAAAAAAAA';
      return open.apply(this, given);
    };
  `);
  await page.reload();
  await page.getByRole('heading', { name: 'You are invited to a game' }).waitFor();
  assert.doesNotMatch(page.url(), /join/);
});
