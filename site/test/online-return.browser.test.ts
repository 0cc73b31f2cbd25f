import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests, tapMove } from './browser.ts';
import { sees } from './network/acts.ts';
import { playMoves, sameGame, seesMove, sitDown, together } from './network/table.ts';

const site = siteForTests();

test('ONL-3: either player reloads the page during a game, and it continues', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, ['e2e4']);
  await host.page.reload();
  await seesMove(host.page, 'e2e4');
  await playMoves(table, ['e7e5', 'g1f3'], 1);
  await guest.page.reload();
  await seesMove(guest.page, 'g1f3');
  await playMoves(table, ['b8c6', 'f1b5'], 3);
  assert.equal(await sameGame(table), 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R');
});

test('ONL-3, PLAY-10, KEEP-6: moves made while a player was away are there when they return', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, ['e2e4']);
  await host.page.goto('about:blank');
  await sees(guest.page, 'Ada is away.');
  await tapMove(guest.page, 'c7c5');
  await sees(guest.page, 'will get it when you are both online');
  await guest.page.getByRole('link', { name: 'Sealed Move' }).click();
  await sees(guest.page, 'Ada to move. Ada gets it when you are both online');
  // Both only look at their lists, and the move arrives.
  await host.page.goto(host.wire.url);
  const mine = host.page.getByRole('region', { name: 'Your move' });
  await mine.getByText('c5, 1 move').waitFor();
  await guest.page.getByText('when you are both online').waitFor({ state: 'detached' });
  await guest.page.getByRole('link', { name: /Ada/ }).click();
  await host.page.getByRole('link', { name: /Grace/ }).click();
  await seesMove(host.page, 'c7c5');
  await sees(host.page, 'Your move.');
  await guest.page.getByText('will get it when you are both online').waitFor({ state: 'detached' });
});

test('BRD-9, ONL-3: a premove is made over the relay when the turn comes', async (t) => {
  const table = await sitDown(t, site());
  await tapMove(table.guest.page, 'e7e5');
  await sees(table.guest.page, 'e5 as soon as Ada has moved.');
  await tapMove(table.host.page, 'e2e4');
  await seesMove(table.host.page, 'e7e5');
  await seesMove(table.guest.page, 'e7e5');
});

test('CLK-2, CLK-6, PLAY-4: a player out of time loses, and both are told why', async (t) => {
  const table = await sitDown(t, site(), { minutes: 1 });
  const { host, guest } = table;
  await playMoves(table, ['e2e4', 'e7e5']);
  await host.page.clock.install();
  await host.page.reload();
  await together(table);
  await host.page.clock.fastForward('01:01');
  for (const { page } of [host, guest]) {
    await sees(page, 'Ada (White) ran out of time. Grace (Black) wins.');
    const flag = page.getByLabel('White: Ada').getByRole('timer');
    assert.equal(await flag.textContent(), '0:00.0', 'where the flag fell it stays');
  }
});
