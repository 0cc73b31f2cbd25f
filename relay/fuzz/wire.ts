import { assertAlike } from '../test/wire/compare.ts';
import { arriving, mutatedStream } from '../test/wire/mutate.ts';
import { Chance } from './chance.ts';

/*
 * Has the relay and `ws` read a million streams of frames that are not quite right, cut into parts
 * at random: `npm run lab -- relay-wire-fuzz`. Fails at the first that comes to something else. FUZZ_SEED
 * repeats a run, FUZZ_COUNT sets how many.
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
