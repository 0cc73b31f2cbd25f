import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import type { SavedGame } from '@sealed-move/client/saved-games';
import type { KeptGame } from '../src/games/core/kept-game.ts';
import { openLocalGame, openPage, siteForTests, squareOn, tapMove } from './browser.ts';
import { KEPT_GAMES, listedGame, writeGames, writeSettings } from './kept-games.ts';
import { newPage, sitDown, together } from './network/table.ts';

/* Two tabs of one browser: a game removed in one is not saved again by the other. */

const site = siteForTests();
const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const NO_CHANNEL = 'Reflect.deleteProperty(globalThis, "BroadcastChannel")';

/** Another tab of the same browser. */
async function openBeside(page: Page, path: string): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(`${site().url}${path}`);
  return beside;
}

async function removeEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Everything was removed from this device.').waitFor();
}

async function keepsNothing(page: Page): Promise<void> {
  await page.reload();
  await page
    .getByText('This device stores your name and these settings, but no games yet.')
    .waitFor();
}

/** A game in one tab, which may or may not hear of other tabs, and the settings in another. */
async function gameAndSettings(t: TestContext, isDeaf: boolean): Promise<readonly [Page, Page]> {
  const game = await openLocalGame(t, site());
  if (isDeaf) {
    await game.addInitScript(NO_CHANNEL);
    await game.reload();
    await game.getByRole('grid', { name: 'Chess board' }).waitFor();
  }
  return [game, await openBeside(game, '/#/settings')];
}

test('PREF-6: removing everything closes a game that is open in another tab', async (t) => {
  const [game, settings] = await gameAndSettings(t, false);
  await removeEverything(settings);
  await game.getByRole('heading', { name: 'This game is not on this device' }).waitFor();
  await keepsNothing(settings);
});

test('PREF-6: a tab that missed the removal does not save its game again', async (t) => {
  const [game, settings] = await gameAndSettings(t, true);
  await removeEverything(settings);
  await tapMove(game, 'e2e4');
  await game.getByRole('heading', { name: 'This game is not on this device' }).waitFor();
  await keepsNothing(settings);
});

test('PREF-6: a game over the relay is neither saved again nor continued', async (t) => {
  const table = await sitDown(t, site());
  const game = table.host.page;
  await game.addInitScript(NO_CHANNEL);
  await game.reload();
  await together(table);
  const settings = await newPage(t, table.host.context, table.host.wire);
  await settings.goto(`${table.host.wire.url}/#/settings`);
  await removeEverything(settings);
  await tapMove(game, 'e2e4');
  await game.getByRole('heading', { name: 'This game is not on this device' }).waitFor();
  await keepsNothing(settings);
  await table.guest.page.getByText('Ada is away.').waitFor();
  assert.equal(await table.guest.page.getByText('No moves yet.').count(), 1);
});

test('PREF-6: a tab that missed the removal does not save the old name and key again', async (t) => {
  const first = await openPage(t, site(), '/#/settings');
  await first.addInitScript(NO_CHANNEL);
  await writeSettings(first, { name: 'Ada', ownerKey: 'of-my-relay' });
  await first.reload();
  const second = await openBeside(first, '/#/settings');
  await removeEverything(second);
  await first.getByRole('switch', { name: 'Sounds' }).click();
  await second.reload();
  const name = second.getByLabel('Your name');
  await name.waitFor();
  assert.equal(await name.inputValue(), '');
  assert.equal(await second.getByRole('textbox', { name: 'Owner key' }).inputValue(), '');
  assert.equal(await second.getByRole('switch', { name: 'Sounds' }).isChecked(), false);
});

test('KEEP-2: a game removed in one tab leaves the list in the other', async (t) => {
  const first = await openPage(t, site(), '/');
  await writeGames(first, [listedGame('Eve', 'won', 1), listedGame('Finn', 'lost', 2)]);
  await first.reload();
  const second = await openBeside(first, '/');
  const remove = second.getByRole('button', { name: 'Remove the game with Finn' });
  await remove.click();
  await second.getByRole('button', { name: 'Really remove the game with Finn?' }).click();
  await first.getByRole('link', { name: /^Finn/ }).waitFor({ state: 'detached' });
  assert.equal(await first.getByRole('link', { name: /^Eve/ }).count(), 1);
});

test('KEEP-2: a game opens as another window left it, even if the list was open all along', async (t) => {
  const list = await openPage(t, site(), '/');
  const other = await openBeside(list, '/#/here');
  await other.getByRole('button', { name: 'Start the game' }).click();
  await tapMove(other, 'e2e4');
  await list.reload();
  await list
    .getByRole('listitem')
    .filter({ hasText: /Both players on this device.*1 move/ })
    .waitFor();
  await tapMove(other, 'e7e5');
  await other.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
  await other.goto('about:blank');
  await list.getByRole('link', { name: /Both players on this device/ }).click();
  await list.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
});

test('LOC-2: a game on this device continues in the tab that opened it last', async (t) => {
  const first = await openLocalGame(t, site());
  await tapMove(first, 'e2e4');
  await first.locator('[data-square="e4"][aria-label*="last move"]').waitFor();
  const second = await openBeside(first, `/${new URL(first.url()).hash}`);
  await first.getByText('open in another tab').waitFor();
  await tapMove(second, 'e7e5');
  await second.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
  await tapMove(first, 'd7d5');
  assert.match((await squareOn(first, 'd5').getAttribute('aria-label')) ?? '', /empty/);
  await first.getByRole('button', { name: 'Open it here' }).click();
  await first.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
  await second.getByText('open in another tab').waitFor();
});

test('PAGE-3: an invite that is open in two tabs takes one seat', async (t) => {
  const first = await openPage(t, site(), `/#join=${SECRET}`);
  const heading = { name: 'You are invited' };
  await first.getByRole('heading', heading).waitFor();
  const second = await openBeside(first, `/${new URL(first.url()).hash}`);
  await second.getByRole('heading', heading).waitFor();
  await first.getByRole('button', { name: 'Join and play' }).click();
  // The other tab learns that the seat is taken.
  for (const page of [first, second]) {
    await page.getByRole('heading', heading).waitFor({ state: 'detached' });
  }
  const taken = await tokens(first);
  assert.equal(taken.length, 1);
  assert.deepEqual(await tokens(second), taken);
});

async function tokens(page: Page): Promise<readonly string[]> {
  const kept = JSON.parse(await page.evaluate<string>(KEPT_GAMES)) as readonly KeptGame[];
  return kept.flatMap(({ state }) =>
    state.kind === 'online' ? (state.saved as SavedGame).seatToken : [],
  );
}

test('KEEP-2: the list is refreshed when its tab is shown again', async (t) => {
  const list = await openPage(t, site(), '/');
  await list.getByRole('heading', { name: 'How it works' }).waitFor();
  const other = await openBeside(list, '/#/here');
  await other.getByRole('button', { name: 'Start the game' }).click();
  await tapMove(other, 'e2e4');
  await other.locator('[data-square="e4"][aria-label*="last move"]').waitFor();
  // A headless browser shows all tabs at once, so none is ever shown again.
  await list.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
  await list
    .getByRole('listitem')
    .filter({ hasText: /Both players on this device.*1 move/ })
    .waitFor();
});
