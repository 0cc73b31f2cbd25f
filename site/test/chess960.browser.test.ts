import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  copiedPgn,
  dragMove,
  openPage,
  placement,
  siteForTests,
  squareOn,
  tapMove,
} from './browser.ts';
import { makeStart960 } from '../src/chess/game/start960.ts';
import { act, answer, resign, sees } from './network/acts.ts';
import { chooseStart, sit960, sitDownAt, START_192 } from './network/starts.ts';
import { newPage, type Pair, playMoves, sameGame, seesMove } from './network/table.ts';
import { readPgn } from './read-pgn.ts';
import { tryAgainUntil } from './try-again.ts';

/* Games with another start, in two browsers over a relay. */

const site = siteForTests();
const DAY_MS = 24 * 3_600_000;

test('FRC-6, FRC-7, FRC-12: two browsers play Chess960 with castling, a take-back, a reload and a rematch', async (t) => {
  const table = await sit960(t, site());
  const [host, guest] = [table.host.page, table.guest.page];
  assert.equal(await sameGame(table), START_192);
  await playMoves(table, ['g1f3', 'g8f6']);
  await act(host, 'Take back');
  await answer(guest, 'Allow');
  for (const page of [host, guest]) await sees(page, 'Chess960, position 192');
  assert.equal(await sameGame(table), START_192);
  await playMoves(table, ['g1f3', 'g8f6']);

  // By touching king and rook; the king may also just move to the square beside it.
  await squareOn(host, 'f1').click();
  for (const square of ['g1', 'h1']) {
    assert.match((await squareOn(host, square).getAttribute('aria-label')) ?? '', /legal move/);
  }
  await squareOn(host, 'h1').click();
  await seesMove(guest, 'f1g1');
  await guest.reload();
  await guest.getByRole('grid').waitFor();
  await dragMove(guest, 'f8h8');
  await seesMove(host, 'f8g8');
  assert.equal(await sameGame(table), 'bbqnrrk1/pppppppp/5n2/8/8/5N2/PPPPPPPP/BBQNRRK1');

  const read = readPgn(await copiedPgn(host));
  assert.deepEqual(read.sans, ['Nf3', 'Nf6', 'O-O', 'O-O']);
  assert.equal(read.start, `${START_192} w HEhe - 0 1`);

  await resign(host);
  await sees(guest, 'You won');
  await act(host, 'Rematch');
  await answer(guest, 'Play');
  await host.getByRole('region', { name: 'Black: Ada' }).waitFor();
  assert.equal(await sameGame(table), START_192);
  const swapped: Pair = { host: table.guest, guest: table.host };
  await playMoves(swapped, ['g1h3', 'g8h6']);
});

test('FRC-12: on one device a king castles by O-O, and a number above 959 is refused', async (t) => {
  const page = await openPage(t, site(), '/#/here');
  await chooseStart(page, 'Chess960');
  await page.getByLabel('Number, from 0 to 959').fill('960');
  await sees(page, 'Enter a number from 0 to 959, or leave it empty.');
  assert.equal(await page.getByRole('button', { name: 'Start the game' }).isDisabled(), true);
  await page.getByLabel('Number, from 0 to 959').fill('192');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid').waitFor();
  for (const [typed, move] of [
    ['Nf3', 'g1f3'],
    ['Nf6', 'g8f6'],
    ['O-O', 'f1g1'],
    ['0-0', 'f8g8'],
  ] as const) {
    await act(page, 'Type a move');
    await page.getByRole('textbox').fill(typed);
    await page.keyboard.press('Enter');
    await seesMove(page, move);
  }
  await page.locator('[data-square="g8"][aria-label*="black king"]').waitFor();
  await page.locator('[data-square="f1"][aria-label*="white rook"]').waitFor();
  await page.reload();
  await page.locator('[data-square="g8"][aria-label*="black king"]').waitFor();
});

for (const [chance, number] of [
  [0, 0],
  [0.9999, 959],
] as const) {
  test(`FRC-6: without a number, the position is drawn: ${number}`, async (t) => {
    const page = await openPage(t, site(), '/#/here');
    await page.evaluate(`Math.random = () => ${chance}`);
    await chooseStart(page, 'Chess960');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('grid').waitFor();
    await sees(page, `Chess960, position ${number}`);
    assert.equal(await placement(page), makeStart960(number).split(' ')[0]);
  });
}

