import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { openPage } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { matchOf } from './seed.ts';

const started = clubhouseForTests();
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true };
const browser = shareChromium();

function opened(name: string, options: object = {}): Promise<Page> {
  return openPage(browser(), started(), name, { ...PHONE, ...options });
}

function matchWith(opponent: string): string {
  return matchOf(started().season.singles, 'Hannah Brandt', opponent);
}

async function sentence(page: Page): Promise<string> {
  return ((await page.locator('#sentence').textContent()) ?? '').replaceAll('\u2060', '');
}

test('RPT-11: 6-3 6-4 takes four taps from the home page', async () => {
  const page = await opened('Hannah Brandt');
  let taps = 0;
  const tap = async (text: string | RegExp, among: string) => {
    taps += 1;
    await page.locator(among, { hasText: text }).first().tap();
  };
  await tap('Enter the score', '.item[open] .btn');
  await tap('6–3', '.ready .set:not([hidden]) .chip');
  await tap('6–4', '.ready #set-2:not([hidden]) .chip');
  assert.match(await sentence(page), /^You beat .+ 6–3 6–4$/);
  await tap('Send', '.send .btn');
  await page.getByRole('heading', { name: /^Sent\. Waiting for/ }).waitFor();
  assert.equal(taps, 4);
});

test('RPT-12: a tile leads back to its set, and other scores are stepped', async () => {
  const page = await opened('Hannah Brandt');
  await page.goto(`${started().url}/matches/${matchWith('Priya')}/report`);
  assert.ok(await page.locator('.send .btn').isHidden());
  await page.locator('.set:not([hidden]) .chip', { hasText: '6–3' }).tap();
  await page.locator('td[data-set="0"][data-own="0"]').tap();
  await page.locator('#set-1 .chip.more').first().tap();
  await page.getByRole('button', { name: 'One more for You' }).first().tap();
  await page.getByRole('button', { name: 'One more for Priya' }).first().tap();
  assert.equal(await page.locator('td[data-set="0"][data-own="0"]').textContent(), '1');
  assert.equal(await page.locator('td[data-set="0"][data-own="1"]').textContent(), '1');
});

test('RPT-12: tiebreak points can be given if there was a tiebreak, and a typed line fills the tiles', async () => {
  const page = await opened('Hannah Brandt');
  await page.goto(`${started().url}/matches/${matchWith('Priya')}/report`);
  await page.locator('#set-1 .chip', { hasText: '7–6' }).tap();
  await page.locator('#s1b').fill('4');
  await page.locator('td[data-set="1"][data-own="0"]').tap();
  await page.locator('#set-2 .chip', { hasText: '2–6' }).tap();
  await page.locator('#set-3 .chip', { hasText: '6–0' }).tap();
  assert.equal(await sentence(page), 'You beat Priya Raghunathan 7–6(4) 2–6 6–0');
  await page.locator('.line > summary').tap();
  await page.locator('#line').fill('lost 6:4 6:3');
  assert.equal(await sentence(page), 'Priya Raghunathan beat you 6–4 6–3');
  assert.equal(await page.locator('td[data-set="1"][data-own="0"]').textContent(), '3');
  // A click on the button first leaves the field. If that changes the button's text, WebKit sends
  // nothing.
  const button = 'document.querySelector(".send .btn")';
  await page.evaluate(`globalThis.pressed = ${button}.firstChild`);
  await page.locator('#line').blur();
  assert.equal(await page.evaluate(`globalThis.pressed === ${button}.firstChild`), true);
});

test('RPT-13: without script the same form works, with one more click to read it', async () => {
  const page = await opened('Hannah Brandt', { javaScriptEnabled: false });
  const match = matchWith('Tomasz');
  await page.goto(`${started().url}/matches/${match}/report`);
  await page.locator('#set-1 .chip', { hasText: '6–3' }).tap();
  await page.locator('#set-2 .chip', { hasText: '6–4' }).tap();
  await page.locator('.send .btn').tap();
  await page.locator('#sentence.serif').waitFor();
  assert.equal(await sentence(page), 'You beat Tomasz Wieczorek 6–3 6–4');
  await page.locator('.send .btn').tap();
  await page.waitForURL(`${started().url}/matches/${match}`);
  assert.match(await page.locator('h1').innerText(), /Sent\. Waiting for Tomasz\./);
});
