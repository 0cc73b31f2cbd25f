import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStudy, withEngine } from './brought-engine.ts';
import { openPage, siteForTests, tapMove, until } from './browser.ts';
import { FOOLS_MATE, writePuzzles } from './kept-games.ts';

const site = siteForTests();

test('PUZ-1, PUZ-2, PUZ-3: a puzzle from one’s own game is found, missed, hinted at and solved, and stays solved', async (t) => {
  const page = await openStudy(t, site());
  await page.goto(`${site().url}/#/puzzles`);
  await page.getByText('You have no puzzles yet').waitFor();
  await page.goto(`${site().url}/#/study/done`);
  await withEngine(page);
  await page.getByLabel('Time per position').selectOption('0.2');
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.getByRole('link', { name: 'Puzzles from your games' }).click();
  await page.getByText('Black to move. Find the best move.').waitFor();
  const first = await page.locator('[data-square]').first().getAttribute('data-square');
  assert.equal(first, 'h1', 'from the side of Black');
  await tapMove(page, 'd7d5');
  await page.getByText('d5 is not the best move. Try again.').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Move the piece on d8.').waitFor();
  await tapMove(page, 'd8h4');
  await page.getByText('Solved.').waitFor();
  await page.getByText('1 of 1 solved').waitFor();
  await page.goto(`${site().url}/#/`);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByText('1 of 1 solved').waitFor();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByText('That was the solution.').waitFor();
  await page.getByText('2 … Qh4#').waitFor();
  await page.getByRole('button', { name: 'Remove this puzzle', exact: true }).click();
  await page.getByRole('button', { name: 'Really remove this puzzle?', exact: true }).click();
  await page.getByText('You have no puzzles yet').waitFor();
});

test('ENG-5, PUZ-3: removing everything from the device includes the engine and the puzzles', async (t) => {
  const page = await openStudy(t, site());
  await withEngine(page);
  await page.getByLabel('Time per position').selectOption('0.2');
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.getByText('1 new puzzle').waitFor();
  await page.goto(`${site().url}/#/settings`);
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Everything was removed').waitFor();
  const names = `indexedDB.databases().then((all) => all.map(({ name }) => name).join())`;
  await until(page, `(${names}).then((all) => !all.includes('engine'))`);
  await page.goto(`${site().url}/#/puzzles`);
  await page.getByText('You have no puzzles yet').waitFor();
});

test('PUZ-3: the home page still leads to the puzzles after the last game is removed', async (t) => {
  const page = await openPage(t, site(), '/');
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Puzzles' }).count(), 0);
  await writePuzzles(page, [FOOLS_MATE]);
  await page.reload();
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByText('Black to move. Find the best move.').waitFor();
});

test('PREF-6: if the browser keeps engine and puzzles, the page says so, and the games are gone', async (t) => {
  const page = await openStudy(t, site());
  await page.addInitScript(`IDBFactory.prototype.deleteDatabase = () => {
    throw new DOMException('no', 'SecurityError');
  };`);
  await page.goto(`${site().url}/#/settings`);
  await page.reload();
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('may still be here').waitFor();
  await page.getByText('but no games yet').waitFor();
});
