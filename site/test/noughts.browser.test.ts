import assert from 'node:assert/strict';
import { cp, rm } from 'node:fs/promises';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { afterwards } from './afterwards.ts';
import { openPage, siteForTests } from './browser.ts';
import { writeSettings } from './kept-games.ts';
import { startRelay } from './network/relay-in-process.ts';
import { startRelayUnderTest } from './network/start-relay-under-test.ts';
import { openPlayer } from './network/table.ts';
import type { RelayUnderTest } from './network/relay-under-test.ts';
import { TcpProxy } from './network/tcp-proxy.ts';
import { keepUnheard } from './network/unheard.ts';

/*
 * The library's other game, on a page without a framework; the library contains nothing about
 * chess.
 */

const site = siteForTests();

async function move(by: Page, other: Page, square: number, sign: '✕' | '○'): Promise<void> {
  await by.getByRole('button', { name: `Square ${square}, empty` }).click();
  for (const page of [by, other]) {
    await page.getByRole('button', { name: `Square ${square}, ${sign}` }).waitFor();
  }
}

/** The link of a created game, once its room exists. */
async function linkOn(page: Page): Promise<string> {
  const field = page.getByLabel('Send this link');
  await field.waitFor();
  return field.inputValue();
}

interface Pair {
  readonly host: Page;
  readonly guest: Page;
  readonly address: string;
  readonly relay: RelayUnderTest;
}

/** Two players at a game. @param before the guest accepts the invitation */
async function sitDown(
  t: TestContext,
  before: (guest: Page) => Promise<unknown> = async () => undefined,
): Promise<Pair> {
  let port = () => 0;
  const wire = await TcpProxy.start(() => port());
  const relay = await startRelayUnderTest(site(), [wire.url]);
  port = () => relay.port;
  afterwards(t, async () => {
    await wire.close();
    await relay.close();
  });
  const [{ page: host }, { page: guest }] = [
    await openPlayer(t, site().browser, wire),
    await openPlayer(t, site().browser, wire),
  ];
  await host.goto(`${wire.url}/#/new`);
  await host.getByRole('link', { name: 'noughts and crosses' }).click();
  await host.getByRole('button', { name: 'New game' }).click();
  await guest.goto(await linkOn(host));
  await guest.getByText('You are invited to a game.').waitFor();
  assert.equal(new URL(guest.url()).hash, '#/');
  await before(guest);
  await guest.getByRole('button', { name: 'Join and play' }).click();
  return { host, guest, address: wire.url, relay };
}

test('NOUG-4, GAME-1: two browsers play noughts and crosses twice', async (t) => {
  const { host, guest } = await sitDown(t);
  for (const [index, square] of [1, 4, 2, 5, 3].entries()) {
    if (index % 2 === 0) await move(host, guest, square, '✕');
    else await move(guest, host, square, '○');
  }
  await host.getByText('You won.').waitFor();
  assert.equal(await host.getByRole('button', { name: /in the winning line$/ }).count(), 3);
  await host.getByRole('link', { name: 'Chess and reversi' }).waitFor();
  await guest.getByText('You lost.').waitFor();
  await host.getByRole('button', { name: 'Play again' }).click();
  await host.getByText('You asked for another game.').waitFor();
  await guest.getByText('Another game?').waitFor();
  await guest.getByRole('button', { name: 'Play again' }).click();
  await host.getByText('Opponent’s move: ✕').waitFor();
  await move(guest, host, 5, '✕');
  await host.reload();
  await host.getByText('Your move: ○').waitFor();
  await move(host, guest, 1, '○');
  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByText('The other player will be notified and wins.').waitFor();
  await guest.getByRole('button', { name: 'Stay' }).click();
  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByRole('button', { name: 'Leave for good' }).click();
  await host.getByText('You won. The other player has left for good.').waitFor();
  await host.getByRole('button', { name: 'Play again' }).waitFor({ state: 'hidden' });
  await guest.getByRole('button', { name: 'New game' }).waitFor();
});

test('NOUG-4: on a private relay, the owner makes a game with the key saved by the site', async (t) => {
  const ownerKey = 'a key of the owner';
  const relay = await startRelay(t, site().dist, { OWNER_KEY: ownerKey });
  const page = await openPage(t, { ...site(), url: relay.url }, '/', {
    complaints: /other\.example/,
  });
  await writeSettings(page, { relay: { address: 'https://other.example', ownerKey } });
  await page.goto(`${relay.url}/noughts/`);
  const field = page.getByLabel('Owner key');
  await field.waitFor();
  assert.equal(await field.inputValue(), '');
  await page.goto(relay.url);
  await writeSettings(page, { relay: { address: null, ownerKey } });
  await page.goto(`${relay.url}/noughts/`);
  await field.waitFor();
  assert.equal(await field.inputValue(), ownerKey);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByText('Waiting for the other player.').waitFor();
});

const WEEK_MS = 8 * 24 * 3_600_000;

