import { runHostile } from './hostile.ts';
import { runKeys } from './keys-schedule.ts';
import { runMoving } from './moving-schedule.ts';
import { runPushing } from './pushing-schedule.ts';
import { runSchedule } from './schedule.ts';

/*
 * `npm run lab -- relay-client-sim 1000000` plays schedules until one breaks a promise: two clients
 * on a bad network, one against a hostile client, two with inner keys while someone may read their
 * link, a game that goes on in other rooms, or one played by push. SIM_SEED repeats from a printed
 * seed.
 */

const SCHEDULES = Number(process.argv[2] ?? 1_000_000);
const FIRST = Number(process.env['SIM_SEED'] ?? Date.now() % 1_000_000_000);

const TELL_AFTER = 100_000;

process.stdout.write(`From seed ${FIRST}, ${SCHEDULES} schedules.\n`);
process.exitCode = runSimulation() ? 0 : 1;

function runSimulation(): boolean {
  const started = performance.now();
  for (let count = 0; count < SCHEDULES; count++) {
    if (count > 0 && count % TELL_AFTER === 0) process.stdout.write(`${count} agreed.\n`);
    try {
      runSchedule(FIRST + count);
      runHostile(FIRST + count);
      runKeys(FIRST + count);
      runMoving(FIRST + count);
      runPushing(FIRST + count);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stdout.write(`FAULT: seed ${FIRST + count}: ${text}\n`);
      return false;
    }
  }
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`All agreed, ${Math.round(SCHEDULES / seconds)} schedules a second.\n`);
  return true;
}
