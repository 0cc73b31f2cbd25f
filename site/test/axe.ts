import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { PATIENCE_MS } from 'test-kit/patience';

/** The problems that axe finds, by rule and place. */
export async function faults(page: Page): Promise<string[]> {
  return run(page, {});
}

/** Checks the light and the dark theme, which differ only in colours. */
export async function faultsInLightAndDark(page: Page): Promise<string[]> {
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Not awaited: animations end with frames, and a busy browser may draw none for minutes.
  await evaluate(page, 'for (const one of document.getAnimations()) one.finish();');
  const dark = await run(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // One and a half megabytes: once is enough for both themes.
  if (!(await evaluate<boolean>(page, '"axe" in globalThis'))) await evaluate(page, axe.source);
  // By default axe also fetches style sheets, a quarter of its time, for a rule that it leaves out.
  const preload = { assets: ['media'] };
  const json = JSON.stringify({ ...options, resultTypes: ['violations'], preload });
  return evaluate(
    page,
    `axe.run(${json}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target)))`,
  );
}

/** The driver alone would wait forever for a page that does not respond. */
async function evaluate<T>(page: Page, script: string): Promise<T> {
  const timer = Promise.withResolvers<never>();
  const late = setTimeout(() => timer.reject(new Error('the page does not answer')), PATIENCE_MS);
  return Promise.race([page.evaluate<T>(script), timer.promise]).finally(() => clearTimeout(late));
}

/** How many pixels the page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  const root = 'document.documentElement';
  return page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
}
