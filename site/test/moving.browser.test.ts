import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { readPgn } from './read-pgn.ts';
import {
  dragMove,
  middleOf,
  openLocalGame,
  placement,
  siteForTests,
  squareOn,
  tapMove,
  until,
} from './browser.ts';
import { KEPT_GAMES } from './kept-games.ts';
import { MASTER_GAMES } from './master-games.ts';
import { act } from './network/acts.ts';

const site = siteForTests();
/** The Opera Game: captures, castling, checks and mate. */
const OPERA = gameAt(0);
/** Until a pawn can promote on a8. */
const TO_PROMOTION = 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6'.split(' ');

function gameAt(index: number) {
  const game = MASTER_GAMES[index];
  assert.ok(game);
  const read = readPgn(game.moves);
  return { sans: read.sans, moves: read.moves, end: game.fen.split(' ')[0] };
}

/** Moves the keyboard focus on the board to that square with the arrow keys. */
async function keyTo(page: Page, square: string): Promise<void> {
  const at = await page.evaluate<string>('document.activeElement.dataset.square');
  const steps = (from: number, to: number, more: string, less: string) =>
    Array.from({ length: Math.abs(to - from) }, () => (to > from ? more : less));
  const files = steps(at.charCodeAt(0), square.charCodeAt(0), 'ArrowRight', 'ArrowLeft');
  const ranks = steps(at.charCodeAt(1), square.charCodeAt(1), 'ArrowUp', 'ArrowDown');
  for (const key of [...files, ...ranks]) await page.keyboard.press(key);
  assert.equal(await page.evaluate('document.activeElement.dataset.square'), square);
}

async function keyMove(page: Page, uci: string, key = 'Enter'): Promise<void> {
  for (const square of [uci.slice(0, 2), uci.slice(2, 4)]) {
    await keyTo(page, square);
    await page.keyboard.press(key);
  }
}

async function mated(page: Page): Promise<void> {
  await page.getByText('Checkmate. White wins.').first().waitFor();
  assert.equal(await placement(page), OPERA.end);
}

test('BRD-4: a whole game is played by dragging', async (t) => {
  const page = await openLocalGame(t, site());
  for (const uci of OPERA.moves) await dragMove(page, uci);
  await mated(page);
});

test('BRD-4: a whole game is played by touch, and dragging does not scroll the page', async (t) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openLocalGame(t, site(), phone);
  for (const uci of OPERA.moves.slice(0, -2)) {
    for (const square of [uci.slice(0, 2), uci.slice(2, 4)]) await squareOn(page, square).tap();
  }
  const before = await page.evaluate('scrollY');
  for (const uci of OPERA.moves.slice(-2)) {
    await fingerDrag(page, uci.slice(0, 2), uci.slice(2, 4));
  }
  assert.equal(await page.evaluate('scrollY'), before);
  await mated(page);
});

async function fingerDrag(page: Page, from: string, to: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let part = 1; part <= 4; part += 1) {
    const along = (one: number, other: number) => one + ((other - one) * part) / 4;
    await touch('touchMove', [{ x: along(start.x, end.x), y: along(start.y, end.y) }]);
  }
  await touch('touchEnd', []);
}

test('BRD-5: a whole game is played by keyboard alone', async (t) => {
  const page = await openLocalGame(t, site());
  await page.evaluate('document.querySelector("#main").focus()');
  await page.keyboard.press('Tab');
  for (const [ply, uci] of OPERA.moves.entries()) {
    await keyMove(page, uci, ply % 2 === 0 ? 'Enter' : 'Space');
  }
  await mated(page);
});

test('BRD-7: a whole game is played by typed moves, alternating SAN and UCI', async (t) => {
  const page = await openLocalGame(t, site());
  await act(page, 'Type a move');
  const field = page.getByLabel('Type a move');
  for (const [ply, uci] of OPERA.moves.entries()) {
    await field.fill(ply % 2 === 0 ? (OPERA.sans[ply] ?? '') : uci);
    await field.press('Enter');
  }
  await mated(page);
});

test('BRD-7: an impossible typed move gets an error, and the text stays', async (t) => {
  const page = await openLocalGame(t, site());
  await act(page, 'Type a move');
  const field = page.getByLabel('Type a move');
  await field.fill('Ke2');
  await field.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Ke2 is not legal here.' }).waitFor();
  assert.equal(await field.inputValue(), 'Ke2');
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
});

