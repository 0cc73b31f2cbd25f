import { test } from 'node:test';
import { playGame } from './two-clocks.ts';

// In game 36, less than a moment is left when the flag is checked.
for (const seed of [1, 2, 3, 36]) {
  test(`CLK-6: two skewed clocks agree on result and time, game ${seed}`, async () => {
    await playGame(seed);
  });
}
