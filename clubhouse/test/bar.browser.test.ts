import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { until } from 'test-kit/until';
import { agree, makeLadder } from './boxes.ts';
import { list } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { openPage } from './browser.ts';
import { openPhone } from './phone.ts';
import { readQrCode } from './qr-reader.ts';
import { coachKey } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });
const browser = shareChromium();
const ladder = once(() => makeLadder(started()));

const TURN_MS = 12_000;
const AT = Date.parse('2026-10-05T17:20:00Z');
/** Counts the wake locks, which a headless browser does not give. */
const WAKE_LOCK = `
  globalThis.locks = [];
  Object.defineProperty(navigator, 'wakeLock', { value: {
    request: async (kind) => {
      const lock = { kind, released: false };
      locks.push(lock);
      return lock;
    },
  } });
`;

/** Opens the screen with a fake clock; `keyId` revokes its key. */
async function openScreen(): Promise<{ readonly page: Page; readonly keyId: string }> {
  await ladder();
  const { url } = started();
  const { id, key } = await coachKey(started(), { name: 'Bar', scopes: ['league:read'] });
  const page = await openPage(browser(), started(), null, {
    viewport: { width: 1920, height: 1080 },
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  await page.clock.install({ time: AT - 3_600_000 });
  await page.clock.pauseAt(AT);
  await page.addInitScript(WAKE_LOCK);
  await page.goto(`${url}/bar/sign-in`);
  await page.locator('#key').fill(key);
  await page.locator('main form button.p').click();
  await page.waitForURL(`${url}/bar`);
  return { page, keyId: id };
}

function heading(page: Page): Promise<string> {
  return page.locator('.bar-panel:not([hidden]) h2').innerText();
}

/** Lets a turn pass and waits for the next heading. */
async function turn(page: Page, from: string): Promise<string> {
  await page.clock.runFor(TURN_MS);
  return until(`the screen stays at ${from}`, async () => {
    const now = await heading(page);
    return now === from ? undefined : now;
  });
}

async function showResults(page: Page): Promise<void> {
  let now = await heading(page);
  while (!now.startsWith('Latest results')) now = await turn(page, now);
}

test('BAR-6: the screen shows each turn for twelve seconds, then fetches new results', async () => {
  const { page } = await openScreen();
  const { must } = started().league;
  const code = page.locator('.bar-scan .qr');
  const [place, target] = [await code.boundingBox(), await readQrCode(code)];
  assert.equal(target, `${started().url}/`);
  const seen = [await heading(page)];
  await page.clock.runFor(TURN_MS - 1000);
  assert.equal(await heading(page), seen[0]);
  await page.clock.runFor(1000);
  const [, division] = (await ladder()).boxes;
  const found = await must('GET', `/v1/matches?division=${division}&limit=100`);
  await agree(must, { matches: list(found['data']) }, ['Edmund Eckersley', 'Priya Raghunathan']);
  await showResults(page);
  assert.doesNotMatch(await page.locator('main').innerText(), /Edmund Eckersley beat Priya/);
  const first = await turn(page, 'Latest results');
  assert.equal(first, seen[0]);
  await showResults(page);
  assert.match(await page.locator('main').innerText(), /Edmund Eckersley beat Priya Raghunathan/);
  assert.deepEqual(await code.boundingBox(), place);
});

test('BAR-7: without a network the screen keeps its tables and shows when it went offline', async () => {
  const { page } = await openScreen();
  const offline = page.locator('.bar-offline');
  assert.equal(await offline.isVisible(), false);
  await page.context().setOffline(true);
  const first = await heading(page);
  await showResults(page);
  assert.equal(await turn(page, 'Latest results'), first);
  await offline.waitFor();
  const said = await offline.innerText();
  assert.match(said, /^\s*Offline since 18:21\. Earlier results shown\.\s*$/);
  // Later it still says the same, in the same place, and shows the time.
  await page.clock.runFor(30 * 60_000);
  assert.equal(await offline.innerText(), said);
  assert.match(await page.locator('.bar-clock').innerText(), /^18:5\d$/);
  await page.context().setOffline(false);
  await until('the screen stays offline', async () => {
    await page.clock.runFor(TURN_MS);
    return (await offline.isVisible()) ? undefined : true;
  });
});

test('BAR-7: a screen that is loaded without a network tries again by itself', async () => {
  await ladder();
  const { url } = started();
  const { key } = await coachKey(started(), { name: 'Bar', scopes: ['league:read'] });
  const { page, network, stop } = await openPhone(browser(), started(), null);
  await page.goto(`${url}/bar/sign-in`);
  await page.locator('#key').fill(key);
  await page.locator('main form button.p').click();
  await page.waitForURL(`${url}/bar`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await network.become('refused');
  const response = await page.reload();
  assert.equal(response?.headers()['refresh'], '30');
  assert.equal(await page.locator('bar-screen').count(), 0);
  await stop();
});

test('BAR-7: a screen without answers waits longer after each try, at most two minutes', async () => {
  const { page } = await openScreen();
  const asked: number[] = [];
  await page.route('**/bar?turn=*', async (route) => {
    asked.push(await page.evaluate<number>('Date.now()'));
    await route.fulfill({ status: 503, body: '' });
  });
  let now = await heading(page);
  for (let turns = 0; turns < 60; turns++) now = await turn(page, now);
  const waits = asked.slice(1).map((at, index) => (at - (asked[index] ?? 0)) / TURN_MS);
  // Six turns are a round; the screen asks only at its end.
  assert.deepEqual(waits, [6, 6, 6, 12, 12, 12].slice(0, waits.length));
  assert.equal(waits.length, 6);
});

test('BAR-6: the screen keeps its device awake, also after it was hidden', async () => {
  const { page } = await openScreen();
  const kinds = () => page.evaluate<string[]>('locks.map(({ kind }) => kind)');
  assert.deepEqual(await kinds(), ['screen']);
  await page.clock.runFor(5 * TURN_MS);
  assert.deepEqual(await kinds(), ['screen']);
  await page.evaluate(
    `locks[0].released = true; document.dispatchEvent(new Event('visibilitychange'));`,
  );
  assert.deepEqual(await kinds(), ['screen', 'screen']);
});

test('BAR-6: the screen loads a new release by itself, and nothing again without one', async () => {
  const { page } = await openScreen();
  let loads = 0;
  page.on('load', () => loads++);
  const round = async () => {
    const first = await heading(page);
    await showResults(page);
    await turn(page, 'Latest results');
    return first;
  };
  await round();
  assert.equal(loads, 0);
  await page.route('**/bar?turn=*', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/app-[\w-]+\.css/, 'app-new.css');
    return route.fulfill({ response, body });
  });
  await round();
  await until('the screen keeps the old release', async () => (loads === 1 ? true : undefined));
});

test('BAR-2: a screen whose key was revoked says how to sign in again', async () => {
  const { page, keyId } = await openScreen();
  await started().league.must('DELETE', `/v1/api-keys/${keyId}`);
  await showResults(page);
  await page.clock.runFor(TURN_MS);
  await page.waitForURL(/\/bar\/sign-in\?out=1/);
  assert.match(await page.locator('main').innerText(), /key was revoked or has expired/);
});
