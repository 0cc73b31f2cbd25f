import { parseArgs } from 'node:util';
import { printCurve } from './curve.ts';
import { measureSize, type SizeMeasured } from './measure.ts';

/*
 * `npm run lab -- size-bench --members 1000,100000` measures how long each list and table takes on
 * clubs of those sizes, and how long each blocks everybody else. With `--keep FOLDER` it creates
 * the database of a single size once and reuses it.
 */

const { values } = parseArgs({
  options: { members: { type: 'string', default: '10000' }, keep: { type: 'string' } },
});
const sizes = values.members.split(',').map(Number);
if (values.keep !== undefined && sizes.length > 1) throw new Error('--keep is for one size');
const measured: SizeMeasured[] = [];
for (const members of sizes) measured.push(await measureSize(members, values.keep));
if (measured.length > 1) printCurve(measured);
