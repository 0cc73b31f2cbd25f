import { test } from 'node:test';
import { runHostile } from '../../sim/hostile.ts';
import { runSchedule } from '../../sim/schedule.ts';

const count = Number(process.env['FC_RUNS'] ?? 2000);
const first = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000_000);

function runAll(run: (seed: number) => void): void {
  for (let seed = first; seed < first + count; seed++) {
    try {
      run(seed);
    } catch (error) {
      throw new Error(`SIM_SEED=${seed} npm run relay-client-sim -- 1`, { cause: error });
    }
  }
}

test(`GAME-11: over a network that drops, repeats and delays, on devices that forget, two players agree (from seed ${first})`, () => {
  runAll(runSchedule);
});

test(`GAME-15: whatever a hostile client says, a game holds nothing that its player did not agree to (from seed ${first})`, () => {
  runAll(runHostile);
});
