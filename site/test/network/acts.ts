import type { Page } from 'playwright-core';

/** A player's actions besides moving, by the buttons of the play page. */

/** Clicks an action such as `Draw` or `Leave game`, in the row or under “More” (PLAY-3). */
export async function act(page: Page, label: string): Promise<void> {
  const button = page.getByRole('button', { name: label, exact: true });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.waitFor();
  if ((await button.count()) === 0) await more.click();
  await button.click();
}

/** Answers a question, for example with `Accept` or `Decline`. */
export async function answer(page: Page, label: string): Promise<void> {
  await page.locator('.ask').getByRole('button', { name: label, exact: true }).click();
}

export async function resign(page: Page): Promise<void> {
  await act(page, 'Resign');
  await answer(page, 'Resign');
}

export async function leave(page: Page): Promise<void> {
  await act(page, 'Leave game');
  await answer(page, 'Leave');
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Waits until a page shows this text. */
export async function sees(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().waitFor();
}
