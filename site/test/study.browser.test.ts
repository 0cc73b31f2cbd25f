import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { faults, overflow } from './axe.ts';
import { middleOf, openLocalGame, openPage, siteForTests, squareOn, tapMove } from './browser.ts';
import { writeGames } from './kept-games.ts';
import { localGame } from './sample-games.ts';
import { openStage } from './stage-page.ts';

const site = siteForTests();
const MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];

function finished(moves: readonly string[]) {
  const saved = JSON.stringify({ moves: moves.map((move) => ({ move, note: null })) });
  const game = localGame('done', saved);
  return {
    ...game,
    summary: { ...game.summary, standing: 'black-won', moves: moves.length } as const,
  };
}

async function openStudy(
  t: TestContext,
  options: Parameters<typeof openPage>[3] = {},
): Promise<Page> {
  const page = await openPage(t, site(), '/', options);
  await writeGames(page, [finished(MATE)]);
  await page.goto(`${site().url}/#/study/done`);
  await page.reload();
  await page.getByRole('grid').waitFor();
  return page;
}

const FINGER = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, bubbles: true };

async function at(page: Page, square: string) {
  const { x, y } = await middleOf(page, square);
  return { clientX: x, clientY: y };
}

const shown = (page: Page) => page.locator('.tree [aria-current]');

test('STUDY-1: a game that has just ended leads to what it looks like afterwards, and a running one does not', async (t) => {
  const page = await openLocalGame(t, site(), { viewport: { width: 320, height: 568 } });
  const analyse = page.getByRole('button', { name: 'Analyse', exact: true });
  for (const move of MATE) {
    assert.equal(await analyse.count(), 0);
    await tapMove(page, move);
  }
  await analyse.click();
  await page.getByRole('heading', { level: 1, name: 'White – Black' }).waitFor();
  assert.equal(await shown(page).textContent(), 'Qh4#');
});

