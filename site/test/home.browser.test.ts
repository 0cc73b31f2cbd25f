import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openLocalGame, openPage, siteForTests, tapMove } from './browser.ts';
import { listedGame, writeGames } from './kept-games.ts';
import { hostedGame } from './sample-games.ts';

const site = siteForTests();
const NOW = Date.now();
const MINUTE = 60_000;
const GAMES = [
  listedGame('Ada', 'mine', NOW - 3 * MINUTE),
  listedGame('Ben', 'invited', NOW - 2 * MINUTE),
  listedGame('Cleo', 'theirs', NOW - MINUTE),
  listedGame('Dora', 'waiting', NOW),
  listedGame('Eve', 'won', NOW - 9 * MINUTE),
  listedGame('Finn', 'lost', NOW - 8 * MINUTE),
  listedGame('Gus', 'drawn', NOW - 7 * MINUTE),
];

async function openHome(t: TestContext, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(t, site(), '/', options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function openWithGames(t: TestContext, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openHome(t, options);
  await writeGames(page, GAMES);
  await page.reload();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  return page;
}

/** The games under a heading, from top to bottom. */
function listed(page: Page, title: string): Promise<string[]> {
  return page.getByRole('region', { name: title }).locator('li strong').allTextContents();
}

test('KEEP-2: without games, the home page says what this is and how it works', async (t) => {
  const page = await openHome(t);
  await page.getByRole('heading', { level: 1, name: 'Chess and reversi for two' }).waitFor();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Your move' }).count(), 0);
  assert.equal(await page.title(), 'Games for two · Sealed Move');
});

test('KEEP-2: games are grouped by who must act, latest first', async (t) => {
  const page = await openWithGames(t);
  assert.deepEqual(await listed(page, 'Your move'), ['Ben', 'Ada']);
  assert.deepEqual(await listed(page, 'Their move'), ['Dora', 'Cleo']);
  assert.deepEqual(await listed(page, 'Finished'), ['Gus', 'Finn', 'Eve']);
  assert.equal(await page.getByRole('heading', { name: 'How it works' }).count(), 0);
});

test('KEEP-2, LOC-2, PLAY-11: a finished game on one device is listed as such, and can be removed', async (t) => {
  const page = await openLocalGame(t, site());
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) await tapMove(page, move);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  const over = page.getByRole('region', { name: 'Finished' });
  const row = over.getByRole('link', { name: /^Both players on this device.*Black won.*2 moves/ });
  await row.click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByText('White to move.').waitFor();
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await page.getByRole('region', { name: 'Your move' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Call off' }).click();
  await page
    .getByRole('group', { name: 'Call this game off?' })
    .getByRole('button', { name: 'Call off' })
    .click();
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await over.getByText('Called off').waitFor();
  await page.getByRole('button', { name: 'Remove your game on this device' }).click();
  await page.getByRole('button', { name: /^Really remove/ }).click();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
});

test('KEEP-2: only the chosen finished game is removed, for good and after confirmation', async (t) => {
  const page = await openWithGames(t);
  assert.equal(await page.getByRole('button', { name: /^Remove/ }).count(), 3);
  await page.getByRole('button', { name: 'Remove the game with Finn' }).click();
  const sure = page.getByRole('button', { name: 'Really remove the game with Finn?' });
  await page.getByRole('heading', { name: 'Finished' }).click();
  await sure.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove the game with Finn' }).click();
  await sure.click();
  await page.getByRole('link', { name: /^Finn/ }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  assert.deepEqual(await listed(page, 'Finished'), ['Gus', 'Eve']);
});

test('KEEP-1: a started game is there after the browser was closed', async (t) => {
  const page = await openHome(t);
  await page.getByRole('link', { name: 'Both on this device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${site().url}/`);
  await again
    .getByRole('region', { name: 'Your move' })
    .getByText('Both players on this device')
    .waitFor();
});

test('KEEP-2: an unreadable game says so, and can be removed', async (t) => {
  const page = await openHome(t);
  const { summary, id } = hostedGame('unread');
  const state = { kind: 'online', secret: 'A'.repeat(22), saved: { v: 'of another day' } } as const;
  await writeGames(page, [{ id, summary, state }]);
  await page.reload();
  await page.getByRole('link', { name: 'Grace' }).click();
  await page.getByRole('heading', { name: 'This game cannot be read' }).waitFor();
  await page.getByRole('button', { name: 'Remove this game' }).click();
  await page.getByRole('button', { name: 'Really remove this game?' }).click();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
});

test('KEEP-3: a browser that stores nothing says so, and plays', async (t) => {
  const page = await openHome(t);
  await page.addInitScript(`IDBFactory.prototype.open = () => { throw new DOMException('no'); };`);
  await page.reload();
  await page.getByText('Your browser saves nothing').waitFor();
  await page.getByRole('link', { name: 'Both on this device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
});

test('KEEP-3: a browser that clears unused sites says so once there is a game', async (t) => {
  const page = await openHome(t);
  await page.addInitScript('globalThis.GestureEvent = class {};');
  await page.reload();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  const warning = page.getByText('do not visit it for seven days');
  assert.equal(await warning.count(), 0);
  await writeGames(page, GAMES);
  await page.reload();
  await warning.waitFor();
});
