import { parseArgs } from 'node:util';
import { printMix } from './mix/compare.ts';
import { printCurve } from './size/curve.ts';
import { measureSize, type SizeMeasured } from './size/measure.ts';

/*
 * `npm run lab -- league-bench [--members 1000,5000 --seconds 2 --rounds 3 --against FOLDER]`
 * measures the league as clubs of these sizes use it. First comes a mix of 95 reads and 5 reports,
 * with `--against` beside another checkout of this repository. Then come each read, a report, the
 * start and the memory, as a curve over the sizes.
 */

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000,5000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    against: { type: 'string' },
  },
});
const sizes = values.members.split(',').map(Number);
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
for (const members of sizes) await printMix({ members, seconds, rounds, against: values.against });
const measured: SizeMeasured[] = [];
for (const members of sizes) measured.push(await measureSize(members));
printCurve(measured);
