import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { faults, faultsInLightAndDark, overflow } from './axe.ts';
import { openLocalGame, openPage, PLAIN_HOST, siteForTests } from './browser.ts';
import { writeSettings } from './kept-games.ts';

const KEY = 'a-long-owner-key-of-the-tests';
const WRONG = 'a-long-owner-key-of-nobody';
// Behind a proxy, so that each test uses a separate network.
const site = siteForTests({ OWNER_KEY: KEY, TRUST_PROXY: '1' });
const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';

let networks = 0;

type Options = NonNullable<Parameters<typeof openPage>[3]>;

function open(t: TestContext, path: string, options: Options = {}): Promise<Page> {
  networks += 1;
  const extraHTTPHeaders = { 'X-Forwarded-For': `10.0.0.${networks}` };
  return openPage(t, site(), path, { extraHTTPHeaders, ...options });
}

const keyField = (page: Page) => page.getByRole('textbox', { name: 'Owner key' });

async function check(page: Page, key: string): Promise<void> {
  await keyField(page).fill(key);
  await page.getByRole('button', { name: 'Check and save' }).click();
}

/** The key that the page shows after a reload. */
async function keptKey(page: Page): Promise<string> {
  await page.reload();
  return keyField(page).inputValue();
}

test('KEEP-5: the right owner key is confirmed and saved', async (t) => {
  const page = await open(t, '/#/settings');
  await check(page, ` ${KEY} `);
  await page.getByText('This is the owner key. You can make games here. Saved.').waitFor();
  assert.equal(await keptKey(page), KEY);
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await page.getByText('Your private relay').waitFor();
});

test('KEEP-5, PREF-3: a wrong owner key is rejected and not saved', async (t) => {
  const page = await open(t, '/#/settings');
  await check(page, WRONG);
  await page.getByText('This is not this relay’s owner key. Nothing was saved.').waitFor();
  assert.equal(await keptKey(page), '');
});

test('PREF-3: a wrong key does not replace the saved one', async (t) => {
  const page = await open(t, '/#/settings');
  await check(page, KEY);
  await page.getByText('Saved.').waitFor();
  await check(page, WRONG);
  await page.getByText('Nothing was saved.').waitFor();
  assert.equal(await keptKey(page), KEY);
});

test('PREF-3: typed but unchecked text is not saved', async (t) => {
  const page = await open(t, '/#/settings');
  await keyField(page).fill(KEY);
  assert.equal(await keptKey(page), '');
});

test('KEEP-5: the key can be removed, and the page says what that means', async (t) => {
  const page = await open(t, '/#/settings');
  await check(page, KEY);
  await page.getByText('This is the owner key.').waitFor();
  await check(page, '');
  await page.getByText('need its owner key to make them. Saved.').waitFor();
  assert.equal(await keptKey(page), '');
});

test('KEEP-5: after five wrong keys the right one is not checked, and the page says so', async (t) => {
  const page = await open(t, '/#/settings', { complaints: /429/ });
  for (let count = 0; count < 5; count += 1) {
    await check(page, `${WRONG} ${count}`);
    await page.getByText('Nothing was saved.').waitFor();
  }
  await check(page, KEY);
  await page.getByText(/too many wrong owner keys\. Try again in \d+ minutes/).waitFor();
  assert.equal(await keptKey(page), '');
});

test('PREF-4: the settings offer no other relay, and drop a key saved for one', async (t) => {
  const page = await open(t, '/#/settings');
  assert.equal(await page.getByLabel('Address').count(), 0);
  await writeSettings(page, { relay: { address: 'https://relay.example', ownerKey: KEY } });
  await page.reload();
  await keyField(page).waitFor();
  assert.equal(await keyField(page).inputValue(), '');
});

test('PREF-5: a key from a link leaves the address at once, and the page asks about it', async (t) => {
  const page = await open(t, `/#owner=${KEY}`);
  const yes = page.getByRole('button', { name: 'Use this key' });
  await yes.waitFor();
  assert.equal(page.url(), `${site().url}/#/settings`);
  assert.equal(await keyField(page).inputValue(), '', 'nothing is kept before the answer');
  await yes.click();
  await page.getByText('This is the owner key.').waitFor();
  assert.equal(await keyField(page).inputValue(), KEY);
  assert.equal(await yes.count(), 0);
  assert.equal(await keptKey(page), KEY);
});

test('PREF-5: a key from a link is forgotten if the player declines', async (t) => {
  const page = await open(t, `/#owner=${KEY}`);
  await page.getByRole('button', { name: 'No, discard it' }).click();
  assert.equal(await page.getByText('This link contains').count(), 0);
  assert.equal(await keptKey(page), '');
});

test('PREF-5: a wrong key from a link is not saved', async (t) => {
  const page = await open(t, '/#/');
  await page.goto(`${site().url}/#owner=${WRONG}`);
  const use = page.getByRole('button', { name: 'Use this key' });
  await use.click();
  await page.getByText('The key in this link is wrong.').waitFor();
  await page.getByText('Nothing was saved. Ask the relay’s operator for the right link').waitFor();
  assert.equal(
    await page.getByText('This link contains').count(),
    0,
    'there is nothing to agree to',
  );
  assert.equal(await keptKey(page), '');
  await page.goto(`${site().url}/#owner=${KEY}`);
  await use.waitFor();
  assert.equal(
    await page.getByText('The key in this link is wrong.').count(),
    0,
    'said of the other one',
  );
});

