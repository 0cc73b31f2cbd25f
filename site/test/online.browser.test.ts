import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { act, answer, resign, sees } from './network/acts.ts';
import { playMoves, sameGame, sitDown } from './network/table.ts';

const site = siteForTests();
const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
/** By Sam Loyd: the shortest game to a position without legal moves. */
const STALEMATE =
  'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6';
const KNIGHTS_OUT_AND_BACK = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

test('PLAY-4, ONL-1: a game over the relay ends in mate, and both see it and each other’s names', async (t) => {
  const table = await sitDown(t, site());
  await playMoves(table, FOOLS_MATE);
  await sees(table.host.page, 'Grace won');
  await sees(table.guest.page, 'You won');
  for (const { page } of [table.host, table.guest]) {
    await sees(page, 'Checkmate. Grace (Black) wins.');
    await page.getByRole('region', { name: 'White: Ada' }).waitFor();
    await page.getByRole('region', { name: 'Black: Grace' }).waitFor();
  }
  assert.equal(await sameGame(table), 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR');
});

test('PLAY-4: stalemate is a draw on both sides', async (t) => {
  const table = await sitDown(t, site());
  await playMoves(table, STALEMATE.split(' '));
  for (const { page } of [table.host, table.guest]) {
    await sees(page, 'Draw by stalemate: the side to move has no legal move');
  }
  assert.equal(await sameGame(table), '5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR');
});

test('PLAY-3, ONL-1: a draw is offered, declined, offered again and agreed, and a rematch swaps colours', async (t) => {
  const table = await sitDown(t, site());
  const [host, guest] = [table.host.page, table.guest.page];
  await playMoves(table, ['e2e4']);
  await act(host, 'Draw');
  await answer(host, 'Offer');
  await sees(guest, 'Ada offers a draw.');
  await answer(guest, 'Decline');
  await sees(host, 'Your draw offer was declined.');
  await act(guest, 'Draw');
  await answer(guest, 'Offer');
  await sees(host, 'Grace offers a draw.');
  await answer(host, 'Accept');
  for (const page of [host, guest]) await sees(page, 'Draw by agreement.');

  await act(host, 'Rematch');
  await sees(host, 'You asked for a rematch.');
  await sees(guest, 'Ada wants a rematch.');
  await answer(guest, 'Play');
  for (const page of [host, guest])
    await page.getByRole('region', { name: 'White: Grace' }).waitFor();
  await playMoves({ ...table, host: table.guest, guest: table.host }, ['d2d4', 'd7d5']);
  await resign(host);
  await sees(host, 'Grace won');
  await sees(guest, 'You won');
  for (const page of [host, guest]) await sees(page, 'Ada (Black) resigned. Grace (White) wins.');
});

test('PLAY-3: a draw is claimed at the third repetition, without the other’s consent', async (t) => {
  const table = await sitDown(t, site());
  await playMoves(table, [...KNIGHTS_OUT_AND_BACK, ...KNIGHTS_OUT_AND_BACK]);
  await act(table.host.page, 'Claim draw');
  for (const { page } of [table.host, table.guest]) {
    await sees(page, 'Draw by threefold repetition, as claimed.');
  }
});

test('PLAY-3, ONL-1: a take-back is declined, then allowed, and the game continues from there', async (t) => {
  const table = await sitDown(t, site());
  const [host, guest] = [table.host.page, table.guest.page];
  await playMoves(table, ['e2e4', 'e7e5']);
  await act(host, 'Take back');
  await sees(guest, 'Ada asks to take back a move.');
  await answer(guest, 'Decline');
  await sees(host, 'Your takeback request was declined.');
  await act(host, 'Take back');
  await answer(guest, 'Allow');
  for (const page of [host, guest]) await sees(page, 'No moves yet.');
  await playMoves(table, ['d2d4', 'd7d5']);
  assert.equal(await sameGame(table), 'rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR');
});