test('GOON-14: a lost room is reported, comes back by itself, and a new link opens another', async (t) => {
  const { host, guest, relay } = await sitDown(t);
  await move(host, guest, 1, '✕');
  const first = await host.locator('#link').inputValue();
  const playAgain = { name: 'Play again with a new link' };
  const stored = `${relay.data}-before`;
  afterwards(t, async () => rm(stored, { recursive: true, force: true }));
  const loseData = async () => {
    await relay.end('SIGTERM');
    await cp(relay.data, stored, { recursive: true, force: true });
    await rm(relay.data, { recursive: true });
    await relay.start();
    for (const page of [host, guest]) {
      await page.reload();
      await page.getByText('The relay no longer knows this game’s room.').waitFor();
    }
  };

  await loseData();
  for (const page of [host, guest]) {
    await page.getByRole('button', playAgain).waitFor();
    assert.equal(await page.getByRole('button', { name: /^Square/, disabled: true }).count(), 9);
  }
  await relay.end('SIGTERM');
  await cp(stored, relay.data, { recursive: true, force: true });
  await relay.start();
  for (const page of [host, guest]) await page.reload();
  await guest.getByText('Your move: ○.').waitFor();
  for (const page of [host, guest])
    await page.getByRole('button', playAgain).waitFor({ state: 'hidden' });
  await move(guest, host, 2, '○');

  await relay.end('SIGTERM');
  await relay.start({ aheadMs: WEEK_MS });
  for (const page of [host, guest]) await page.getByText('room expired after seven days').waitFor();
  await host.getByRole('button', playAgain).click();
  await host.getByText('Waiting for the other player.').waitFor();
  const second = await linkOn(host);
  assert.notEqual(second, first);
  await guest.getByLabel('Paste the link you were given').fill(second);
  await guest.getByRole('button', { name: 'Open the invitation' }).click();
  await guest.getByText('You are invited to a game.').waitFor();
  await guest.getByRole('button', { name: 'Join and play' }).click();
  await move(host, guest, 5, '✕');

  await loseData();
  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByText('Its room has expired, so nobody is notified.').waitFor();
  await guest.getByRole('button', { name: 'Leave for good' }).click();
  await guest.getByRole('button', { name: 'New game' }).waitFor();
});

test('GAME-10: a guest cannot move before learning the state of the game', async (t) => {
  let speak = async () => undefined as void;
  const { host, guest } = await sitDown(t, async (page) => (speak = await keepUnheard(page)));
  await host.getByText('Opponent’s move: ✕').or(host.getByText('Your move: ✕')).waitFor();
  await guest.getByText('Waiting for the other player.').waitFor();
  assert.equal(await guest.getByRole('button', { name: /^Square .*/, disabled: true }).count(), 9);
  await speak();
  await host.reload();
  await move(host, guest, 1, '✕');
  await guest.getByText('Your move: ○').waitFor();
});

/** Simulates a store without keys: the game loses them. @param address a page without a game */
async function loseKeys(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(`(async () => {
    const open = indexedDB.open('sealed-move');
    await new Promise((done) => open.addEventListener('success', done));
    const store = open.result.transaction('settings', 'readwrite').objectStore('settings');
    const reading = store.get('noughts');
    await new Promise((done) => reading.addEventListener('success', done));
    const writing = store.put(JSON.parse(JSON.stringify(reading.result)), 'noughts');
    await new Promise((done) => writing.addEventListener('success', done));
    open.result.close();
  })()`);
}

test('NOUG-3: both see the same four words, and new keys are told nothing before a player agrees', async (t) => {
  const { host, guest, address } = await sitDown(t);
  const same = { name: 'They match' };
  for (const page of [host, guest]) await page.getByRole('button', same).waitFor();
  const words = await host.locator('#four-words').textContent();
  assert.match(words ?? '', /^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/);
  assert.equal(await guest.locator('#four-words').textContent(), words);
  for (const page of [host, guest]) {
    await page.getByRole('button', same).click();
    await page.getByText('You compared these words.').waitFor();
  }
  await guest.reload();
  await guest.getByText('You compared these words.').waitFor();
  assert.equal(await guest.locator('#four-words').textContent(), words);

  await loseKeys(guest, `${address}/release.txt`);
  await guest.goto(`${address}/noughts/`);
  await host.getByText('This player’s keys differ from those you compared.').waitFor();
  await host.getByRole('button', { name: 'Continue with them' }).click();
  await host.getByText('These words are new.').waitFor();
  assert.notEqual(await host.locator('#four-words').textContent(), words);
  await move(host, guest, 1, '✕');
});

test('NOUG-1, NOUG-2: an invitation waits during a game, and clearing the site removes everything', async (t) => {
  const relay = await startRelayUnderTest(site(), []);
  afterwards(t, async () => relay.close());
  const address = `http://127.0.0.1:${relay.port}`;
  const context = await site().browser.newContext();
  afterwards(t, async () => context.close());
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('response', (answer) => {
    if (answer.status() === 404) said.push(answer.url());
  });
  await page.goto(`${address}/noughts/`);
  await page.evaluate(() => localStorage.setItem('noughts', 'of an older release'));
  await page.getByRole('button', { name: 'New game' }).click();
  const mine = await linkOn(page);
  const other = mine.replace(/join=.{21}/, `join=${'B'.repeat(21)}`);
  await page.goto(other);
  await page.getByText('Your game here is still running').waitFor();
  await page.reload();
  await page.getByText('Your game here is still running').waitFor();
  assert.equal(await linkOn(page), mine);
  assert.equal(await page.getByRole('button', { name: 'Join and play' }).isVisible(), false);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied.').waitFor();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), mine);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Its link will stop working.').waitFor();
  await page.getByRole('button', { name: 'Leave for good' }).click();
  await page.getByRole('button', { name: 'Join and play' }).click();
  await page.getByRole('button', { name: 'Leave' }).waitFor();

  const settings = await context.newPage();
  await settings.goto(`${address}/#/settings`);
  await settings.getByRole('button', { name: 'Remove everything' }).click();
  await settings.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'New game' }).waitFor();
  const left = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const opening = indexedDB.open('sealed-move');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('settings').objectStore('settings').getAllKeys();
      reading.addEventListener('success', () => resolve(reading.result));
    });
    return [await promise, localStorage.getItem('noughts')];
  });
  assert.deepEqual(left, [[], null]);
  assert.deepEqual(said, [], 'nothing is missing, and no header unknown');
});