test('STUDY-1: two keys that follow each other before anything is drawn are two steps', async (t) => {
  const page = await openStudy(t);
  await page.evaluate(() => {
    for (const key of ['ArrowLeft', 'ArrowLeft'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await shown(page).filter({ hasText: /^e5$/ }).waitFor();
});

test('STUDY-1, STUDY-2: variations are added, promoted and deleted, and are there again', async (t) => {
  const page = await openStudy(t);
  assert.equal(await shown(page).textContent(), 'Qh4#');
  await page.keyboard.press('Home');
  for (const uci of ['e2e4', 'e7e5', 'g1f3']) await tapMove(page, uci);
  assert.equal(await shown(page).textContent(), 'Nf3');
  assert.equal(await page.locator('.variations > li').count(), 1);
  assert.ok(await page.getByRole('button', { name: 'Main line' }).isEnabled());
  await page.getByRole('button', { name: 'Main line' }).click();
  await page
    .locator('.variations')
    .getByRole('button', { name: /^1\. f3/ })
    .waitFor();

  await page.reload();
  await page.getByRole('grid').waitFor();
  await page
    .locator('.variations')
    .getByRole('button', { name: /^1\. f3/ })
    .click();
  assert.ok(await page.getByRole('button', { name: 'Delete' }).isDisabled(), 'the game stays');
  await page.getByRole('button', { name: /^1\. e4, .*, your own$/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  assert.equal(await page.locator('.tree-own').count(), 0);
});

test('STUDY-3, STUDY-4: moves are brought and copied as PGN, and the opening is named', async (t) => {
  const page = await openStudy(t);
  await page.getByText('Add a PGN').click();
  const field = page.getByRole('textbox', { name: /^Moves, with variations/ });
  await field.fill('1. e4 (1. d4 d5 2. c4) 1... Ke5 *');
  await page.getByRole('button', { name: 'Add them' }).click();
  await page.getByText('Ke5 is not legal there.').waitFor();
  await field.fill('1. e4 (1. d4 d5 2. c4) 1... e5 2. Nf3 Nc6 3. Bb5 *');
  await page.getByRole('button', { name: 'Add them' }).click();
  await page.getByText('Added.').waitFor();
  await page.getByRole('button', { name: /^3\. Bb5/ }).click();
  await page.getByText('Ruy Lopez').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as PGN' }).click();
  await page.getByText('Copied.').waitFor();
  const pgn = await page.evaluate<string>('navigator.clipboard.readText()');
  assert.match(
    pgn,
    /1\. f3 \(1\. e4 e5 2\. Nf3 Nc6 3\. Bb5\) \(1\. d4 d5 2\. c4\) 1\.\.\. e5 2\. g4 Qh4# 0-1/,
  );
});

test('BRD-11: squares are marked by the right button, by touches and by keys, until the position changes', async (t) => {
  const page = await openStudy(t);
  await page.keyboard.press('Home');
  const [from, to] = [await middleOf(page, 'e2'), await middleOf(page, 'e4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: 'right' });
  assert.equal(await page.locator('.marks-arrow').count(), 1);
  await page.getByText('An arrow from e2 to e4.').waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  await squareOn(page, 'd4').click();
  await squareOn(page, 'd4').click();
  assert.equal(await page.locator('.marks-ring').count(), 1);
  await page.getByRole('button', { name: 'Mark', exact: true }).click();

  await squareOn(page, 'g1').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('m');
  await page.getByText('An arrow from g1 to g3.').waitFor({ state: 'attached' });
  // A finger that rests begins an arrow, and its next touch ends it: no piece is moved.
  await squareOn(page, 'b8').dispatchEvent('pointerdown', { ...FINGER, ...(await at(page, 'b8')) });
  await page.getByText('From b8: press M or touch where to.').waitFor({ state: 'attached' });
  await squareOn(page, 'b8').dispatchEvent('pointerup', { ...FINGER, ...(await at(page, 'b8')) });
  await squareOn(page, 'c6').click();
  await page.getByText('An arrow from b8 to c6.').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.tree-own').count(), 0);
  await page.getByRole('button', { name: 'One move forward' }).click();
  assert.equal(await page.locator('.marks-arrow, .marks-ring').count(), 0);
});

test('BRD-11: while a game goes on, marks are drawn too, and nothing of them is sent', async (t) => {
  const { page, show, asked } = await openStage(t, site());
  await show({ moves: 'e2e4 e7e5' });
  const [from, to] = [await middleOf(page, 'f1'), await middleOf(page, 'c4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: 'right' });
  assert.equal(await page.locator('.marks-arrow').count(), 1);
  assert.deepEqual(await asked(), []);
  await tapMove(page, 'g1f3');
  assert.equal(await page.locator('.marks-arrow').count(), 0);
});

test('STUDY-2: what was added to a game stays with it when another one follows', async (t) => {
  const page = await openStudy(t);
  await page.keyboard.press('Home');
  await tapMove(page, 'e2e4');
  const added = page.locator('.variations').getByRole('button', { name: /^1\. e4/ });
  await added.waitFor();
  const next = finished(['d2d4', 'f7f5', 'e2e3', 'g7g5', 'd1h5']);
  const first = { number: 1, side: null, moves: MATE.join(' '), result: '0-1' } as const;
  const earlier = [{ ...first, by: 'checkmate', at: 1 }];
  await writeGames(page, [{ ...next, state: { ...next.state, earlier } }]);
  await page.reload();
  await page.getByRole('grid').waitFor();
  assert.equal(await shown(page).textContent(), 'Qh5#');
  assert.equal(await added.count(), 0);
  await page.evaluate("location.hash = '#/study/done/1'");
  await added.waitFor();
});

for (const locale of ['en-GB', 'de-DE']) {
  test(`STUDY-1: axe finds nothing wrong with an analysis, and nothing scrolls sideways, ${locale}`, async (t) => {
    const page = await openStudy(t, { locale, viewport: { width: 320, height: 568 } });
    await page.keyboard.press('Home');
    await tapMove(page, 'e2e4');
    assert.deepEqual(await faults(page), []);
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      assert.equal(await overflow(page), 0, `${width}`);
      const board = await page.getByRole('grid').boundingBox();
      assert.ok(board !== null && Math.abs(board.width - board.height) < 1);
    }
  });
}
