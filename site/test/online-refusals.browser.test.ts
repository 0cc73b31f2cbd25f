import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { explainClosing } from '@sealed-move/client/connection';
import { CLOSE, isFinal } from '@sealed-move/protocol/close-codes';
import { siteForTests } from './browser.ts';
import { act, answer, leave, sees } from './network/acts.ts';
import { LyingProxy } from './network/lying-proxy.ts';
import {
  board,
  meet,
  openPlayer,
  type Player,
  playMoves,
  sitDown,
  sitDownBehind,
  startRelay,
  together,
  type Wire,
} from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* Obstacles to a game, and the advice to its player. */

const site = siteForTests();
const NOBODYS_SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const KEY = 'the-owner-key-of-this-test';
const OTHER_KEY = 'another-owner-key-of-this-test';

async function accept({ page, wire }: Player<Wire>, secret: string): Promise<void> {
  await page.goto(`${wire.url}/#join=${secret}`);
  await page.getByRole('button', { name: 'Join and play' }).click();
}

async function saveKey(page: Page, key: string): Promise<void> {
  await page.evaluate("location.hash = '#/settings'");
  await page.getByRole('textbox', { name: 'Owner key' }).fill(key);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await sees(page, 'This is the owner key. You can make games here. Saved.');
}

test('ONL-4, ONL-7: a third person learns that the game is full, and an invite to no game says so', async (t) => {
  const { browser } = site();
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const [host, guest] = [
    await openPlayer(t, browser, wires[0]),
    await openPlayer(t, browser, wires[1]),
  ];
  const secret = await meet(host, guest);
  const third = await openPlayer(t, browser, wires[1]);
  await accept(third, secret);
  await sees(third.page, 'Two others already have this game');
  await third.page.getByRole('heading', { name: 'You cannot join this game' }).waitFor();
  assert.equal(await board(third.page).count(), 0, 'there is no game to be seen');
  await third.page.goto('about:blank');
  await accept(third, NOBODYS_SECRET);
  await sees(third.page, 'The relay has no such game; ask for a new invite.');
  await playMoves({ host, guest }, ['e2e4', 'e7e5']);
});

/** The site's own sentences about a room that is gone, instead of the library's (GOON-10). */
const GONE: Readonly<Record<number, string>> = {
  [CLOSE.noRoom]: 'The relay no longer knows this game’s room.',
  [CLOSE.expired]: 'room expired after seven days',
};

test('CONN-6, ONL-4: each final close code is explained in words, with what to do', async (t) => {
  const table = await sitDownBehind(t, site(), async (target) => LyingProxy.start(target));
  const { page, wire } = table.host;
  for (const code of Object.values(CLOSE).filter(isFinal)) {
    wire.shut(code);
    if (code === CLOSE.superseded) {
      await sees(page, 'This game is on another device');
      await page.getByRole('button', { name: 'Continue here instead' }).click();
    } else {
      await sees(page, GONE[code] ?? explainClosing(code, 'host'));
      assert.equal(await page.getByText('Trying again').count(), 0);
      await page.reload();
    }
    await together(table);
  }
});

test('CONN-5, ONL-4: after any other code the page reconnects by itself, and says why it waits', async (t) => {
  const table = await sitDownBehind(t, site(), async (target) => LyingProxy.start(target));
  const { page, wire } = table.host;
  // Doubles the wait: by chance it may be very short, and a busy machine could miss it.
  await page.evaluate('Math.random = () => 2');
  for (const code of [CLOSE.tooFast, CLOSE.tooLarge, CLOSE.restart]) {
    wire.shut(code);
    const [reason = ''] = explainClosing(code, 'host').split(';');
    await sees(page, reason);
    await together(table);
  }
});

test('LEAVE-1, ONL-5: leaving for good resigns the game, and nobody can come back to it', async (t) => {
  const { host, guest } = await sitDown(t, site());
  await playMoves({ host, guest }, ['e2e4', 'e7e5']);
  await act(guest.page, 'Leave game');
  await sees(guest.page, 'Ada will be notified and wins.');
  await answer(guest.page, 'Stay');
  await leave(guest.page);
  // Not the announcement, which the next news replaces.
  await sees(host.page, 'Grace resigned after 1 move.');
  await sees(host.page, 'Grace has left this game for good.');
  await guest.page.getByRole('link', { name: /^Ada/ }).click();
  await sees(guest.page, explainClosing(CLOSE.left, 'guest'));

  await leave(host.page);
  await host.page.getByRole('link', { name: /^Grace/ }).click();
  await sees(host.page, explainClosing(CLOSE.bothLeft, 'host'));
});

