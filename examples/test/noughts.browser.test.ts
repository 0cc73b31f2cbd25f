import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchInProcess } from 'relay/launch/in-process';
import { launchChromium } from 'test-kit/chromium';

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const PAGE = fileURLToPath(new URL('../noughts', import.meta.url));

test('INV-1, SAVE-1: two browsers play the page to its end, with a reload of one of them', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'noughts-'));
  t.after(() => rm(folder, { recursive: true }));
  const words = [VITE, 'build', PAGE, '--outDir', folder, '--target', 'esnext', '--base', './'];
  await promisify(execFile)(process.execPath, words);
  const index = join(folder, 'index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(index, html.replace(/data-relay="[^"]*"/, 'data-relay=""'));
  const relay = await launchInProcess(folder, { PUBLIC_HOSTING: 'on' });
  t.after(() => relay.close());
  const browser = await launchChromium();
  t.after(() => browser.close());

  const ann = await openPage(browser, relay.url);
  await ann.getByRole('button', { name: 'New game' }).click();
  const link = ann.locator('#link');
  await link.waitFor();
  const ben = await openPage(browser, await link.inputValue());
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

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
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
