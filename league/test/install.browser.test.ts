import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { type Service, SECRET, startService } from './harness.ts';

const SCREENSHOTS = new URL('../../screenshots/', import.meta.url).pathname;

const browser = shareChromium([
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]);

async function open(
  t: TestContext,
  width = 900,
): Promise<{ page: Page; service: Service; url: string }> {
  const service = await startService(t);
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const context = await browser().newContext({ viewport: { width, height: 900 } });
  t.after(() => context.close());
  const page = await context.newPage();
  page.on('pageerror', (error) => assert.fail(error));
  page.on('request', (request) => assert.ok(request.url().startsWith(url), request.url()));
  await page.goto(`${url}/install`);
  return { page, service, url };
}

async function look(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}install-${name}.png`, fullPage: true });
}

async function fill(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Installation secret').fill(secret);
  await page.getByLabel('Name of the club').fill('Tennisclub Grün-Weiß');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.getByLabel('Your name').fill('Kim');
}

test('INS-4: a wrong secret gets an error in place, and no input is lost', async (t) => {
  const { page } = await open(t);
  await fill(page, 'wrong');
  await page.getByRole('button', { name: 'Install' }).click();
  await page.getByRole('alert').waitFor();
  assert.match((await page.getByRole('alert').textContent()) ?? '', /not the installation secret/);
  assert.equal(await page.getByLabel('Name of the club').inputValue(), 'Tennisclub Grün-Weiß');
  assert.equal(await page.evaluate('document.activeElement.id'), 'secret');
  await look(page, 'wrong-secret');
});

test('INS-4: the club is installed, and both keys are shown once and can be copied', async (t) => {
  const { page, service, url } = await open(t);
  await fill(page, SECRET);
  assert.equal(await page.getByLabel('Short address').inputValue(), 'tennisclub-grun-weiss');
  await page.getByLabel('Short address').fill('gruen-weiss');
  await look(page, 'filled');
  await page.getByRole('button', { name: 'Install' }).click();
  const code = page.locator('#administrator-key');
  await code.waitFor();
  const key = (await code.textContent()) ?? '';
  const me = await service.call('GET', '/v1/me', { token: key });
  assert.equal(me.body['club']?.['name'], 'Tennisclub Grün-Weiß');
  assert.equal(me.body['club']?.['timezone'], 'Europe/Berlin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await page.getByRole('button', { name: 'Copy the administrator key' }).click();
  await page.getByText('Copied.').waitFor();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), key);
  assert.equal(await page.getByLabel('Installation secret').isVisible(), false);
  await look(page, 'installed-keys');
  await page.reload();
  await page.getByRole('heading', { name: 'The club is installed' }).waitFor();
  assert.equal(await page.locator('form').count(), 0);
  await look(page, 'installed');
});

test('INS-4: the page says so if somebody else was faster', async (t) => {
  const { page, service } = await open(t);
  await fill(page, SECRET);
  const body = {
    club: { name: 'Other', slug: 'other', timezone: 'UTC' },
    administrator: { name: 'X' },
  };
  await service.call('POST', '/setup', { token: SECRET, body });
  await page.getByRole('button', { name: 'Install' }).click();
  await page.getByText('The club is already installed').waitFor();
  await look(page, 'already-installed');
});

test('INS-4: the keyboard alone is enough', async (t) => {
  const { page } = await open(t);
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await type(SECRET);
  await type('Riverside');
  await page.keyboard.press('Tab');
  await type('Europe/Lond');
  await type('Kim');
  await page.keyboard.press('Enter');
  await page.locator('#administrator-key').waitFor();
  assert.equal(await page.evaluate('document.activeElement.id'), 'done-title');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate('document.activeElement.id'), 'administrator-key');
});

test('INS-4: nothing is cut off on a narrow screen', async (t) => {
  const { page } = await open(t, 320);
  await fill(page, SECRET);
  const overflow = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  assert.equal(await page.evaluate(overflow), false);
  await look(page, 'narrow');
  await page.getByRole('button', { name: 'Install' }).click();
  await page.locator('#administrator-key').waitFor();
  assert.equal(await page.evaluate(overflow), false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, 'narrow-keys-dark');
});
