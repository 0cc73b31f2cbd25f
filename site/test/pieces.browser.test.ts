import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dragMove,
  openLocalGame,
  openPage,
  placement,
  siteForTests,
  tapMove,
  until,
} from './browser.ts';

/* The sets of pieces: choosing and loading them, and pieces that overlap. */

const site = siteForTests();
const KING = `document.querySelector('#mini-0k .piece-shape')?.getAttribute('d')`;

test('PIECES-1, PIECES-2: a set appears as soon as it is chosen, loads only then, and stays', async (t) => {
  const page = await openPage(t, site(), '/#/settings');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.locator('#mini-0k .piece-shape').waitFor({ state: 'attached' });
  const usual = await page.evaluate(KING);
  assert.deepEqual(
    asked.filter((path) => path.includes('piece-sets')),
    [],
  );
  await page.getByRole('radio', { name: 'Paper' }).check();
  await until(page, `${KING} !== ${JSON.stringify(usual)}`);
  const paper = await page.evaluate(KING);
  await page.getByRole('radio', { name: 'Violet' }).check();
  await page.reload();
  await until(page, `${KING} === ${JSON.stringify(paper)}`);
  const look = await page.evaluate('({ ...document.documentElement.dataset })');
  assert.deepEqual(look, { board: 'violet', pieces: 'paper' });
});

test('PIECES-2: a set that was never shown works offline too', async (t) => {
  const page = await openLocalGame(t, site(), { serviceWorkers: 'allow' });
  await until(page, 'navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.reload();
  const king = `document.querySelector('[data-square="e1"] .piece-shape')?.getAttribute('d')`;
  await page.locator('[data-square="e1"] .piece-shape').waitFor();
  const usual = await page.evaluate(king);
  await page.evaluate(`document.documentElement.dataset.pieces = 'round'`);
  await until(page, `${king} !== ${JSON.stringify(usual)}`);
});

const READY = ['e2e4', 'e7e5', 'g1f3', 'g8f6', 'f1c4', 'f8c5'];
const CASTLED = 'rnbq1rk1/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1';

for (const [how, move] of [
  ['dragged', dragMove],
  ['tapped', tapMove],
] as const) {
  test(`FRC-1: a king that is ${how} onto its rook castles`, async (t) => {
    const page = await openLocalGame(t, site());
    for (const uci of READY) await tapMove(page, uci);
    for (const uci of ['e1h1', 'e8h8']) await move(page, uci);
    await page.locator('[data-square="g8"][aria-label*="last move"]').waitFor();
    assert.equal(await placement(page), CASTLED);
  });
}
