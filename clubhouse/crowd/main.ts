import process from 'node:process';
import { parseArgs } from 'node:util';
import { launchChromium } from 'test-kit/chromium';
import { startClubhouse } from '../test/clubhouse.ts';
import { formatCounts, runCrowd } from './crowd.ts';

/**
 * `npm run lab -- coach-crowd [--seconds 600 --players 40 --seed 1]`: two coaches in Chromium and
 * forty players at once. In the end, each acknowledged change is there, or was changed by somebody
 * who had seen it or was told about it. Each refusal was explained.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    players: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const closers: (() => unknown)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const clubhouse = await startClubhouse({ keepsLetters: true }, (close) => closers.push(close));
  const browser = await launchChromium();
  closers.push(() => browser.close());
  const { journal, wrong } = await runCrowd(browser, clubhouse, {
    seconds: Number(values.seconds),
    players: Number(values.players),
    seed: Number(values.seed),
  });
  say(`done: ${formatCounts(journal.done)}`);
  say(`refused, and said: ${formatCounts(journal.refused)}`);
  // Most refusals tell players that their match is decided.
  const coaches = journal.refused.filter(({ what }) => !what.startsWith('report '));
  for (const { who, what, said } of coaches.slice(0, 8)) say(`  ${who} ${what}: ${said}`);
  say(wrong.length === 0 ? 'nothing is lost, nothing overwritten in silence' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  for (const close of closers.toReversed()) await close();
}
