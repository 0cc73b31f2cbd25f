import type { Locator } from 'playwright-core';

/**
 * Waits for what a script draws that could not be had before. Some Chromiums (150 among them)
 * remember until the page is loaded anew that a script failed: there, "Try again" brings it.
 * @param choose what leads to it once the page is loaded anew
 */
export async function tryAgainUntil(
  drawn: Locator,
  choose: () => Promise<void> = async () => {},
): Promise<void> {
  const again = drawn.page().getByRole('button', { name: 'Try again' });
  await drawn.or(again).first().waitFor();
  if ((await again.count()) === 0) return;
  const loaded = drawn.page().waitForEvent('load');
  await again.click();
  await loaded;
  await choose();
  await drawn.waitFor();
}
