import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BrowserPushes, PUSH_HOST } from '@sealed-move/client/testing/browser-pushes';
import { startOnNode } from 'forwarder/testing/forwarder';
import type { BrowserContext, Page } from 'playwright-core';
import { RelayInProcess } from 'relay/launch/in-process';
import { launchChromium } from 'test-kit/chromium';
import { findFreePort } from 'test-kit/free-port';
import { until } from 'test-kit/until';

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const PAGE = fileURLToPath(new URL('../noughts', import.meta.url));

test('INV-1, SAVE-1: two browsers play the page to its end, with a reload of one of them', async (t) => {
  const { url, browser } = await servePage(t);
  const ann = await openPage(await browser.newContext(), url);
  const ben = await openPage(await browser.newContext(), await invite(ann));
  assert.doesNotMatch(ben.url(), /#/);
  await ben.getByRole('button', { name: 'Join the game' }).click();
  await says(ann, 'Your move.');
  await take(ann, 5);
  await says(ben, 'Your move.');
  assert.equal(await ann.locator('#keys').textContent(), await ben.locator('#keys').textContent());
  await ben.reload();
  await take(ben, 1);
  await take(ann, 3);
  await take(ben, 2);
  await take(ann, 7);
  await says(ann, 'You win.');
  await says(ben, 'You lose.');
  await ben.getByRole('button', { name: 'Leave the game' }).click();
  await ben.getByRole('button', { name: 'New game' }).waitFor();
  await says(ann, 'You win. Your opponent has left for good.');
});

test('REACH-3, REACH-4: a move made while the other page is closed is there when it opens', async (t) => {
  const port = await findFreePort();
  const { url, browser } = await servePage(t, { FORWARDER_URL: `http://127.0.0.1:${port}` });
  const environment = { FORWARDER_PORT: String(port), FORWARDER_PUSH_HOSTS: PUSH_HOST };
  const { service } = await startOnNode(t, { ...environment, ALLOWED_ORIGINS: url });
  const ann = await openPage(await browser.newContext(), url);
  const phone = await browser.newContext();
  const pushes = await BrowserPushes.in(phone, url);
  const ben = await openPage(phone, await invite(ann));
  await ben.getByRole('button', { name: 'Join the game' }).click();
  await take(ann, 5);
  const ask = ben.getByRole('button', { name: 'Get moves while this page is closed' });
  await ask.click();
  await ask.waitFor({ state: 'hidden' });
  await take(ben, 1);
  await says(ann, 'Your move.');
  await ben.close();
  await take(ann, 3);
  await until('the push did not arrive', () => service.arrived.length > 0);
  await ann.close();
  await pushes.deliver(pushes.collect(service));
  const again = await openPage(phone, url);
  await again.getByRole('button', { name: 'Square 3: ×' }).waitFor();
  const notices = await again.evaluate(`(async () => {
    const [worker] = await navigator.serviceWorker.getRegistrations();
    return (await worker.getNotifications()).map(({ body }) => body);
  })()`);
  assert.deepEqual(notices, ['Your move.']);
});

/** The built page, served by a relay, and a browser. */
async function servePage(t: TestContext, environment: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'noughts-'));
  t.after(() => rm(folder, { recursive: true }));
  const words = [VITE, 'build', PAGE, '--outDir', folder, '--target', 'esnext', '--base', './'];
  await promisify(execFile)(process.execPath, words);
  const index = join(folder, 'index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(index, html.replace(/data-relay="[^"]*"/, 'data-relay=""'));
  const relay = await RelayInProcess.launch(folder, { PUBLIC_HOSTING: 'on', ...environment });
  t.after(() => relay.close());
  const browser = await launchChromium(undefined, { showsNotifications: true });
  t.after(() => browser.close());
  return { url: relay.url, browser };
}

/** Creates a game. @returns its link */
async function invite(host: Page): Promise<string> {
  await host.getByRole('button', { name: 'New game' }).click();
  const link = host.locator('#link');
  await link.waitFor();
  return link.inputValue();
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Waits until the square can be taken. */
async function take(page: Page, square: number): Promise<void> {
  await page.getByRole('button', { name: `Square ${square}: free` }).click();
}

async function says(page: Page, text: string): Promise<void> {
  await page.locator('#status', { hasText: text }).waitFor();
}
