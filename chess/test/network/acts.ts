import type { Page } from 'playwright-core';

/** What a player does beside moving, by the buttons of the play page. */

/** Presses a button below the board, as `Draw` or `Take back`. */
export async function act(page: Page, label: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Game', exact: true })
    .getByText(label, { exact: true })
    .click();
}

/** Answers what is asked, as `Accept draw` or `Decline`. */
export async function answer(page: Page, label: string): Promise<void> {
  await page.locator('.offer').getByRole('button', { name: label, exact: true }).click();
}

export async function resign(page: Page): Promise<void> {
  await act(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
}

export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave this game for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Waits until a page shows these words. */
export async function sees(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().waitFor();
}