test('FRC-6: each handicap leaves out its piece', async (t) => {
  for (const [odds, told, pieces] of [
    ['Pawn', 'Black without the pawn f7', 'rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR'],
    ['Knight', 'White without the knight b1', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR'],
    ['Rook', 'White without the rook a1', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR'],
    ['Queen', 'White without the queen d1', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR'],
  ] as const) {
    const page = await openPage(t, site(), '/#/here');
    await chooseStart(page, 'Handicap');
    const choices = page.getByRole('group', { name: 'Missing piece' });
    await choices.getByRole('radio', { name: odds }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('grid').waitFor();
    await sees(page, `Handicap: ${told}`);
    assert.equal(await placement(page), pieces);
  }
});

test('FRC-6, PAGE-1: a missing part of another start is reported, and choosing again loads it', async (t) => {
  const page = await openPage(t, site(), '/#/here', { complaints: /Failed to load|net::ERR/ });
  const choose = (kind: string) => page.locator(`input[value=${kind}]`).check();
  await page.route('**/start-details-*.js', (route) => route.abort());
  await choose('chess960');
  await sees(page, 'could not be loaded');
  const start = page.getByRole('button', { name: 'Start the game' });
  assert.equal(await start.isDisabled(), true);
  await choose('usual');
  assert.equal(await start.isDisabled(), false);
  assert.equal(await page.getByText('could not be loaded').count(), 0);
  await page.unroute('**/start-details-*.js');
  await choose('chess960');
  const number = page.getByLabel('Number, from 0 to 959');
  await tryAgainUntil(number, () => choose('chess960'));
  await number.fill('518');
  assert.equal(await start.isDisabled(), false);
});

test('FRC-6, FRC-11: a game starts from a position in which Black moves first', async (t) => {
  const fen = '4k3/8/8/8/8/8/4P3/4K2R b K - 0 30';
  const table = await sitDownAt(
    t,
    site(),
    async (page) => {
      await chooseStart(page, 'Position');
      const field = page.getByLabel('Position (FEN)');
      await field.fill('4k3/8/8/8/8/8/4P3/4K2R b Q - 0 30');
      await sees(page, 'The castling rights do not match');
      await field.fill(fen);
    },
    'From a position, Black to move',
  );
  const [host, guest] = [table.host.page, table.guest.page];
  await tapMove(guest, 'e8e7');
  await seesMove(host, 'e8e7');
  await tapMove(host, 'e1g1');
  await seesMove(guest, 'e1g1');
  await host.getByText('31.', { exact: true }).first().waitFor();
  assert.ok((await copiedPgn(guest)).endsWith('\n30... Ke7 31. O-O *\n'));
});

test('GOON-13, FRC-7: both make a new link at once, and either link leads to the same game', async (t) => {
  const table = await sit960(t, site());
  const { relay, host, guest } = table;
  await playMoves(table, ['g1f3', 'g8f6']);
  // One of them has a move that the other never received.
  await guest.page.close();
  await sees(host.page, 'away');
  await tapMove(host.page, 'f1h1');
  await sees(host.page, 'Grace will get it when you are both online');
  await host.page.close();
  const visit = async ({ context, wire }: typeof host, hash = '#/') => {
    const page = await newPage(t, context, wire);
    await page.addInitScript(`{ const now = Date.now; Date.now = () => now() + ${10 * DAY_MS}; }`);
    await page.goto(`${wire.url}/${hash}`);
    return page;
  };
  await relay.end('SIGTERM');
  await relay.start({ aheadMs: 10 * DAY_MS });
  const pages = [await visit(host), await visit(guest)] as const;
  for (const [page, name] of [
    [pages[0], 'Grace'],
    [pages[1], 'Ada'],
  ] as const) {
    await page.getByText('Room expired: continue with a new link').waitFor();
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }
  const goOn = (page: Page) => page.getByRole('button', { name: 'Continue with a new link' });
  await Promise.all(pages.map(async (page) => goOn(page).waitFor()));
  await Promise.all(pages.map(async (page) => goOn(page).click()));
  const links = await Promise.all(
    pages.map(async (page) => {
      const field = page.getByRole('textbox', { name: 'The link to your game' });
      return new URL(await field.inputValue()).hash;
    }),
  );
  await sees(pages[0], 'If Grace made a link too, use yours.');
  await sees(pages[1], 'If Ada made a link too, use theirs: open it.');
  const [hostLink = '', guestLink = ''] = links;
  assert.notEqual(hostLink, guestLink);

  // The host opens the losing link and stays; the guest opens the winning one.
  await pages[0].goto('about:blank');
  await pages[0].goto(`${host.wire.url}/${guestLink}`);
  await sees(pages[0], 'Waiting for Grace.');
  await pages[1].goto('about:blank');
  await pages[1].goto(`${guest.wire.url}/${hostLink}`);
  await pages[1].getByRole('button', { name: 'Continue there' }).click();
  await seesMove(pages[1], 'f1g1');
  const again: Pair = {
    host: { ...host, page: pages[0] },
    guest: { ...guest, page: pages[1] },
  };
  await tapMove(pages[1], 'f8h8');
  await seesMove(pages[0], 'f8g8');
  assert.equal(await sameGame(again), 'bbqnrrk1/pppppppp/5n2/8/8/5N2/PPPPPPPP/BBQNRRK1');
});
