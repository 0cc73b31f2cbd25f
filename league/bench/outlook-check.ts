import process from 'node:process';
import { RULE_PRESETS } from '../src/competitions/rules/presets.ts';
import { outlookSteps } from '../src/outlook/rules/outlook.ts';
import { checkOutlook } from '../test/fixtures/check-outlook.ts';
import { Dice, outlookCase, resultClasses } from '../test/fixtures/outlook-case.ts';
import { afterDays, newDivision, replaySeason } from '../test/fixtures/outlook-season.ts';

/*
 * `npm run lab -- outlook-check [DIVISIONS] [SEED]` compares the outlook with every possible ending
 * of small divisions. It also replays seasons day by day, and measures the cost.
 */

const [divisions, seed] = [Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 1)];
const SEASONS = 60;
const MAX_TABLES = 400;
/** The number of final matches of a season to replay. */
const MAX_OPEN = 18;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const count = { exact: 0, whole: 0 };
for (let index = 0; index < divisions; index++) {
  const one = outlookCase(seed + index, MAX_TABLES);
  count.exact += Number(checkOutlook(one));
  count.whole += Number(one.isWhole);
}
print(
  `${divisions} divisions from seed ${seed}: no sentence is wrong, ${count.exact} are exact; of ` +
    `${count.whole} every way to end was seen, and the outlook says the same`,
);

const all = { days: 0, sentences: 0, exact: 0 };
for (let index = 0; index < SEASONS; index++) {
  const one = replaySeason(seed + index, 4 + (index % 5), MAX_OPEN);
  all.days += one.days;
  all.sentences += one.sentences;
  all.exact += one.exact;
}
print(
  `${SEASONS} seasons, ${all.days} days, ${all.exact} of them exact, ${all.sentences} sentences: ` +
    'none proved false',
);

for (const [size, open] of [
  [8, 16],
  [20, 60],
] as const) {
  const times = RULE_PRESETS.map((_, preset) => measureMilliseconds(size, open, preset));
  const totals = times.map(({ total }) => total).toSorted((one, other) => one - other);
  const longest = Math.max(...times.map(({ step }) => step));
  const known = times.filter((one) => one.isExact).length;
  print(
    `a box of ${size} with ${open} open, ${times.length} presets: ${formatMs(totals[totals.length >> 1])} in the middle, ` +
      `${formatMs(totals.at(-1))} at most, ${longest.toFixed(1)} ms the longest step; ${known} known exactly`,
  );
}

function formatMs(time = 0): string {
  return `${time.toFixed(0)} ms`;
}

function measureMilliseconds(size: number, open: number, preset: number) {
  const dice = new Dice(seed + preset);
  const start = newDivision(dice, size, preset);
  const classes = resultClasses(start.rules);
  const pool = classes.flat().filter(({ outcome }) => outcome === 'completed');
  const results = start.matches.slice(open).map(() => dice.pick(pool));
  const division = afterDays(start, results);
  const begin = cpuTime();
  const steps = outlookSteps(division);
  let step = 0;
  for (;;) {
    const before = cpuTime();
    const { done, value } = steps.next();
    step = Math.max(step, cpuTime() - before);
    if (done === true) return { total: cpuTime() - begin, step, isExact: value.exact };
  }
}

/** Milliseconds of this thread, without other users of the machine. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
