import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareChromium } from 'test-kit/chromium';
import { openPage, signInAsCoach } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';

const started = clubhouseForTests({ keepsLetters: true });
const browser = shareChromium();

/** A phone's share sheet, which a headless browser does not have. */
const SHARE = `
  globalThis.shared = [];
  navigator.share = async ({ text }) => {
    shared.push(text);
    throw new DOMException('nobody chosen', 'AbortError');
  };
`;

test('GROUP-4: the text as the coach changed it is shared, even if nobody is chosen at first', async () => {
  const page = await openPage(browser(), started(), null);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(SHARE);
  await signInAsCoach(page, started());
  await page.goto(`${started().url}/coach/group`);
  await page.locator('#text').fill('See you on Thursday.');
  for (let tries = 0; tries < 2; tries++) await page.getByRole('button', { name: 'Share' }).click();
  assert.deepEqual(await page.evaluate('shared'), ['See you on Thursday.', 'See you on Thursday.']);
  assert.deepEqual(faults, []);
});

test('GROUP-4: a browser that cannot share offers only to copy', async () => {
  const page = await openPage(browser(), started(), null);
  await page.addInitScript('delete Navigator.prototype.share;');
  await signInAsCoach(page, started());
  await page.goto(`${started().url}/coach/group`);
  const buttons = await page.locator('copy-button button').allInnerTexts();
  assert.deepEqual(buttons, ['Copy']);
});
