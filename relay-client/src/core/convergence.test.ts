import { test } from 'node:test';
import { runSchedule } from '../../sim/schedule.ts';

const count = Number(process.env['FC_RUNS'] ?? 2000);
const first = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000_000);

test(`GAME-11: over a network that drops, repeats and delays, on devices that forget, two players agree (from seed ${first})`, () => {
  for (let seed = first; seed < first + count; seed++) {
    try {
      runSchedule(seed);
    } catch (error) {
      throw new Error(`SIM_SEED=${seed} npm run relay-client-sim -- 1`, { cause: error });
    }
  }
});
