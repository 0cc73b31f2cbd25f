import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { driveBrowser } from 'test-kit/browsers/drive';
import type { DrivenPage } from 'test-kit/browsers/driven';
import { buildClient } from '../build/build-client.ts';
import { fileURLToPath } from 'node:url';
import { openClub } from './club.ts';
import { playSeason } from './story.ts';

/**
 * `npm run lab -- clubhouse-season`: a whole season through pages and emails only, in a real
 * browser. --browser chromium (by default), firefox or webkit; --no-script in Chromium; --players
 * from 3 to 8; --pictures FOLDER keeps screenshots.
 */

const { values: options } = parseArgs({
  options: {
    browser: { type: 'string', default: 'chromium' },
    'no-script': { type: 'boolean', default: false },
    players: { type: 'string', default: '8' },
    pictures: { type: 'string' },
  },
});

const closers: (() => unknown)[] = [];
const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };
const started = performance.now();
const tooWide = new Set<string>();
let seen = 0;
try {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const browser = await driveBrowser(options.browser);
  closers.push(() => browser.close());
  const club = await openClub(owner);
  await playSeason({
    club,
    browser,
    look,
    say: printProgress,
    players: Number(options.players),
    withScript: !options['no-script'],
  });
  for (const page of tooWide) printProgress(`too wide: ${page}`);
  printProgress(`${seen} pages seen, ${club.letters.all().length} letters read.`);
  process.exitCode = tooWide.size > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

/** Checks that the page is not wider than its window, and keeps a screenshot if requested. */
async function look(page: DrivenPage, name: string): Promise<void> {
  seen += 1;
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  const over = Number(await page.evaluate(width));
  if (over > 0)
    tooWide.add(`${name} by ${over} px at ${String(await page.evaluate('innerWidth'))}`);
  if (options.pictures === undefined) return;
  mkdirSync(options.pictures, { recursive: true });
  const file = `${String(seen).padStart(3, '0')}-${name}.png`;
  writeFileSync(join(options.pictures, file), await page.picture());
}

function printProgress(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${text}\n`);
}
