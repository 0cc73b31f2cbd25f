import process from 'node:process';
import { RULE_PRESETS } from '../src/competitions/rules/presets.ts';
import { outlookSteps } from '../src/outlook/rules/outlook.ts';
import { checkOutlook } from '../test/fixtures/check-outlook.ts';
import { Dice, outlookCase, resultPool } from '../test/fixtures/outlook-case.ts';
import { afterDays, newDivision, replaySeason } from '../test/fixtures/outlook-season.ts';

/*
 * `npm run lab -- outlook-check [DIVISIONS] [SEED]`: the outlook beside every way in which the matches of
 * small divisions may end, seasons replayed day by day, and what it costs.
 */

const [divisions, seed] = [Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 1)];
const SEASONS = 60;
const MAX_TABLES = 200;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

let exact = 0;
for (let index = 0; index < divisions; index++) {
  if (checkOutlook(outlookCase(seed + index, MAX_TABLES))) exact += 1;
}
print(`${divisions} divisions from seed ${seed}: no sentence is wrong, ${exact} are known exactly`);

const all = { days: 0, sentences: 0 };
for (let index = 0; index < SEASONS; index++) {
  const one = replaySeason(seed + index, 16);
  all.days += one.days;
  all.sentences += one.sentences;
}
print(`${SEASONS} seasons, ${all.days} days, ${all.sentences} sentences: none proved false`);

for (const [size, open] of [
  [8, 16],
  [20, 60],
] as const) {
  const times = RULE_PRESETS.map((_, preset) => milliseconds(size, open, preset));
  const totals = times.map(({ total }) => total).toSorted((one, other) => one - other);
  const longest = Math.max(...times.map(({ step }) => step));
  const known = times.filter((one) => one.isExact).length;
  print(
    `a box of ${size} with ${open} open, ${times.length} presets: ${ms(totals[totals.length >> 1])} in the middle, ` +
      `${ms(totals.at(-1))} at most, ${ms(longest)} the longest step; ${known} known exactly`,
  );
}

function ms(time = 0): string {
  return `${time.toFixed(0)} ms`;
}

function milliseconds(size: number, open: number, preset: number) {
  const dice = new Dice(seed + preset);
  const start = newDivision(dice, size, preset);
  const pool = resultPool(start.rules).filter(({ outcome }) => outcome === 'completed');
  const results = start.matches.slice(open).map(() => dice.pick(pool));
  const division = afterDays(start, results);
  const begin = performance.now();
  const steps = outlookSteps(division);
  let step = 0;
  for (;;) {
    const before = performance.now();
    const { done, value } = steps.next();
    step = Math.max(step, performance.now() - before);
    if (done === true) return { total: performance.now() - begin, step, isExact: value.exact };
  }
}
