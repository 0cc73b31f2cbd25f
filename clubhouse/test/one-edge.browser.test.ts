import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { openPage, signInAsCoach } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeDraft } from './draft-scene.ts';
import { once } from './once.ts';

const started = clubhouseForTests();
const browser = shareChromium();

const ready = once(async () => {
  const options = { viewport: { width: 390, height: 844 } };
  const draft = await makeDraft(started());
  const player = await openPage(browser(), started(), 'Hannah Brandt', options);
  const coach = await openPage(browser(), started(), null, options);
  await signInAsCoach(coach, started());
  return { player, coach, draft };
});

/** Number of lines of each tab's label, and the position of its icon. */
const tabsOf = (page: Page) =>
  page.evaluate<{ lines: number; top: number }[]>(`
    [...document.querySelectorAll('.tabs a')].filter((one) => one.offsetParent !== null).map((tab) => {
      const words = document.createRange();
      words.selectNodeContents(tab.querySelector('span'));
      const tops = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return { lines: tops.size, top: Math.round(tab.querySelector('svg').getBoundingClientRect().top) };
    })`);

test('LOOK-8: in a phone’s bar each word fits on one line, and all icons have one height', async () => {
  const { player, coach } = await ready();
  for (const [page, path, count] of [
    [player, '/', 4],
    [coach, '/coach', 5],
  ] as const) {
    for (const language of ['en', 'de']) {
      await page
        .context()
        .addCookies([{ name: 'clubhouse-language', value: language, url: started().url }]);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${started().url}${path}`);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        const tabs = await tabsOf(page);
        assert.equal(tabs.length, count);
        assert.deepEqual(
          new Set(tabs.map(({ lines }) => lines)),
          new Set([1]),
          `${language} ${width}`,
        );
        assert.equal(new Set(tabs.map(({ top }) => top)).size, 1, `${language} ${width}`);
      }
    }
  }
});

test('LOOK-8: a page with a back link has no bar above it that only holds the language', async () => {
  const { coach, draft } = await ready();
  await coach.setViewportSize({ width: 390, height: 844 });
  await coach.goto(`${started().url}${draft.path}`);
  assert.equal(await coach.locator('.top .language').isVisible(), false);
  const back = await coach.locator('.back-title').first().boundingBox();
  assert.ok(back !== null && back.y < 40, 'the head is at the top');
});

test('LOOK-9: between phone and desktop the header and the content share a left edge', async () => {
  const { player, coach } = await ready();
  for (const [page, paths] of [
    [player, ['/', '/me', '/wishes', '/tables']],
    [coach, ['/coach', '/coach/members', '/coach/seasons']],
  ] as const) {
    for (const width of [600, 820]) {
      await page.setViewportSize({ width, height: 1100 });
      for (const path of paths) {
        await page.goto(`${started().url}${path}`);
        const [head, card] = await page.evaluate<(number | undefined)[]>(`
          ['h1', 'main .card'].map((one) => {
            const found = document.querySelector(one)?.getBoundingClientRect().left;
            return found === undefined ? found : Math.round(found);
          })`);
        assert.ok(head !== undefined && card !== undefined, path);
        assert.equal(head, card, `${path} at ${width}`);
      }
    }
  }
});

test('DESK-56: on a phone the first name is in the upper half of the first screen, and actions are collapsed', async () => {
  const { coach } = await ready();
  for (const path of ['/coach/members', '/coach/chase']) {
    await coach.setViewportSize({ width: 390, height: 844 });
    await coach.goto(`${started().url}${path}`);
    const fold = coach.locator('.phone-fold').first();
    assert.equal(await fold.getAttribute('open'), null);
    if (path === '/coach/members') {
      const name = await coach.locator('.people tbody th').first().boundingBox();
      assert.ok(name !== null && name.y < 422, `${name?.y}`);
      await fold.locator('summary').click();
      assert.ok(await coach.locator('a[href="/coach/members/import"]').isVisible());
    }
    await coach.setViewportSize({ width: 600, height: 844 });
    await coach.reload();
    assert.equal(await fold.locator('summary').isVisible(), false);
    assert.ok(await coach.locator('.phone-fold :is(a, button)').first().isVisible());
  }
});