test('PREF-5: a key that could not be checked can be tried again', async (t) => {
  const complaints = /ERR_INTERNET_DISCONNECTED/;
  // No service worker, because its own download would be cut off.
  const page = await open(t, `/#owner=${KEY}`, { complaints, serviceWorkers: 'block' });
  const use = page.getByRole('button', { name: 'Use this key' });
  await use.waitFor();
  await page.context().setOffline(true);
  await use.click();
  await page.getByText('This device is offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This is the owner key.').waitFor();
});

for (const [what, fragment] of [
  ['no key', '#owner='],
  ['a key that is too long', `#owner=${'k'.repeat(257)}`],
] as const) {
  test(`PREF-5: a link that brings ${what} gets an error with what to do`, async (t) => {
    const page = await open(t, `/${fragment}`);
    await page.getByRole('heading', { name: 'This link contains no owner key' }).waitFor();
    assert.equal(page.url(), `${site().url}/#/settings`);
    await page.getByText('Copy the whole link again').waitFor();
    assert.deepEqual(await faults(page), []);
    await page.getByRole('button', { name: 'Close' }).click();
    assert.equal(await page.getByText('This link contains').count(), 0);
  });
}

test('PREF-1: name, colours and switches survive a reload', async (t) => {
  const page = await open(t, '/#/settings');
  const names = ['Sounds', 'Coordinates', 'Confirm each move', 'Keep the screen on'];
  const chosen = new Map<string, boolean>();
  for (const name of names) {
    const one = page.getByRole('switch', { name });
    await one.click();
    chosen.set(name, await one.isChecked());
  }
  assert.deepEqual([...chosen.values()], [false, false, true, false]);
  await page.getByLabel('Your name').pressSequentially('Ada L');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  for (const [name, isOn] of chosen) {
    assert.equal(await page.getByRole('switch', { name }).isChecked(), isOn, name);
  }
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Ada L');
  assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'dark');
});

/** A browser's notifications, with this answer of the player. */
function notifications(answer: 'granted' | 'denied'): string {
  return `globalThis.asked = 0;
    globalThis.Notification = class {
      static permission = 'default';
      static async requestPermission() {
        asked += 1;
        return (this.permission = '${answer}');
      }
    };`;
}

for (const answer of ['granted', 'denied'] as const) {
  test(`PREF-2: the browser asks about notifications only after a click: ${answer}`, async (t) => {
    const page = await open(t, '/#/');
    await page.addInitScript(notifications(answer));
    await page.goto(`${site().url}/#/settings`);
    await page.reload();
    const notify = page.getByRole('switch', { name: 'Notify me' });
    assert.equal(await notify.isChecked(), false);
    assert.equal(await page.evaluate('asked'), 0);
    await notify.click();
    assert.equal(await page.evaluate('asked'), 1);
    const refusal = page.getByText('Your browser blocks notifications.');
    if (answer === 'denied') await refusal.waitFor();
    assert.equal(await notify.isChecked(), answer === 'granted');
    await notify.click();
    assert.equal(await notify.isChecked(), false);
  });
}

test('PREF-6: everything is removed from the device after confirmation', async (t) => {
  const page = await openLocalGame(t, site());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('This device stores 1 game').waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Blue' }).check();
  const remove = page.getByRole('button', { name: 'Remove everything' });
  await remove.click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Everything was removed from this device.').waitFor();
  assert.equal(await page.getByLabel('Your name').inputValue(), '');
  await page.reload();
  await page.getByText('but no games yet').waitFor();
  assert.equal(await page.getByLabel('Your name').inputValue(), '');
  assert.deepEqual(await page.evaluate('Object.keys(localStorage)'), []);
});

test('PREF-7: over plain http, a new game and an invitation say that nothing can be sealed', async (t) => {
  const { browser, url } = site();
  const plain = { browser, url: `http://${PLAIN_HOST}:${new URL(url).port}` };
  const page = await openPage(t, plain, '/#/new', { complaints: /Cross-Origin-Opener-Policy/ });
  const why = page.getByText('This page was loaded over plain http');
  await why.waitFor();
  assert.ok(await page.getByRole('button', { name: 'Make the game' }).isDisabled());
  await page.goto(`${plain.url}/#join=${SECRET}`);
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  await why.waitFor();
  assert.ok(await page.getByRole('button', { name: 'Join and play' }).isDisabled());
});

test('PREF-7: if the browser stores nothing, a new game and an invitation say so', async (t) => {
  const page = await open(t, '/#/');
  await page.addInitScript('Reflect.deleteProperty(globalThis, "indexedDB")');
  const why = page.getByText('Your browser saves nothing for this site');
  for (const path of ['#/new', '#/here', `#join=${SECRET}`, '#/settings']) {
    await page.goto('about:blank');
    await page.goto(`${site().url}/${path}`);
    await why.waitFor();
  }
});

test('PREF-8: axe finds no fault with the settings, light or dark', async (t) => {
  const viewport = { width: 390, height: 844 };
  const page = await open(t, `/#owner=${WRONG}`, { viewport });
  await page.getByRole('button', { name: 'Use this key' }).click();
  await page.getByText('Nothing was saved.').waitFor();
  await keyField(page).fill('k'.repeat(257));
  assert.deepEqual(await faultsInLightAndDark(page), []);
  await check(page, KEY);
  await page.getByText('This is the owner key.').waitFor();
  assert.deepEqual(await faultsInLightAndDark(page), []);
  await page.getByRole('button', { name: 'Remove everything' }).click();
  assert.deepEqual(await faultsInLightAndDark(page), []);
});

test('PREF-8: nothing in the settings is cut off at 320 pixels', async (t) => {
  const viewport = { width: 320, height: 640 };
  const page = await open(t, `/#owner=${WRONG}`, { viewport });
  await page.getByRole('button', { name: 'Use this key' }).waitFor();
  assert.equal(await overflow(page), 0);
});
