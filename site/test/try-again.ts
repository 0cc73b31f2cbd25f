import type { Locator } from 'playwright-core';

/**
 * Waits for content whose script failed to load before. Some Chromium versions, such as 150,
 * remember the failure until a reload; there, "Try again" is needed.
 * @param choose opens the content after the reload
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
