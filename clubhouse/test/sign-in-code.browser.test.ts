import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { launchProfile, shareChromium } from 'test-kit/chromium';
import { PATIENCE_MS } from 'test-kit/patience';
import { openPage } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeEmail } from './seed.ts';
import { mailedCode } from './visitor.ts';

const started = clubhouseForTests();
const browser = shareChromium();
const NAME = 'Hannah Brandt';

/** An app on a home screen: a window without an address bar, with its own storage. */
async function openApp(t: TestContext): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'app-'));
  const app = await launchProfile(folder, [`--app=${started().url}/`]);
  t.after(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  app.setDefaultTimeout(PATIENCE_MS);
  const page = app.pages()[0] ?? (await app.waitForEvent('page'));
  await page.waitForURL('**/sign-in');
  const isApp = await page.evaluate("matchMedia('(display-mode: standalone)').matches");
  assert.equal(isApp, true);
  return page;
}

async function askIn(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('main form button.p').click();
  await page.waitForURL('**/sign-in/sent');
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('#code').fill(code);
  await page.locator('#code').press('Enter');
}

test('SIGN-16: an app on the home screen signs in by the code of an email opened elsewhere', async (t) => {
  const before = (await started().letters()).length;
  const app = await openApp(t);
  await askIn(app, makeEmail(NAME));
  const { code, link } = await mailedCode(started(), NAME, before);
  // A mail scanner opens the link, and the member's browser shows the page where the code is useless.
  const elsewhere = await openPage(browser(), started(), null);
  await elsewhere.goto(started().url + link);
  await elsewhere.goto(`${started().url}/sign-in`);
  await askIn(elsewhere, 'nobody@example.org');
  await enterCode(elsewhere, code);
  await elsewhere.getByText('That code is wrong. 4 tries left').waitFor();
  assert.equal(await elsewhere.evaluate('document.activeElement.id'), 'code');
  await enterCode(app, `${code.slice(0, 3)} ${code.slice(3)}`);
  await app.waitForURL(`${started().url}/`);
  await app.goto(`${started().url}/me`);
  await app.getByRole('heading', { level: 1, name: NAME }).waitFor();
});
