import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests, tapMove } from './browser.ts';
import { quietMoves } from './quiet-moves.ts';
import { openStage } from './stage-page.ts';

const site = siteForTests();
const SHUFFLE = 'g1f3 g8f6 f3g1 f6g8';
/** Sam Loyd's stalemate in ten moves. */
const LOYD =
  'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6';
/** Until king and knight against king remain. */
const TO_ONE_KNIGHT =
  'd2d3 b8a6 b2b4 a6b4 c1b2 b4c2 d1c2 f7f5 c2c7 d8c7 b2g7 c7h2 g7h8 h2g2 f1g2 h7h6 h1h6 g8h6 ' +
  'g2b7 c8b7 h8d4 b7h1 d4a7 a8a7 d3d4 a7a2 a1a2 h6f7 e2e4 f5e4 a2a1 e7e6 a1a6 f7e5 d4e5 d7d6 ' +
  'a6d6 f8d6 e5d6 e8f8 g1e2 f8e8 f2f4 e8f7 e1d2 e6e5 f4e5 f7e8 d2e3 h1g2 d6d7 e8d7 e5e6 d7e6 ' +
  'b1d2 g2f1 d2e4 f1e2 e3e2';

/** The ending shown by the page; the game is over for both. */
async function ended(page: Page, headline: string, words: string): Promise<void> {
  const ending = page.getByRole('region', { name: 'Result' });
  await ending.waitFor();
  assert.equal(await ending.getByRole('heading').textContent(), headline);
  assert.equal(await ending.locator('p').first().textContent(), words);
  assert.equal(await page.getByRole('button', { name: 'Rematch' }).isEnabled(), true);
  assert.equal(await page.getByRole('button', { name: 'Resign' }).count(), 0);
  assert.equal(await page.getByLabel('Type a move').count(), 0);
  assert.equal(await page.locator('.square-movable').count(), 0);
}

const BY_MOVES: readonly (readonly [
  name: string,
  moves: string,
  headline: string,
  words: string,
])[] = [
  ['checkmate', 'f2f3 e7e5 g2g4 d8h4', 'Black won', 'Checkmate in 2 moves.'],
  ['stalemate', LOYD, 'A draw', 'Stalemate: no legal move, and no check.'],
  ['insufficient material', TO_ONE_KNIGHT, 'A draw', 'Neither side can checkmate any more.'],
  [
    'fivefold repetition',
    [SHUFFLE, SHUFFLE, SHUFFLE, SHUFFLE].join(' '),
    'A draw',
    'The position came up five times.',
  ],
  [
    'seventy-five moves',
    quietMoves(150).join(' '),
    'A draw',
    'Seventy-five moves without a capture or a pawn move.',
  ],
];
for (const [name, moves, headline, words] of BY_MOVES) {
  test(`PLAY-4: a game ends by ${name}`, async (t) => {
    const { page, here } = await openStage(t, site());
    const list = moves.split(' ');
    await here(list.slice(0, -2).join(' '));
    for (const uci of list.slice(-2)) await tapMove(page, uci);
    await ended(page, headline, words);
  });
}

test('PLAY-3: a draw by repetition can be claimed, and not too early', async (t) => {
  const { page, here } = await openStage(t, site());
  const claim = page.getByRole('button', { name: 'Claim draw' });
  await here(`${SHUFFLE} g1f3 g8f6 f3g1`);
  assert.equal(await claim.count(), 0);
  await tapMove(page, 'f6g8');
  await claim.click();
  await ended(page, 'A draw', 'Claimed: the position came up three times.');
});

test('PLAY-3: a draw by fifty moves can be claimed', async (t) => {
  const { page, here } = await openStage(t, site());
  const moves = quietMoves(100);
  await here(moves.slice(0, -1).join(' '));
  assert.equal(await page.getByRole('button', { name: 'Claim draw' }).count(), 0);
  await tapMove(page, moves.at(-1) ?? '');
  await page.getByRole('button', { name: 'Claim draw' }).click();
  const words = 'Claimed: fifty moves without a capture or a pawn move.';
  await ended(page, 'A draw', words);
});

test('PLAY-3: a draw is offered, declined, offered again and agreed', async (t) => {
  const { page, here } = await openStage(t, site());
  await here('e2e4');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await page.getByText('Black offers a draw.', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await ended(page, 'A draw', 'Agreed after 1 move.');
});

test('PLAY-3: a move is taken back if the other allows it', async (t) => {
  const { page, here } = await openStage(t, site());
  await here('e2e4 e7e5');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Black asks to take back a move.').first().waitFor();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Black to move.').waitFor();
  await tapMove(page, 'c7c5');
  await page.getByRole('button', { name: '1. c5, Black: pawn c5' }).waitFor();
});

test('PLAY-3: resigning asks for confirmation, and the player may play on', async (t) => {
  const { page, here } = await openStage(t, site());
  await here('e2e4 e7e5 g1f3');
  const resign = page.getByRole('button', { name: 'Resign', exact: true });
  await resign.click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await resign.press('Enter');
  await page.keyboard.press('Escape');
  assert.equal(
    await resign.evaluate((button) => button === button.ownerDocument.activeElement),
    true,
  );
  await page.getByText('Black to move.').waitFor();
  await resign.click();
  await page
    .getByRole('group', { name: 'Resign this game?' })
    .getByRole('button', { name: 'Resign' })
    .click();
  await ended(page, 'White won', 'Black resigned after 2 moves.');
});

test('CLK-2: a player out of time loses, and each move adds the increment', async (t) => {
  const { page, here } = await openStage(t, site());
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await here('e2e4 e7e5', { initialMs: 60_000, incrementMs: 5000 });
  const clocks = page.getByRole('timer');
  await page.clock.runFor(10_000);
  await tapMove(page, 'g1f3');
  assert.equal(await clocks.nth(1).textContent(), '0:55');
  await page.clock.runFor(59_000);
  assert.equal(await page.getByRole('region', { name: 'Result' }).count(), 0);
  assert.match((await clocks.nth(0).textContent()) ?? '', /^0:01\.[01]$/);
  assert.equal(await clocks.nth(1).textContent(), '0:55');
  await page.clock.runFor(2000);
  await ended(page, 'White won', 'Black ran out of time.');
});

test('LOC-2: a rematch starts over with White to move', async (t) => {
  const { page, here } = await openStage(t, site());
  await here('f2f3 e7e5 g2g4 d8h4');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByText('No moves yet.').waitFor();
  await tapMove(page, 'e2e4');
});
