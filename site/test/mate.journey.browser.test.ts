import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { playMoves, sitDown } from './network/table.ts';

const site = siteForTests();

test('PLAY-1: two friends get from a link to checkmate', async (t) => {
  const table = await sitDown(t, site());
  await playMoves(table, ['f2f3', 'e7e5', 'g2g4', 'd8h4']);
  for (const { page } of [table.host, table.guest]) {
    await page.getByText('Checkmate in 2 moves.').first().waitFor();
  }
});
