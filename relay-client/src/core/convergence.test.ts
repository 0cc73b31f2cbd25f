import { test } from 'node:test';
import { chooseCaseCount } from 'test-kit/cases';
import { runHostile } from '../../sim/hostile.ts';
import { runKeys } from '../../sim/keys-schedule.ts';
import { runMoving } from '../../sim/moving-schedule.ts';
import { runPushing } from '../../sim/pushing-schedule.ts';
import { runSchedule } from '../../sim/schedule.ts';

const count = chooseCaseCount(2000);
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

test(`GAME-11: two players agree over a lossy network, on devices that forget (from seed ${first})`, () => {
  runAll(runSchedule);
});

test(`GAME-15: nothing enters a game without its player’s agreement, whatever a hostile client says (from seed ${first})`, () => {
  runAll(runHostile);
});

test(`INNER-3, INNER-5, INNER-6, INNER-7: only the compared keys are told anything, and both players get the same words (from seed ${first})`, () => {
  runAll(runKeys);
});

test(`GOON-3, GOON-5, GOON-6: two players end in one room with one history, whatever happens to rooms (from seed ${first})`, () => {
  runAll(runMoving);
});

test(`REACH-1, REACH-3, REACH-4, REACH-5: nothing is lost or undone, whatever a hostile forwarder and push service do (from seed ${first})`, () => {
  runAll(runPushing);
});
