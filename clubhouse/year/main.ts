import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { launchChromium } from 'test-kit/chromium';
import { buildClient } from '../build/build-client.ts';
import { openYear } from './open-year.ts';
import { makePeople } from './people.ts';
import { PageLog } from './page-log.ts';
import { describePace } from './slowest.ts';
import { simulateYear } from './story.ts';

/**
 * `npm run lab -- coach-year` plays a club's year in Chromium, only through pages and emails.
 * `--players`, `--singles` and `--doubles` (boxes) set its size, `--played` the share of matches
 * played, `--minimum` those everyone has to play, `--phones` the players' browsers. `--no-script`
 * turns scripts off, `--keys` uses only the keyboard, `--pictures FOLDER` keeps screenshots.
 */

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '12' },
    singles: { type: 'string', default: '2' },
    doubles: { type: 'string', default: '1' },
    played: { type: 'string', default: '0.85' },
    minimum: { type: 'string' },
    phones: { type: 'string', default: '2' },
    'no-script': { type: 'boolean', default: false },
    keys: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});

const closers: (() => unknown)[] = [];
const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };
const started = performance.now();
const seen = new PageLog(options.pictures);
try {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const browser = await launchChromium([], { hasScrollbars: true });
  closers.push(() => browser.close());
  const way = { withScript: !options['no-script'], byKeys: options.keys };
  const opened = await openYear(owner, browser, {
    seen,
    phones: Number(options.phones),
    coach: way,
    players: way,
  });
  const { desk, phones, club } = opened;
  const { watch } = club;
  try {
    await simulateYear({
      club,
      desk,
      phones,
      say: printProgress,
      people: makePeople(Number(options.players)),
      boxes: Number(options.singles),
      pairBoxes: Number(options.doubles),
      played: Number(options.played),
      minimum: options.minimum === undefined ? null : Number(options.minimum),
    });
  } catch (error) {
    for (const fault of seen.faults(watch.pages)) printProgress(`fault: ${fault}`);
    for (const { page } of [desk, ...phones]) {
      await seen.picture(page, '-stuck');
      printProgress(`at ${page.url()}: ${await page.innerText('body')}`);
    }
    throw error;
  }
  const faults = seen.faults(watch.pages);
  for (const fault of faults) printProgress(`fault: ${fault}`);
  printProgress(`${seen.count} pages seen, ${club.letters.all().length} letters read.`);
  printProgress(describePace(watch.pages));
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

function printProgress(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(5);
  process.stdout.write(`${seconds} s  ${text}\n`);
}
