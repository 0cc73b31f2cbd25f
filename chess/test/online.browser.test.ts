import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { playMoves, sameGame, sitDown } from './network/table.ts';

const site = siteForTests();
const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];

test('PLAY-4: a game over the relay to mate, which both see', async (t) => {
  const table = await sitDown(t, site());
  await playMoves(table, FOOLS_MATE);
  await table.host.page.getByText('You lost').waitFor();
  await table.guest.page.getByText('You won').waitFor();
  assert.equal(await sameGame(table), 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR');
});
