import { test } from 'node:test';
import { playGame } from './two-clocks.ts';

for (const seed of [1, 2, 3, 4]) {
  test(`CLK-6: two skewed clocks agree on result and time, game ${seed}`, async () => {
    await playGame(seed);
  });
}
