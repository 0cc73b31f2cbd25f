import { assertAlike } from '../test/wire/compare.ts';
import { arriving, mutatedStream } from '../test/wire/mutate.ts';
import { Chance } from './chance.ts';

/*
 * `npm run lab -- relay-wire-fuzz` feeds the relay and `ws` a million slightly wrong streams of
 * frames in random parts. Fails at the first that they read differently. FUZZ_SEED repeats a run,
 * FUZZ_COUNT sets the number.
 */

const COUNT = Number(process.env['FUZZ_COUNT'] ?? 1_000_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);

process.stdout.write(`Seed ${SEED}, ${COUNT} streams.\n`);
const chance = new Chance(SEED);
let read = 0;
for (let count = 1; count <= COUNT; count++) {
  const bytes = mutatedStream(chance);
  await assertAlike(bytes, arriving(bytes, chance));
  read += bytes.length;
  if (count % 100_000 === 0) process.stdout.write(`${count} alike, ${read >> 20} MiB\n`);
}
