import type { Page } from 'playwright-core';

/** A picture of docs/coach.md. */
export interface Picture {
  /** Its file name in docs/pictures. */
  readonly name: string;
  /** The page that the picture shows, in site map notation: `/coach/matches/:match`. */
  readonly page: string;
  readonly height: number;
  /** Navigates to the page from the coach's first page. */
  readonly go: (page: Page) => Promise<void>;
}

/**
 * A club's spreadsheet: two new members, one value in the club's own words, and one invalid day.
 */
const LIST = `Name\tE-mail\tTelephone\tBirthday\tStatus
Wren Calloway\twren.calloway@example.org\t07700 900011\t1991-03-09\tactive
Ottilie Sommer\tottilie.sommer@example.org\t07700 900012\t1986-11-30\tactive
Ruth Whitfield\truth.whitfield@example.org\t07700 900013\t1978-02-30\tactive
Hugh Marlow\thugh.marlow@example.org\t07700 900014\t1969-07-21\tsocial`;

export const PICTURES: readonly Picture[] = [
  { name: 'today', page: '/coach', height: 900, go: async () => undefined },
  {
    name: 'import',
    page: '/coach/members/import/:import',
    height: 1000,
    go: async (page) => {
      await openTab(page, 'Members');
      await page.getByRole('link', { name: 'Import a list' }).first().click();
      await page.locator('#text').fill(LIST);
      await page.getByRole('button', { name: 'Check the list' }).click();
      await page.locator('.import-rows').first().waitFor();
    },
  },
  {
    name: 'season',
    page: '/coach/seasons/:season',
    height: 900,
    go: async (page) => {
      await openTab(page, 'Season');
      const running = page.locator('section', { hasText: 'Running' });
      await running.locator('h3 a').first().click();
      await page.getByRole('link', { name: 'Plan the next season from this one' }).waitFor();
    },
  },
  {
    name: 'plan',
    page: '/coach/seasons/new',
    height: 900,
    go: async (page) => {
      await openTab(page, 'Season');
      const running = page.locator('section', { hasText: 'Running' });
      await running.locator('h3 a').first().click();
      await page.getByRole('link', { name: 'Plan the next season from this one' }).click();
      await page.getByRole('button', { name: 'Create the season' }).waitFor();
    },
  },
  {
    name: 'board',
    page: '/coach/drafts/:competition',
    height: 800,
    go: async (page) => {
      await openTab(page, 'Planning');
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
        .getByRole('link', { name: /^Use this result/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Settle the match' }).waitFor();
    },
  },
  {
    name: 'chase',
    page: '/coach/chase',
    height: 800,
    go: async (page) => {
      await page.getByRole('link', { name: 'See all and send emails' }).click();
      await page.getByRole('button', { name: /^Email all/ }).waitFor();
    },
  },
];

async function openTab(page: Page, name: string): Promise<void> {
  await page.locator('.tabs').getByRole('link', { name, exact: true }).click();
}
