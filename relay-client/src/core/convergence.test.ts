import { test } from 'node:test';
import { runHostile } from '../../sim/hostile.ts';
import { runKeys } from '../../sim/keys-schedule.ts';
import { runMoving } from '../../sim/moving-schedule.ts';
import { runSchedule } from '../../sim/schedule.ts';

const count = Number(process.env['FC_RUNS'] ?? 2000);
const first = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000_000);

function runAll(run: (seed: number) => void): void {
  for (let seed = first; seed < first + count; seed++) {
    try {
      run(seed);
    } catch (error) {
      throw new Error(`SIM_SEED=${seed} npm run lab -- relay-client-sim 1`, { cause: error });
    }
  }
}

test(`GAME-11: over a network that drops, repeats and delays, on devices that forget, two players agree (from seed ${first})`, () => {
  runAll(runSchedule);
});

test(`GAME-15: whatever a hostile client says, a game holds nothing that its player did not agree to (from seed ${first})`, () => {
  runAll(runHostile);
});

test(`INNER-3, INNER-5, INNER-6, INNER-7: whatever devices forget and a reader of the link says, nothing is told but to the keys that were compared, and two players come to the same words (from seed ${first})`, () => {
  runAll(runKeys);
});

test(`GOON-3, GOON-5, GOON-6: whatever rooms are lost and come back, and whoever makes and opens which link, two players end in one room with one history (from seed ${first})`, () => {
  runAll(runMoving);
});
