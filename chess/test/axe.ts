import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page, by its rule and where. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(`axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target)))`);
}
