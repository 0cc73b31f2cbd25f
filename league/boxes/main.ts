import process from 'node:process';
import { makeSeededRandom } from '../demo/chance.ts';
import { BoxClub, type Habits } from './club.ts';

/*
 * A year of boxes: 500 clubs of 9 to 120 players, eight seasons each. Prints how far boxes are from
 * their club's mean size, and fails if boxes change size although nobody joins or leaves.
 */

const CLUBS = 500;
const SEASONS = 8;
const SEED = 45;

const rows = [0, 0.05, 0.2].flatMap((turnover) =>
  [false, true].map((evensOut) => simulate({ turnover, evensOut })),
);
for (const row of rows) print(row);
const drifted = rows[0];
if (drifted?.['changed size'] !== 0) {
  process.stderr.write('Boxes changed their size although nobody left or came.\n');
  process.exitCode = 1;
}

function simulate({ turnover, evensOut }: Omit<Habits, 'moving'>) {
  const chance = makeSeededRandom(SEED);
  const apart: number[][] = Array.from({ length: SEASONS }, () => []);
  let changed = 0;
  let crossed = 0;
  let played = 0;
  for (let club = 0; club < CLUBS; club++) {
    const habits = { turnover, evensOut, moving: 1 + Math.floor(3 * chance()) };
    const boxes = new BoxClub(9 + Math.floor(112 * chance()), habits, chance);
    for (const season of apart) {
      const before = boxes.boxes.map(({ length }) => length);
      crossed += boxes.playSeason();
      played += before.reduce((sum, size) => sum + size, 0);
      const sizes = boxes.boxes.map(({ length }) => length);
      changed += sizes.filter((size, index) => size !== before[index]).length;
      season.push(...distancesFromMean(sizes));
    }
  }
  return {
    'leave and come': `${turnover * 100} %`,
    'evened out': evensOut ? 'yes' : 'no',
    'changed size': changed,
    ...Object.fromEntries(
      [1, 4, 8].map((season) => [
        `more than 1 apart, season ${season}`,
        formatShareApart(apart, season),
      ]),
    ),
    'furthest, season 8': Math.max(...(apart[SEASONS - 1] ?? [])).toFixed(1),
    'moved by evening out': `${((100 * crossed) / played).toFixed(1)} %`,
  };
}

function print(row: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(row).map(([name, value]) => `  ${name}: ${String(value)}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** How far each box is from its club's mean size. */
function distancesFromMean(sizes: readonly number[]): number[] {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return sizes.map((size) => Math.abs(size - mean));
}

function formatShareApart(apart: readonly number[][], season: number): string {
  const all = apart[season - 1] ?? [];
  return `${((100 * all.filter((one) => one > 1).length) / all.length).toFixed(1)} %`;
}
