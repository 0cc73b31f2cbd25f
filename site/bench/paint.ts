import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchInProcess } from 'relay/launch/in-process';
import { buildSite } from '../build/build-site.ts';
import { launchChromium } from 'test-kit/chromium';
import { countFirstPageBytes } from '../build/weight.ts';

/*
 * `npm run lab -- site-paint` measures when the first page shows something on a phone with a
 * processor four times slower and a slow mobile network. A one-sentence page from the same server
 * serves as the baseline.
 */

const TIMES = 5;
const SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const BARE = '<!doctype html><meta charset="utf-8"><title>Bare</title><p>One sentence.';

const folder = await mkdtemp(join(tmpdir(), 'site-paint-'));
const dist = join(folder, 'dist');
await buildSite(dist);
await writeFile(join(dist, 'bare.html'), BARE);
const relay = await launchInProcess(dist);
const { url } = relay;
const browser = await launchChromium();
try {
  const bare = await median(() => measurePaint(browser, `${url}/bare.html`));
  const site = await median(() => measurePaint(browser, `${url}/`));
  const kilobytes = (countFirstPageBytes(dist) / 1000).toFixed(1);
  process.stdout.write(
    `First paint, median of ${TIMES}: bare page ${bare} ms, the site ${site} ms ` +
      `(${(site / bare).toFixed(1)} times), which loads ${kilobytes} kB.\n`,
  );
} finally {
  await browser.close();
  await relay.close();
  await rm(folder, { recursive: true, force: true });
}

/** Measures the first contentful paint in ms, in a browser without a cache. */
async function measurePaint(within: Browser, address: string): Promise<number> {
  const context = await within.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  const paint = await page.evaluate<number>(
    `new Promise((resolve) => new PerformanceObserver((list) => {
      const found = list.getEntriesByName('first-contentful-paint')[0];
      if (found !== undefined) resolve(found.startTime);
    }).observe({ type: 'paint', buffered: true }))`,
  );
  await context.close();
  return Math.round(paint);
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < TIMES; count++) times.push(await measure());
  return times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? Number.NaN;
}
