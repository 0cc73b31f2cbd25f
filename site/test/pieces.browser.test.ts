import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLocalGame, openPage, siteForTests } from './browser.ts';

/* How the board and its pieces look, and games that begin in another position. */

const site = siteForTests();
const KING = '#mini-0k .piece-shape';
const SHAPE = `document.querySelector('#mini-0k .piece-shape')?.getAttribute('d')`;

test('PIECES-1, PIECES-2: a set is seen as it is chosen, comes when it is chosen, and stays', async (t) => {
  const page = await openPage(t, site(), '/', { serviceWorkers: 'block' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.getByRole('heading', { name: 'How it goes' }).waitFor();
  assert.deepEqual(
    asked.filter((path) => /piece-(sets|drawings)/.test(path)),
    [],
  );
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.locator(KING).waitFor({ state: 'attached' });
  const usual = await page.evaluate(SHAPE);
  assert.equal(
    asked.some((path) => path.includes('piece-sets')),
    false,
  );
  await page.getByRole('radio', { name: 'Paper' }).check();
  await page.waitForFunction(`${SHAPE} !== ${JSON.stringify(usual)}`);
  const paper = await page.evaluate(SHAPE);
  await page.getByRole('radio', { name: 'Violet' }).check();
  await page.reload();
  await page.waitForFunction(`${SHAPE} === ${JSON.stringify(paper)}`);
  const look = await page.evaluate('({ ...document.documentElement.dataset })');
  assert.deepEqual(look, { board: 'violet', pieces: 'paper' });
});

test('PIECES-2: a set that was never shown is there without a network too', async (t) => {
  const page = await openLocalGame(t, site());
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.reload();
  const shape = `document.querySelector('[data-square="e1"] .piece-shape')?.getAttribute('d')`;
  await page.locator('[data-square="e1"] .piece-shape').waitFor();
  const usual = await page.evaluate(shape);
  await page.evaluate(`document.documentElement.dataset.pieces = 'round'`);
  await page.waitForFunction(`${shape} !== ${JSON.stringify(usual)}`);
});