test('BRD-5: squares announce their piece and marks, and Escape drops the piece', async (t) => {
  const page = await openLocalGame(t, site());
  const label = (square: string) => squareOn(page, square).getAttribute('aria-label');
  await squareOn(page, 'e2').click();
  assert.equal(await label('e2'), 'e2, white pawn, selected');
  assert.equal(await label('e4'), 'e4, empty, legal move');
  await page.keyboard.press('Escape');
  assert.equal(await label('e4'), 'e4, empty');
  for (const uci of ['e2e4', 'f7f6', 'd1h5']) await tapMove(page, uci);
  assert.equal(await label('h5'), 'h5, white queen, last move');
  assert.equal(await label('e8'), 'e8, black king, in check');
  assert.equal(await page.locator('[role=grid] button').count(), 64);
  assert.equal(await page.locator('[role=grid] button[tabindex="0"]').count(), 1);
});

test('BRD-6: each move is announced in words', async (t) => {
  const page = await openLocalGame(t, site());
  for (const uci of ['e2e4', 'f7f6', 'd1h5']) await tapMove(page, uci);
  await page.getByRole('status').filter({ hasText: 'White: queen h5, check.' }).waitFor();
});

test('BRD-4: a piece dropped on a wrong square returns, and can be dropped again', async (t) => {
  const page = await openLocalGame(t, site());
  const start = await placement(page);
  await dragMove(page, 'e2e5');
  assert.equal(await placement(page), start);
  const from = await middleOf(page, 'e2');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 2);
  await page.mouse.up();
  assert.equal(await placement(page), start);
  await dragMove(page, 'e2e4');
  assert.notEqual(await placement(page), start);
});

for (const kind of ['q', 'r', 'b', 'n']) {
  test(`BRD-4: a promoting pawn asks for its piece: ${kind}`, async (t) => {
    const page = await openLocalGame(t, site());
    for (const uci of TO_PROMOTION) await tapMove(page, uci);
    await (kind === 'q' ? dragMove : tapMove)(page, `b7a8${kind}`);
    assert.match(await placement(page), new RegExp(`^${kind.toUpperCase()}`));
  });
}

test('BRD-4: a promotion is chosen by keyboard, and Escape returns the piece to the hand', async (t) => {
  const page = await openLocalGame(t, site());
  for (const uci of TO_PROMOTION) await tapMove(page, uci);
  const before = await placement(page);
  await squareOn(page, 'b7').focus();
  await keyMove(page, 'b7a8');
  await page.getByRole('dialog', { name: 'Promote to' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await placement(page), before);
  assert.equal(await page.evaluate('document.activeElement.dataset.square'), 'a8');
  await keyMove(page, 'b7a8');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate('document.activeElement.dataset.square'), 'a8');
  assert.match(await placement(page), /^N/);
});

test('BRD-9: with confirmation, a move is made only once confirmed', async (t) => {
  const page = await openLocalGame(t, site());
  await act(page, 'Options');
  await page.getByLabel('Confirm each move').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await tapMove(page, 'e2e4');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  assert.match(await placement(page), /PPPPPPPP/);
  await tapMove(page, 'd2d4');
  await page.getByRole('group', { name: 'Play d4?' }).getByRole('button', { name: 'Play' }).click();
  await page.getByText('Black to move.').waitFor();
  assert.match(await placement(page), /3P4/);
});

test('BRD-8: a move glides, unless reduced motion is set', async (t) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await openLocalGame(t, site(), { reducedMotion });
    await page.evaluate(`{
      window.glides = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        window.glides += 1;
        return animate.apply(this, how);
      };
    }`);
    await tapMove(page, 'e2e4');
    await page.getByText('Black to move.').waitFor();
    assert.equal(await page.evaluate('glides'), reducedMotion === 'reduce' ? 0 : 1);
  }
});

test('LOC-2: a game is back after the page was closed', async (t) => {
  const page = await openLocalGame(t, site());
  for (const uci of ['e2e4', 'e7e5', 'g1f3']) await tapMove(page, uci);
  const before = await placement(page);
  // A window closed within the milliseconds that a disk needs has not saved the last move.
  await until(page, `${KEPT_GAMES}.then((games) => games.includes('g1f3'))`);
  await page.reload();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  assert.equal(await placement(page), before);
  await tapMove(page, 'b8c6');
  await page.getByText('White to move.').waitFor();
});
