import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage, siteForTests } from './browser.ts';
import { tryAgainUntil } from './try-again.ts';

/* Pages whose scripts and styles cannot be loaded: offline, and nothing is cached yet. */

const site = siteForTests();
const LATER = /\/assets\/(new-game-page|game-page|live-games)[^/]*$/;
const STYLES = /\/assets\/(?!index-)[^/]*\.css$/;
/** New content appears within a fifth of a second. */
const MAX_SECONDS = 0.2;
const TILES = 'getComputedStyle(document.querySelector(".tiles")).display';

/** A first visit before the service worker has cached anything, without access to those files. */
async function openWithout(t: TestContext, files: RegExp): Promise<Page> {
  const complaints = /Failed to load resource|ERR_FAILED/;
  const page = await openPage(t, site(), '/manifest.webmanifest', {
    complaints,
    serviceWorkers: 'block',
  });
  await page.route(files, (route) => route.abort());
  await page.goto(site().url);
  return page;
}

test('PAGE-9: a page that cannot be loaded says so, and loads once the network is back', async (t) => {
  const page = await openWithout(t, LATER);
  const isDocument = (url: URL) => url.pathname === '/';
  await page.route(isDocument, (route) => route.abort());
  await page.evaluate("location.hash = '#/new'");
  const alert = page.getByRole('alert');
  await alert.getByText('This page could not be loaded. Your games are safe').waitFor();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.getByText('The site still cannot be reached').waitFor();
  await page.unroute(isDocument);
  await page.unroute(LATER);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Make the game' }).waitFor();
});

test('PAGE-9: a failed page is requested again by its link, with its styles', async (t) => {
  const page = await openWithout(t, STYLES);
  await page.getByRole('link', { name: 'Both on this device' }).click();
  await page.getByText('This page could not be loaded').waitFor();
  await page.unroute(STYLES);
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await page.getByRole('link', { name: 'Both on this device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  assert.equal(await page.evaluate(TILES), 'grid');
});

test('PAGE-9: a game that cannot be shown is kept, and opens once it can be', async (t) => {
  const games = /\/assets\/(chess-table|reversi-table|live-games)[^/]*$/;
  const page = await openWithout(t, games);
  await page.getByRole('link', { name: 'Both on this device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('This page could not be loaded. Your games are safe').waitFor();
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await page
    .getByRole('region', { name: 'Your move' })
    .getByText('Both players on this device')
    .waitFor();
  await page.unroute(games);
  await page.getByRole('link', { name: /^Both players on this device/ }).click();
  await tryAgainUntil(page.getByRole('grid', { name: 'Chess board' }));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`PAGE-10: new content fades in quickly, unless motion is reduced: ${reducedMotion}`, async (t) => {
    const page = await openPage(t, site(), '/', { reducedMotion });
    const appears = async (selector: string, by: string, part?: string) => {
      const motion = await page.locator(selector).first().evaluate(motionOf, part);
      assert.equal(motion.name, reducedMotion === 'reduce' ? 'none' : by, selector);
      assert.ok(motion.seconds <= MAX_SECONDS, `${selector} takes ${motion.seconds} s`);
    };
    await page.getByRole('heading', { name: 'Chess and reversi for two' }).waitFor();
    const first = await page.locator('main').evaluate(motionOf);
    assert.equal(first.name, 'none', 'the first page is there at once');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Remove everything' }).click();
    await appears('main', 'appear');
    await appears('dialog', 'appear');
    await appears('dialog', 'appear', '::backdrop');
    await page.goto(`${site().url}/#/here`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('[data-action="more"]').click();
    await appears('.play-act > *', 'appear');
    await appears('.sheet', 'rise');
  });
}

/** @param part a pseudo-element of it, if needed */
function motionOf(element: Element, part?: string): { name: string; seconds: number } {
  const { animationName, animationDuration } = getComputedStyle(element, part);
  return { name: animationName, seconds: Number.parseFloat(animationDuration) };
}
