import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { afterwards } from './afterwards.ts';
import { placement, siteForTests, tapMove, until } from './browser.ts';
import { KEPT_GAMES } from './kept-games.ts';
import { CHANGED_TITLE, changedBuild } from './changed-build.ts';
import { goOffline, goOnline } from './network/offline.ts';
import { startRelay } from './network/relay-in-process.ts';
import { newPage } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* The site offline, and an open page when a newer version is served. */

const site = siteForTests();
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

/** A first visit to an address whose server can disappear, or return with a newer version. */
interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wire: TcpProxy;
  readonly release: () => Promise<void>;
}

async function visit(t: TestContext): Promise<Visit> {
  const { url, dist, browser } = site();
  let port = Number(new URL(url).port);
  const wire = await TcpProxy.start(() => port);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  afterwards(t, async () => {
    await context.close();
    await wire.close();
  });
  const page = await newPage(t, context, wire);
  await page.goto(wire.url);
  await until(page, 'navigator.serviceWorker.ready.then(() => true)');
  return {
    page,
    context,
    wire,
    async release() {
      const newer = await startRelay(t, await changedBuild(t, dist), {});
      port = Number(new URL(newer.url).port);
      wire.down();
      wire.up();
    },
  };
}

async function startLocalGame(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Both on this device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await tapMove(page, 'e2e4');
  await page.locator('[data-square="e4"][aria-label*="last move"]').waitFor();
  await until(page, `${KEPT_GAMES}.then((games) => games.includes('e2e4'))`);
}

