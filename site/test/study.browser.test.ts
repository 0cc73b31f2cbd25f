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

test('STUDY-1: a finished game offers its analysis, and a running one does not', async (t) => {
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

test('STUDY-1: two key presses before the next frame are two steps', async (t) => {
  const page = await openStudy(t);
  await page.evaluate(() => {
    for (const key of ['ArrowLeft', 'ArrowLeft'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await shown(page).filter({ hasText: /^e5$/ }).waitFor();
});

test('STUDY-1, STUDY-2: variations are added, promoted and deleted, and survive a reload', async (t) => {
  const page = await openStudy(t);
  assert.equal(await shown(page).textContent(), 'Qh4#');
  await page.keyboard.press('Home');
  for (const uci of ['e2e4', 'e7e5', 'g1f3']) await tapMove(page, uci);
  assert.equal(await shown(page).textContent(), 'Nf3');
  assert.equal(await page.locator('.variations > li').count(), 1);
  assert.ok(await page.getByRole('button', { name: 'Promote' }).isEnabled());
  await page.getByRole('button', { name: 'Promote' }).click();
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

test('STUDY-3, STUDY-4: moves are imported and copied as PGN, and the opening is named', async (t) => {
  const page = await openStudy(t);
  await page.getByText('Add a PGN').click();
  const field = page.getByRole('textbox', { name: /^Moves, with variations/ });
  await field.fill('1. e4 (1. d4 d5 2. c4) 1... Ke5 *');
  await page.getByRole('button', { name: 'Add them' }).click();
  await page.getByText('Line 1: Ke5 is not legal there').waitFor();
  await field.fill('1. e4 (1. d4 d5 2. c4) 1... e5 2. Nf3 Nc6 3. Bb5 *');
  await page.getByRole('button', { name: 'Add them' }).click();
  await page.getByText('One game, 8 moves added.').waitFor();
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

test('BRD-11: squares are marked by right button, touch and keyboard, until the position changes', async (t) => {
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
  // A resting finger starts an arrow, and the next touch ends it: no piece moves.
  await squareOn(page, 'b8').dispatchEvent('pointerdown', { ...FINGER, ...(await at(page, 'b8')) });
  await page
    .getByText('From b8: press M on the target square or tap it.')
    .waitFor({ state: 'attached' });
  await squareOn(page, 'b8').dispatchEvent('pointerup', { ...FINGER, ...(await at(page, 'b8')) });
  await squareOn(page, 'c6').click();
  await page.getByText('An arrow from b8 to c6.').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.tree-own').count(), 0);
  await page.getByRole('button', { name: 'Forward one move' }).click();
  assert.equal(await page.locator('.marks-arrow, .marks-ring').count(), 0);
});

test('BRD-11: marks can be drawn during a game too, and are never sent', async (t) => {
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

test('STUDY-2: a game’s variations stay with it when another game follows', async (t) => {
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

/** Opens the same game's study in another tab of the browser. */
async function openBeside(page: Page): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(page.url());
  await shown(beside).waitFor();
  return beside;
}

const ownMove = (page: Page, name: RegExp) =>
  page.locator('.variations').getByRole('button', { name });

test('STUDY-6: variations from two tabs are both kept and shown in each', async (t) => {
  const first = await openStudy(t);
  const second = await openBeside(first);
  for (const [page, uci] of [
    [first, 'e2e4'],
    [second, 'd2d4'],
  ] as const) {
    await page.keyboard.press('Home');
    await tapMove(page, uci);
  }
  for (const page of [first, second]) {
    for (const name of [/^1\. e4/, /^1\. d4/]) await ownMove(page, name).waitFor();
  }
  await second.reload();
  for (const name of [/^1\. e4/, /^1\. d4/]) await ownMove(second, name).waitFor();
  await second.getByRole('button', { name: /^1\. e4, .*, your own$/ }).click();
  await second.getByRole('button', { name: 'Delete' }).click();
  await ownMove(first, /^1\. e4/).waitFor({ state: 'detached' });
});

for (const isDeaf of [false, true]) {
  const hears = isDeaf ? 'does not hear of it' : 'hears of it';
  test(`STUDY-6: a tab that ${hears} keeps nothing of a removed game`, async (t) => {
    const page = await openStudy(t);
    const beside = await openBeside(page);
    if (isDeaf) {
      await page.addInitScript('Reflect.deleteProperty(globalThis, "BroadcastChannel")');
      await page.reload();
      await shown(page).waitFor();
    }
    await beside.goto(`${site().url}/#/settings`);
    await beside.getByRole('button', { name: 'Remove everything' }).click();
    await beside.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await beside.getByText('Everything was removed from this device.').waitFor();
    if (isDeaf) {
      await page.keyboard.press('Home');
      await tapMove(page, 'e2e4');
    }
    await page.getByRole('heading', { name: 'This game is not on this device' }).waitFor();
    const kept = 'Object.keys(localStorage).filter((key) => key.startsWith("study"))';
    assert.deepEqual(await page.evaluate(kept), []);
  });
}

test('STUDY-7: a change that a full store refuses is reported at once, and saved once there is room', async (t) => {
  const page = await openStudy(t);
  await page.keyboard.press('Home');
  await page.evaluate(`for (let step = 2 ** 22; step >= 1; step /= 2) {
    const filled = localStorage.getItem('filler') ?? '';
    try { localStorage.setItem('filler', filled + 'x'.repeat(step)); } catch {}
  }`);
  await tapMove(page, 'e2e4');
  await page.getByText('Your browser could not save your last change.').waitFor();
  await page.evaluate('localStorage.removeItem("filler")');
  await tapMove(page, 'e7e5');
  await page.getByText('could not save').waitFor({ state: 'detached' });
  await page.reload();
  await ownMove(page, /^1\. e4/).waitFor();
});

test('STUDY-7: an analysis that is nearly full says so, and a full one accepts no more', async (t) => {
  const page = await openStudy(t);
  const bring = async (plies: number) => {
    await page
      .getByRole('textbox', { name: /^Moves, with variations/ })
      .fill(
        Array.from({ length: plies }, (_, ply) => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]).join(' '),
      );
    await page.getByRole('button', { name: 'Add them' }).click();
  };
  await page.getByText('Add a PGN').click();
  await bring(1790);
  await page.getByText('One game, 1790 moves added.').waitFor();
  assert.equal(await page.getByText('This analysis is nearly full.').count(), 0);
  await bring(1996);
  await page.getByText('This analysis is nearly full.').waitFor();
  await bring(1997);
  await page.getByText('That does not fit into an analysis').waitFor();
  await page.keyboard.press('Escape');
});

for (const locale of ['en-GB', 'de-DE']) {
  test(`STUDY-1: axe finds no fault with an analysis, and nothing scrolls sideways, ${locale}`, async (t) => {
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
