import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addThroughCuts } from './through-cuts.ts';
import { startClub } from './club.ts';

test('IDE-3: requests cut after the commit and retried under their keys duplicate and lose nothing', async (t) => {
  const club = await startClub(t);
  const base = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const tally = await addThroughCuts(base, club.admin, 20);
  assert.deepEqual([tally.asked, tally.lost, tally.twice], [20, 0, 0]);
  assert.ok(tally.cuts >= 20);
});
