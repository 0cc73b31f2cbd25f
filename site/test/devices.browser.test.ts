import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { placement, siteForTests, tapMove } from './browser.ts';
import {
  board,
  newPage,
  type Player,
  playMoves,
  sameGame,
  seesMove,
  sitDown,
  together,
} from './network/table.ts';

/* Effects of a device on a game: a clock set back, an old backup, a second tab, wiped storage. */

const site = siteForTests();
const GAME = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5'];
const AFTER_TWO = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';
const AFTER_ALL = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R';

/** The games stored by a page, with their keys. */
const READ_GAMES = `(async () => {
  const open = indexedDB.open('sealed-move');
  await new Promise((done) => open.addEventListener('success', done));
  const store = open.result.transaction('games').objectStore('games');
  const [keys, values] = [store.getAllKeys(), store.getAll()];
  await new Promise((done) => values.addEventListener('success', done));
  open.result.close();
  return JSON.stringify(keys.result.map((key, index) => [key, values.result[index]]));
})()`;

/** Leaves the site, so that no script can still save anything. */
async function leaveSite({ page, wire }: Player): Promise<void> {
  await page.goto(`${wire.url}/icon.svg`);
}

async function writeGames(page: Page, games: string): Promise<void> {
  await page.evaluate(`(async () => {
    const open = indexedDB.open('sealed-move');
    await new Promise((done) => open.addEventListener('success', done));
    const writing = open.result.transaction('games', 'readwrite');
    const store = writing.objectStore('games');
    store.clear();
    for (const [key, value] of ${games}) store.put(value, key);
    await new Promise((done) => writing.addEventListener('complete', done));
    open.result.close();
  })()`);
}

test('FLT-3: a game survives a clock set back by a year, even over a reload', async (t) => {
  const table = await sitDown(t, site());
  const { host } = table;
  await playMoves(table, GAME.slice(0, 2));
  const setBack = `{ const now = Date.now; Date.now = () => now() - 31_536_000_000; }`;
  await host.page.evaluate(setBack);
  await playMoves(table, GAME.slice(2, 4));
  await host.page.addInitScript(setBack);
  await host.page.reload();
  await together(table);
  await playMoves(table, GAME.slice(4));
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-3, SETL-10: a device restored from an old backup asks its player, and continues', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, GAME.slice(0, 2));
  const old = await host.page.evaluate<string>(READ_GAMES);
  await playMoves(table, GAME.slice(2, 4));
  const address = host.page.url();
  await leaveSite(host);
  await guest.page.getByText('is away').waitFor();
  await writeGames(host.page, old);
  await host.page.goto(address);
  await together(table);
  await host.page.getByText('Grace’s app says that you made a move.').waitFor();
  assert.equal(await placement(host.page), AFTER_TWO, 'it moves for nobody');
  await host.page.getByRole('button', { name: 'Yes', exact: true }).click();
  await seesMove(host.page, 'b8c6');
  await playMoves(table, GAME.slice(4));
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-3: a game survives wiped storage through a restore', async (t) => {
  const table = await sitDown(t, site());
  const { guest } = table;
  await playMoves(table, GAME.slice(0, 4));
  const kept = await guest.page.evaluate<string>(READ_GAMES);
  const address = guest.page.url();
  await leaveSite(guest);
  await table.host.page.getByText('is away').waitFor();
  await writeGames(guest.page, '[]');
  await guest.page.goto(address);
  await guest.page.getByText('This game is not on this device').waitFor();
  await leaveSite(guest);
  await writeGames(guest.page, kept);
  await guest.page.goto(address);
  await together(table);
  await playMoves(table, GAME.slice(4));
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-3: the game moves to a second tab and back to the first', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, GAME.slice(0, 2));
  const first = host.page;
  const second = await newPage(t, host.context, host.wire);
  await second.goto(first.url());
  await board(second).waitFor();
  await first.getByText('open in another tab').waitFor();
  await tapMove(second, 'g1f3');
  await seesMove(guest.page, 'g1f3');
  await tapMove(guest.page, 'b8c6');
  await seesMove(second, 'b8c6');
  await first.getByRole('button', { name: 'Open it here' }).click();
  await seesMove(first, 'b8c6');
  await second.getByText('open in another tab').waitFor();
  await together(table);
  await playMoves(table, GAME.slice(4));
  assert.equal(await sameGame(table), AFTER_ALL);
});
