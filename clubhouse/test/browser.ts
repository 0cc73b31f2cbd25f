import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expectText } from 'test-kit/club-calls';
import { PATIENCE_MS } from 'test-kit/patience';
import type { Clubhouse } from './clubhouse.ts';
import { coachKey } from './visitor.ts';

/** Opens a page in a new context, signed in as a member through a coach's link; null for nobody. */
export async function openPage(
  browser: Browser,
  { url, league, season }: Clubhouse,
  name: string | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (name === null) return page;
  const link = await league.must('POST', `/v1/members/${season.members.get(name)}/login-link`);
  await page.goto(`${url}/sign-in/${expectText(link['token'])}`);
  await page.locator('main button').click();
  await page.waitForURL(`${url}/`);
  return page;
}

export async function signInAsCoach(
  page: Page,
  clubhouse: Clubhouse,
  as: Parameters<typeof coachKey>[1] = {},
): Promise<void> {
  const { key } = await coachKey(clubhouse, as);
  await page.goto(`${clubhouse.url}/coach/sign-in`);
  await page.locator('[name="key"]').fill(key);
  await page.locator('main form button.p').click();
  await page.waitForURL(`${clubhouse.url}/coach`);
}