test('ONL-5: leaving a game without a move from both calls it off, and nobody wins', async (t) => {
  const { host, guest } = await sitDown(t, site());
  await act(guest.page, 'Leave game');
  await sees(guest.page, 'Ada will be notified. Nobody wins.');
  await answer(guest.page, 'Leave');
  await sees(host.page, 'Grace has left this game for good.');
  await sees(host.page, 'Called off before both had moved.');
});

test('LEAVE-1, ONL-5: a player who leaves offline stays until the other could be told', async (t) => {
  const { host, guest } = await sitDown(t, site());
  guest.wire.down();
  await sees(guest.page, 'Trying again');
  await leave(guest.page);
  await sees(guest.page, 'Leaving. Ada will be notified when this device is online.');
  assert.equal(await guest.page.getByRole('button', { name: 'Rematch' }).count(), 0);
  await guest.page.getByRole('button', { name: 'New game' }).waitFor();
  guest.wire.up();
  await sees(host.page, 'Grace has left this game for good.');
  await guest.page.getByRole('heading', { name: 'Your games' }).waitFor();
});

test('ONL-6: on a private relay, a player without an owner key sees that instead of a link', async (t) => {
  const { browser } = site();
  const settings = { PUBLIC_HOSTING: 'off', OWNER_KEY: KEY };
  const startWire = async (target: () => number) => TcpProxy.start(target);
  const { wires } = await startRelay(t, site(), startWire, settings);
  const host = await openPlayer(t, browser, wires[0]);
  const { page } = host;
  await page.goto(`${host.wire.url}/#/new`);
  await sees(page, 'You need the owner key to make a game, but not to join one.');
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByRole('heading', { name: 'This game could not be opened' }).waitFor();
  await sees(page, 'check the owner key if the relay is yours, or start a new game.');
  assert.equal(await page.getByText('new invite').count(), 0);
  await sees(page, 'This device has no owner key for this relay.');
});

test('ONL-8: a game has its link once its room exists, and keeps it while disconnected', async (t) => {
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const { page, wire } = await openPlayer(t, site().browser, wires[0], {
    serviceWorkers: 'allow',
  });
  // Files cached on the first visit are served from the next one on.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  wire.down();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Make the game' }).click();
  await sees(page, 'Trying again');
  const link = page.getByRole('textbox', { name: 'The link to your game' });
  assert.equal(await link.count(), 0);
  wire.up();
  await link.waitFor();
  wire.down();
  await sees(page, 'Trying again');
  assert.equal(await link.count(), 1);
});

test('ONL-6, PAGE-5: an owner key changed at the relay is called wrong, and the new one makes the game', async (t) => {
  const settings = { PUBLIC_HOSTING: 'off', OWNER_KEY: KEY };
  const startWire = async (target: () => number) => TcpProxy.start(target);
  const { relay, wires } = await startRelay(t, site(), startWire, settings);
  const { page } = await openPlayer(t, site().browser, wires[0]);
  await saveKey(page, KEY);
  await relay.end('SIGTERM');
  await relay.start({ settings: { OWNER_KEY: OTHER_KEY } });

  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await sees(page, 'The owner key saved on this device does not match this relay');
  await page.evaluate("location.hash = '#/new'");
  await sees(page, 'so you cannot make games');
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByRole('heading', { name: 'This game could not be opened' }).waitFor();
  await sees(page, 'The relay refused the owner key saved on this device.');
  assert.equal(await page.getByRole('textbox', { name: 'The link to your game' }).count(), 0);

  const game = page.url();
  await page.getByRole('link', { name: 'Check the owner key' }).click();
  await saveKey(page, OTHER_KEY);
  await page.goto(game);
  await page.getByText('Waiting for your friend.').waitFor();
  await page.getByRole('textbox', { name: 'The link to your game' }).waitFor();
});
