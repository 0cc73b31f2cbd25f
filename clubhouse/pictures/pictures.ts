import type { Page } from 'playwright-core';

/** A picture of docs/coach.md. */
export interface Picture {
  /** The name of its file in docs/pictures. */
  readonly name: string;
  /** The page that it shows, as the site map has it: `/coach/matches/:match`. */
  readonly page: string;
  readonly height: number;
  /** From the coach's first page to what is shown. */
  readonly go: (page: Page) => Promise<void>;
}

export const PICTURES: readonly Picture[] = [
  { name: 'today', page: '/coach', height: 900, go: async () => undefined },
  {
    name: 'plan',
    page: '/coach/seasons/new',
    height: 900,
    go: async (page) => {
      await tab(page, 'Season');
      const running = page.locator('section', { hasText: 'Running' });
      await running.locator('h3 a').first().click();
      await page.getByRole('link', { name: 'Plan the next from this one' }).click();
      await page.getByRole('button', { name: 'Make the season' }).waitFor();
    },
  },
  {
    name: 'board',
    page: '/coach/drafts/:competition',
    height: 800,
    go: async (page) => {
      await tab(page, 'Next season');
      await page
        .getByRole('link', { name: /^Go to the board/ })
        .first()
        .click();
      await page.locator('.draft-card').first().waitFor();
    },
  },
  {
    name: 'settle',
    page: '/coach/matches/:match',
    height: 1000,
    go: async (page) => {
      await page.getByRole('link', { name: 'Settle', exact: true }).first().click();
      await page
        .getByRole('link', { name: /^Take this one/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Settle it this way' }).waitFor();
    },
  },
  {
    name: 'chase',
    page: '/coach/chase',
    height: 800,
    go: async (page) => {
      await page.getByRole('link', { name: 'All, with letters' }).click();
      await page.getByRole('button', { name: /^Letters to all/ }).waitFor();
    },
  },
];

async function tab(page: Page, name: string): Promise<void> {
  await page.locator('.tabs').getByRole('link', { name, exact: true }).click();
}
