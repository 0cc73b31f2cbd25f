import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from './browser.ts';
import { sees } from './network/acts.ts';
import { board, playMoves, sameGame, sitDown } from './network/table.ts';

const site = siteForTests();

async function wordsOf(page: Page): Promise<readonly string[]> {
  const words = page.getByRole('region', { name: 'Four words' }).getByRole('listitem');
  const isOpen = (await page.getByRole('dialog', { name: 'This game' }).count()) > 0;
  if (!isOpen) await page.getByRole('button', { name: 'More', exact: true }).click();
  await words.first().waitFor();
  return words.allTextContents();
}

test('ONL-9, INNER-4, INNER-8: both see the same four words, mark them as compared, and keep them over a reload', async (t) => {
  const table = await sitDown(t, site());
  const [host, guest] = [table.host.page, table.guest.page];
  const words = await wordsOf(host);
  assert.equal(words.length, 4);
  assert.deepEqual(await wordsOf(guest), words);
  await sees(guest, 'Read these words to each other aloud.');
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: 'They match' }).click();
    await sees(page, 'nobody is between you');
  }
  await playMoves(table, ['e2e4', 'e7e5']);
  await guest.reload();
  await board(guest).waitFor();
  assert.deepEqual(await wordsOf(guest), words);
  await sees(guest, 'nobody is between you');
  await playMoves(table, ['g1f3']);
  await sameGame(table);
});

test('ONL-9, INNER-5: a player with other keys than the compared ones is reported, and told nothing without consent', async (t) => {
  const table = await sitDown(t, site());
  const [host, guest] = [table.host.page, table.guest.page];
  const words = await wordsOf(host);
  for (const page of [host, guest]) {
    await wordsOf(page);
    await page.getByRole('button', { name: 'They match' }).click();
  }
  // Simulates a store that cannot keep keys, or a game restored from a backup.
  await guest.goto('about:blank');
  // A page of the same origin without an open game, so that nothing is written back.
  await guest.goto(`${table.guest.wire.url}/noughts/`);
  await guest.evaluate(`(async () => {
    const open = indexedDB.open('sealed-move');
    await new Promise((done) => open.addEventListener('success', done));
    const store = open.result.transaction('games', 'readwrite').objectStore('games');
    const reading = store.openCursor();
    await new Promise((done) => reading.addEventListener('success', done));
    const game = reading.result.value;
    game.state.saved = JSON.parse(JSON.stringify(game.state.saved));
    const writing = reading.result.update(game);
    await new Promise((done) => writing.addEventListener('success', done));
    open.result.close();
  })()`);
  await guest.goto(table.guest.wire.url);
  await guest.getByRole('link', { name: /Ada/ }).click();
  await board(guest).waitFor();
  await sees(host, 'This player’s keys differ');
  await host.getByRole('button', { name: 'Continue with the new words' }).click();
  const others = await wordsOf(guest);
  assert.notDeepEqual(others, words);
  assert.deepEqual(await wordsOf(host), others);
  await sees(host, 'These words are new');
  await playMoves(table, ['e2e4']);
});
