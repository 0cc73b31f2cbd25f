import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { findFreePort } from 'test-kit/free-port';
import { startProgram } from 'test-kit/started-program';
import { PageLog } from './page-log.ts';
import { listSlowestRoutes } from './slowest.ts';
import { Wanderer } from './wanderer.ts';
import { Watch } from './watch.ts';

/**
 * `npm run lab -- coach-wander` browses the club of `npm run demo -- --years 10` at random in
 * Chromium, as coach, player and stranger. --pages each, --years, --members, --seed; --pictures
 * FOLDER.
 */

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '150' },
    years: { type: 'string', default: '10' },
    members: { type: 'string' },
    seed: { type: 'string', default: '1' },
    pictures: { type: 'string' },
  },
});

const DEMO = fileURLToPath(new URL('../../scripts/demo.ts', import.meta.url));
/** Generating ten years of a club takes minutes. */
const TIMEOUT_MS = 30 * 60_000;

const closers: (() => unknown)[] = [];
const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };
const started = performance.now();
const seen = new PageLog(options.pictures);
try {
  const { watch, output } = await startDemo();
  const { player, coach } = await waitForAddresses(output);
  printProgress('The club is there');
  const browser = await launchChromium([], { hasScrollbars: true });
  closers.push(() => browser.close());
  const seed = Number(options.seed);
  const pages = Number(options.pages);
  watch.pages.length = 0;
  const { url } = watch;
  const asCoach = new Wanderer(await openPage(browser, coach), { url, seen, seed, home: '/coach' });
  await asCoach.wander(pages);
  printProgress(`the coach has seen ${asCoach.paths.size} addresses`);
  const theirs = { url, seen, seed: seed + 1, home: '/' };
  const asPlayer = new Wanderer(await openPage(browser, player), theirs);
  await asPlayer.wander(pages);
  printProgress(`the player has seen ${asPlayer.paths.size} addresses`);
  const strangers = { url, seen, seed: seed + 2, home: '/sign-in' };
  const nobody = new Wanderer(await openPage(browser, null), strangers);
  await nobody.wander(Math.ceil(pages / 5));
  await nobody.knock([...asCoach.paths, ...asPlayer.paths]);
  printProgress(`nobody has seen ${nobody.paths.size} addresses`);
  const faults = seen.faults(watch.pages);
  for (const line of listSlowestRoutes(watch.pages)) printProgress(line);
  for (const fault of faults) printProgress(`fault: ${fault}`);
  printProgress(`${seen.count} pages seen`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

async function startDemo() {
  const [leaguePort, sitePort] = [await findFreePort(), await findFreePort()];
  const watch = await Watch.start(owner, `http://127.0.0.1:${leaguePort}`, sitePort);
  const { output, child, ended } = await startProgram(owner, DEMO, {
    environment: {
      LEAGUE_PORT: `${leaguePort}`,
      CLUBHOUSE_PORT: `${sitePort}`,
      LEAGUE_URL: watch.leagueUrl,
      CLUBHOUSE_URL: watch.url,
      CLUBHOUSE_TRUST_PROXY: '1',
    },
    words: [
      '--years',
      options.years,
      ...(options.members === undefined ? [] : ['--members', options.members]),
    ],
  });
  // It deletes its folder when stopped.
  closers.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { watch, output };
}

/** @param link a link that signs a person in; null for a stranger */
async function openPage(browser: Browser, link: string | null): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  seen.follow(page);
  if (link === null) return page;
  await page.goto(link);
  await page.locator('main button').first().click();
  await page.waitForURL((url) => !url.pathname.includes('/sign-in'));
  return page;
}

async function waitForAddresses(output: () => string): Promise<{ player: string; coach: string }> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(1000)) {
    const [, player] = /a player\s+(http\S+)/.exec(output()) ?? [];
    const [, coach] = /(http\S+\/coach\/sign-in\/\S+)/.exec(output()) ?? [];
    if (player !== undefined && coach !== undefined) return { player, coach };
  }
  throw new Error(`the demonstration does not say where it is: ${output()}`);
}

function printProgress(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(5);
  process.stdout.write(`${seconds} s  ${text}\n`);
}
