import type { Browser } from 'playwright-core';

const SLOWER = 4;
const LATENCY_MS = 150;
const SLOW_4G = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** One round trip for the page and one for its stylesheet: browsers show nothing before both. */
export const ROUND_TRIPS_MS = 2 * LATENCY_MS;

/** Milliseconds until content is visible on a slow phone without a cache. */
export async function measureFirstPaint(
  browser: Browser,
  url: string,
  cookie: string,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  for (const one of cookie.split('; ').filter((text) => text !== '')) {
    const [name = '', value = ''] = one.split('=');
    await context.addCookies([{ name, value, url }]);
  }
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  const paint = await page.evaluate<number>(
    `new Promise((resolve) => new PerformanceObserver((list) => {
      const found = list.getEntriesByName('first-contentful-paint')[0];
      if (found !== undefined) resolve(found.startTime);
    }).observe({ type: 'paint', buffered: true }))`,
  );
  await context.close();
  return Math.round(paint);
}