/** Does what the site does once an hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update())');
}

function updateBar(page: Page) {
  return page.getByRole('status').getByText('A new version is available.');
}

test('PWA-1: after one visit the site starts offline, and a game on one device continues', async (t) => {
  const { page, context, wire } = await visit(t);
  await startLocalGame(page);
  const address = page.url();
  wire.down();
  await goOffline(context);
  await page.reload();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  assert.equal(page.url(), address);
  assert.equal(await placement(page), AFTER_E4);
  await tapMove(page, 'e7e5');
  await page.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
  const second = await newPage(t, context, wire);
  await second.goto(`${wire.url}/`);
  await second.getByText('You are offline').waitFor();
  await second.getByText('You can play games on one device').waitFor();
  await second.goto(`${wire.url}/#/trust`);
  await second.getByText('The list of files cannot be read').waitFor();
});

test('PWA-1: an address with a query starts offline too', async (t) => {
  const { page, context, wire } = await visit(t);
  wire.down();
  await goOffline(context);
  await page.goto(`${wire.url}/?from=a-messenger`);
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
});

test('PWA-1: noughts and crosses starts offline too, and says that the device is offline', async (t) => {
  const { page, context, wire } = await visit(t);
  wire.down();
  await goOffline(context);
  await page.goto(`${wire.url}/noughts/`);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByText('This device is offline.').waitFor();
});

test('PWA-2: a worker of the same version taking over is not a newer version', async (t) => {
  const { page } = await visit(t);
  await page.reload();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  const asked = page.waitForResponse((response) => response.url().endsWith('/release.txt'));
  await until(page, 'navigator.serviceWorker.controller !== null');
  // Simulates Firefox after a reload of the first visit. A slow page starts listening a little
  // later.
  await page.evaluate(`globalThis.telling = setInterval(
    () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')), 100)`);
  await (await asked).finished();
  await page.evaluate('clearInterval(globalThis.telling)');
  // The page must have read it, and drawn the result, before it reads it again.
  await page.evaluate(
    `fetch('/release.txt').then((answer) => answer.text()).then(() => new Promise(requestAnimationFrame))`,
  );
  assert.equal(await updateBar(page).count(), 0);
});

test('PWA-1: the home page notices when the network returns', async (t) => {
  const { page, context } = await visit(t);
  await goOffline(context);
  await page.reload();
  await page.getByText('You are offline').waitFor();
  await goOnline(page);
  await page.getByText('Private relay', { exact: true }).waitFor();
});

for (const visits of ['first', 'second']) {
  test(`PWA-2: on the ${visits} visit a newer version is offered, and a running game stays`, async (t) => {
    const { page, release } = await visit(t);
    if (visits === 'second') await page.reload();
    await startLocalGame(page);
    await page.evaluate('globalThis.isSamePage = true');
    await release();
    await lookForUpdate(page);
    await updateBar(page).waitFor();
    assert.equal(await page.evaluate('globalThis.isSamePage'), true);
    await tapMove(page, 'e7e5');
    await page.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
    assert.equal(await page.evaluate('globalThis.isSamePage'), true);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await page.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
    const head = await page.evaluate('fetch("/index.html").then((page) => page.text())');
    assert.match(String(head), new RegExp(CHANGED_TITLE));
    assert.equal(await updateBar(page).count(), 0);
  });
}

test('PWA-2: on the first visit “Reload” works while the newer version waits for a busy worker', async (t) => {
  const { page, context, release } = await visit(t);
  const [old] = context.serviceWorkers();
  assert.ok(old);
  await old.evaluate(`addEventListener('message', (event) => {
    event.waitUntil(new Promise((done) => { globalThis.finishWork = done; }));
    event.source.postMessage('busy');
  })`);
  await page.evaluate(`new Promise((busy) => {
    navigator.serviceWorker.addEventListener('message', busy, { once: true });
    navigator.serviceWorker.ready.then(({ active }) => active.postMessage({}));
    navigator.serviceWorker.startMessages();
  }).then(() => undefined)`);
  await release();
  await lookForUpdate(page);
  await updateBar(page).waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await old.evaluate('finishWork()');
  await reloaded;
  await updateBar(page).waitFor({ state: 'detached' });
  const head = await page.evaluate('fetch("/index.html").then((page) => page.text())');
  assert.match(String(head), new RegExp(CHANGED_TITLE));
});

test('PWA-2: without an answer the old version stays, even over a reload', async (t) => {
  const { page, release } = await visit(t);
  await page.reload();
  await release();
  await lookForUpdate(page);
  await updateBar(page).waitFor();
  await page.reload();
  await updateBar(page).waitFor();
  const head = await page.evaluate('fetch("/index.html").then((page) => page.text())');
  assert.doesNotMatch(String(head), new RegExp(CHANGED_TITLE));
});

test('PWA-2: one tab’s update does not reload another, which may update when its player likes', async (t) => {
  const { page, context, wire, release } = await visit(t);
  await page.reload();
  const other = await newPage(t, context, wire);
  await other.goto(wire.url);
  await startLocalGame(other);
  await other.evaluate('globalThis.isSamePage = true');
  await release();
  await lookForUpdate(page);
  await updateBar(page).waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await updateBar(other).waitFor();
  await updateBar(page).waitFor({ state: 'detached' });
  await tapMove(other, 'e7e5');
  await other.locator('[data-square="e5"][aria-label*="last move"]').waitFor();
  assert.equal(await other.evaluate('globalThis.isSamePage'), true);
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await updateBar(other).waitFor({ state: 'detached' });
});

test('PWA-3: the service worker answers for the page, and never for the relay', async (t) => {
  const { page } = await visit(t);
  const answers = new Map<string, boolean>();
  page.on('response', (response) => {
    answers.set(new URL(response.url()).pathname, response.fromServiceWorker());
  });
  await page.reload();
  await page.getByText('Private relay', { exact: true }).waitFor();
  assert.equal(answers.get('/'), true);
  assert.equal(answers.get('/v1/info'), false);
  assert.equal(answers.get('/v1/stats'), false);
  const kept = await page.evaluate<string[]>(`caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((opened) => Promise.all(opened.map((cache) => cache.keys())))
    .then((keys) => keys.flat().map(({ url }) => new URL(url).pathname))`);
  assert.ok(kept.includes('/index.html'));
  assert.deepEqual(
    kept.filter((path) => path.startsWith('/v1') || path === '/release.txt'),
    [],
  );
});
