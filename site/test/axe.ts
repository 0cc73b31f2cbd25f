import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong, by its rule and where. */
export async function faults(page: Page): Promise<string[]> {
  return run(page, {});
}

/** The same in the light and in the dark, where only the colours are others. */
export async function faultsInLightAndDark(page: Page): Promise<string[]> {
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(`Promise.all(document.getAnimations()
    .map(({ finished }) => finished.catch(() => 0))).then(() => 0)`);
  const dark = await run(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(axe.source);
  const json = JSON.stringify({ ...options, resultTypes: ['violations'] });
  return page.evaluate(`axe.run(${json}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target)))`);
}

/** By how many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  const root = 'document.documentElement';
  return page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
}
