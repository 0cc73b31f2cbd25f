import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests, tapMove } from './browser.ts';
import { board, playMoves, sameGame, seesMove, sitDown, together } from './network/table.ts';

/* A fault during a game, after which both sides show the same game and play on. */

const site = siteForTests();
const OPENING = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
const FURTHER = ['f1c4', 'f8c5'];
const AFTER_ALL = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R';

test('FLT-1: a game survives a connection cut while a move is made offline', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, OPENING);
  host.wire.down();
  await guest.page.getByText('is away').waitFor();
  await tapMove(host.page, 'f1c4');
  await host.page.getByText('will get it when you are both online').waitFor();
  host.wire.up();
  await seesMove(guest.page, 'f1c4');
  await together(table);
  await playMoves(table, ['f8c5'], 1);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-1: a game survives a dead connection that looks alive', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, OPENING);
  host.wire.hold();
  await tapMove(host.page, 'f1c4');
  // The phone is online again: the page checks the connection at once.
  await host.page.evaluate(() => dispatchEvent(new Event('online')));
  await seesMove(guest.page, 'f1c4');
  await playMoves(table, ['f8c5'], 1);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-1: a game survives delays in everything', async (t) => {
  const table = await sitDown(t, site());
  for (const { wire } of [table.host, table.guest]) wire.delay(400);
  await playMoves(table, [...OPENING, ...FURTHER]);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-1: a game survives a connection that ends while sending', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  for (const [index, move] of [...OPENING, ...FURTHER].entries()) {
    const [mover, other] = index % 2 === 0 ? [host, guest] : [guest, host];
    // Messages on their way may or may not be lost.
    mover.wire.delay(30);
    await tapMove(mover.page, move);
    mover.wire.down();
    mover.wire.up();
    await seesMove(other.page, move);
  }
  await together(table);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-1: a game survives a relay that is restarted, and one that is killed', async (t) => {
  const table = await sitDown(t, { ...site(), needsProcess: true });
  const { relay, host } = table;
  await playMoves(table, OPENING.slice(0, 2));
  for (const [index, signal] of (['SIGTERM', 'SIGKILL'] as const).entries()) {
    await relay.end(signal);
    await host.page.getByText('Trying again').waitFor();
    await relay.start();
    await together(table);
    const from = 2 + 2 * index;
    await playMoves(table, [...OPENING, ...FURTHER].slice(from, from + 2));
  }
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-1: a game survives a reload of both pages', async (t) => {
  const table = await sitDown(t, site());
  await playMoves(table, OPENING);
  for (const { page } of [table.host, table.guest]) {
    await page.reload();
    await board(page).waitFor();
  }
  await together(table);
  await playMoves(table, FURTHER);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-1: a game survives one page sleeping while the other moves', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, OPENING);
  const protocol = await guest.context.newCDPSession(guest.page);
  await protocol.send('Page.setWebLifecycleState', { state: 'frozen' });
  await tapMove(host.page, 'f1c4');
  host.wire.down();
  host.wire.up();
  await protocol.send('Page.setWebLifecycleState', { state: 'active' });
  await seesMove(guest.page, 'f1c4');
  await playMoves(table, ['f8c5'], 1);
  assert.equal(await sameGame(table), AFTER_ALL);
});
