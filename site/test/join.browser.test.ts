import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { afterwards } from './afterwards.ts';
import { openPage, siteForTests } from './browser.ts';
import { newPage } from './network/table.ts';
import { startRelay } from './network/relay-in-process.ts';

const site = siteForTests();
const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const PUBLIC = { PUBLIC_HOSTING: 'on' };

/** The requests that the page sends to the relay from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) paths.push(pathname);
  });
  page.on('websocket', (socket) => paths.push(new URL(socket.url()).pathname));
  return paths;
}

async function openJoin(t: TestContext): Promise<Page> {
  const page = await openPage(t, site(), '/#/join');
  await page.getByRole('heading', { name: 'Join with a link' }).waitFor();
  return page;
}

async function paste(page: Page, link: string): Promise<void> {
  await page.getByLabel('The link your friend sent you').fill(link);
  await page.getByRole('button', { name: 'Open the invitation' }).click();
}

test('PAGE-3: an invite leaves the address bar and the history at once, and survives a reload', async (t) => {
  const page = await openPage(t, site(), `/#join=${SECRET}&name=Ada`);
  const title = page.getByRole('heading', { name: 'Ada invites you to a game' });
  await title.waitFor();
  const address = page.url();
  assert.match(address, /\/#\/game\/[\w-]+$/);
  assert.ok(!address.includes(SECRET));
  await page.reload();
  await title.waitFor();
  assert.equal(page.url(), address);
  await page.goto(`${site().url}/#/`);
  await page.goBack();
  await title.waitFor();
  assert.equal(page.url(), address);
});

test('PAGE-3: the address is clean before the page starts to save the invite', async (t) => {
  const page = await openPage(t, site(), '/#/trust');
  await page.addInitScript(`{
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...named) {
      globalThis.addressAtOpening = location.href;
      return open.apply(this, named);
    };
  }`);
  await page.goto(`${site().url}/?again#join=${SECRET}`);
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  assert.equal(await page.evaluate('addressAtOpening'), `${site().url}/#/`);
});

test('PAGE-3: an invite that arrives while the page renders is accepted too', async (t) => {
  const page = await openPage(t, site(), '/');
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    new MutationObserver((_, drawn) => {
      drawn.disconnect();
      location.hash = '#join=${SECRET}&name=Ada';
    }).observe(document.querySelector('#app'), { childList: true });
  });`);
  await page.reload();
  await page.getByRole('heading', { name: 'Ada invites you to a game' }).waitFor();
  assert.ok(!page.url().includes(SECRET));
});

test('PAGE-3, PAGE-12, PAGE-13: an invite opened twice is one game, which takes the better copy’s name', async (t) => {
  const page = await openPage(t, site(), `/#join=${SECRET}`);
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  const first = page.url();
  await page.goto(`${site().url}/#/`);
  await page.getByRole('region', { name: 'Your move' }).waitFor();
  await page.goto(`${site().url}/#join=${SECRET}`);
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  assert.equal(page.url(), first);
  await page.getByText('You will see your colour and the clock once you join').waitFor();
  await page.goto(`${site().url}/#join=${SECRET}&game=reversi&terms=1-300-3-e`);
  await page.getByRole('heading', { name: 'to a game of reversi' }).waitFor();
  await page.getByText('You play White').waitFor();
  await page.getByText('5 min + 3 s per move').waitFor();
  assert.equal(page.url(), first);
});

test('PAGE-4: a pasted link opens the invite, and nothing is sent before the player agrees', async (t) => {
  const relay = await startRelay(t, site().dist, PUBLIC);
  const page = await openPage(t, { ...site(), url: relay.url }, '/#/join');
  const paths = asked(page);
  await paste(page, ` ${relay.url}/#join=${SECRET}&name=Ada `);
  await page.getByLabel('Your name').fill('Grace');
  assert.deepEqual(paths, []);
  const connecting = page.waitForEvent('websocket');
  await page.getByRole('button', { name: 'Join and play' }).click();
  await connecting;
  assert.equal(paths.length, 1);
  assert.match(paths[0] ?? '', /^\/v1\/rooms\/[\w-]{43}$/);
});

test('PAGE-4: declining removes the invite', async (t) => {
  const page = await openPage(t, site(), `/#join=${SECRET}`);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
});

test('PAGE-4: a game on another site’s relay is named, not contacted, and opened there', async (t) => {
  const [own, foreign] = [await startRelay(t, site().dist, PUBLIC), 'https://relay.example'];
  const context = await site().browser.newContext();
  afterwards(t, () => context.close());
  const page = await newPage(t, context, own);
  await page.goto(`${own.url}/#join=${SECRET}&relay=${encodeURIComponent(foreign)}`);
  await page.getByText('This game is on another site').getByText(foreign).waitFor();
  const there = page.getByRole('link', { name: 'Open the game there' });
  assert.equal(await there.getAttribute('href'), `${foreign}/#join=${SECRET}`);
  assert.equal(await page.getByRole('button', { name: /play/ }).count(), 0);
});

test('PAGE-4: a pasted link of another site is opened there', async (t) => {
  const page = await openJoin(t);
  await paste(page, `Come and play! https://chess.example/#join=${SECRET}&name=Ada`);
  await page.getByText('This game is on another site').waitFor();
  const there = page.getByRole('link', { name: 'Open the game there' });
  assert.equal(await there.getAttribute('href'), `https://chess.example/#join=${SECRET}&name=Ada`);
});

const DAMAGED: readonly (readonly [link: string, said: string])[] = [
  ['https://chess.example/', 'This is not a link to a game'],
  ['https://chess.example/#join=AAAA', 'This invitation is incomplete'],
  [`https://chess.example/#join=${SECRET}&relay=nowhere`, 'names a relay that cannot exist'],
  [`https://chess.example/#join=${SECRET}&name=a%00b`, 'contains a name that cannot be shown'],
];
for (const [link, said] of DAMAGED) {
  test(`PAGE-6: ${link} gets an error that names the fault`, async (t) => {
    const page = await openJoin(t);
    await paste(page, link);
    await page.getByRole('alert').getByText(said).waitFor();
    await page.getByLabel('The link your friend sent you').fill('x');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).hash, '#/join');
  });
}

test('PAGE-6: a damaged link in the address bar gets an error on the page for links', async (t) => {
  const page = await openPage(t, site(), '/#join=AAAA');
  await page.getByRole('alert').getByText('This invitation is incomplete').waitFor();
  assert.equal(new URL(page.url()).hash, '#/join');
});
