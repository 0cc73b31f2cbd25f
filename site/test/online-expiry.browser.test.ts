import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { readPgn } from './read-pgn.ts';
import { copiedPgn, siteForTests } from './browser.ts';
import { sees } from './network/acts.ts';
import { board, playMoves, sameGame, sitDown } from './network/table.ts';

/* A room that was closed because nobody came, as its players find it. */

const site = siteForTests();
const EIGHT_DAYS_MS = 8 * 24 * 3600 * 1000;
const GAME = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
const AFTER_ALL = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R';
const EXPIRED =
  'This game’s room expired after seven days without activity. You both still have the whole game: continue with a new link.';

/** Everything that could make a waiting page retry: time, the network, a return to the page. */
async function tempt(page: Page): Promise<void> {
  await page.clock.fastForward('10:00');
  await page.evaluate(`for (const name of ['online', 'pageshow']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));`);
  await page.clock.fastForward('10:00');
}

test('ROOM-9, CONN-6, ONL-4, GOON-10: after a week without anyone, the players are told, and keep their game', async (t) => {
  const table = await sitDown(t, site());
  const { relay, host, guest } = table;
  await playMoves(table, GAME);
  await relay.end('SIGTERM');
  await relay.start({ aheadMs: EIGHT_DAYS_MS });
  for (const { page } of [host, guest]) {
    await sees(page, EXPIRED);
    await page.clock.install();
    await page.reload();
    await sees(page, EXPIRED);
    let connections = 0;
    page.on('websocket', () => (connections += 1));
    await tempt(page);
    await board(page).waitFor();
    const read = readPgn(await copiedPgn(page));
    assert.deepEqual(read.moves, GAME);
    await sees(page, EXPIRED);
    await page.getByRole('button', { name: 'Continue with a new link' }).waitFor();
    assert.equal(await page.getByText('Trying again').count(), 0);
    assert.equal(connections, 0, 'it asks no more');
  }
  assert.equal(await sameGame(table), AFTER_ALL);
});
