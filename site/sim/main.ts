import process from 'node:process';
import { playGame } from './two-clocks.ts';

/* `npm run lab -- clock-sim [GAMES] [FIRST]`: by default a hundred games, from game 1. */

const [count = '100', first = '1'] = process.argv.slice(2);
const endings = new Map<string, number>();
let [plies, mishaps] = [0, 0];
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const played = await playGame(seed);
  endings.set(played.ending, (endings.get(played.ending) ?? 0) + 1);
  plies += played.plies;
  mishaps += played.mishaps;
  const done = seed - Number(first) + 1;
  if (done % 10 === 0) process.stderr.write(`${done} of ${count} games\n`);
}
const how = [...endings].map(([ending, times]) => `${ending} ${times}`).join(', ');
process.stdout.write(
  `${count} games of ${plies} moves with ${mishaps} mishaps: both agreed always (${how}).\n`,
);
