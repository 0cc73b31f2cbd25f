import { parseArgs } from 'node:util';
import { printCases, SECONDS } from './cases.ts';
import { printLinearity } from './linear.ts';
import { printMix } from './mix/compare.ts';
import { makePostgresStore, makeSqliteStore } from './service.ts';
import { printCurve } from './size/curve.ts';
import { measureSize, type SizeMeasured } from './size/measure.ts';

/*
 * `npm run lab -- league-bench` measures the league under typical use, for clubs of several sizes.
 * First comes the mix of 95 reads and 5 claims. Then come each read, a claim, the start and the
 * memory, as a curve over the sizes. Last come single calls on both databases, beside a bare route
 * and the raw statements. `--members` sets the sizes, BENCH_SECONDS the duration of each
 * measurement.
 */

const { values } = parseArgs({
  options: { members: { type: 'string', default: '1000,5000' } },
});
const sizes = values.members.split(',').map(Number);

printLinearity();
const mix = {
  seconds: SECONDS,
  rounds: 3,
  connections: 16,
  against: undefined,
  divisions: 20,
  claims: 0.05,
  settled: 0,
};
for (const members of sizes) await printMix({ ...mix, members, isRivalAsked: false });
const measured: SizeMeasured[] = [];
for (const members of sizes) measured.push(await measureSize(members));
printCurve(measured);
for (const place of [makeSqliteStore(), await makePostgresStore()]) {
  if (place) await printCases(place);
}
