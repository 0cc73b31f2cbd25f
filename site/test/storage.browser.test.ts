import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { launchProfile } from 'test-kit/chromium';
import { afterwards } from './afterwards.ts';
import { openLocalGame, openPage, siteForTests, squareOn, tapMove, until } from './browser.ts';
import { seesMove, sitDown, together } from './network/table.ts';

/* The browser's storage fails as it can for real: games continue, and are saved again. */

const site = siteForTests();
const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const NOT_SAVED = 'Your browser has stopped saving. Leave this page open';

async function deleteDatabase(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

/** Waits until the database exists and contains a game. */
async function untilSaved(page: Page): Promise<void> {
  await until(
    page,
    `new Promise((resolve) => {
      const opening = indexedDB.open('sealed-move');
      // The database is still being deleted or does not exist yet; creating it is the page's job.
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('games').objectStore('games').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result > 0);
        };
      };
    })`,
  );
}

test('KEEP-3, KEEP-9: with site data blocked, games can be played, and the page says that they will be lost', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'blocked-profile-'));
  await mkdir(join(folder, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await launchProfile(folder, ['--disable-gpu', '--disable-background-networking']);
  afterwards(t, async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  const nothing = page.getByText('Your browser saves nothing for this site');
  await page.goto(site().url);
  await nothing.waitFor();
  await page.goto(`${site().url}/#join=${SECRET}&name=Ada`);
  await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await nothing.waitFor();
  await page.getByRole('button', { name: 'Join and play' }).click();
  await page.getByText('The relay has no such game').waitFor();
  await page.goto(`${site().url}/#/here`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  await tapMove(page, 'e2e4');
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await nothing.waitFor();
  await page.goto(`${site().url}/noughts/`);
  await page.getByText('Your browser has stopped saving').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('textbox', { name: 'Send this link' }).waitFor();
  assert.deepEqual(wrong, []);
});

test('KEEP-9: a game whose database is deleted under the page continues, and survives a reload', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await tapMove(host.page, 'e2e4');
  await seesMove(guest.page, 'e2e4');
  await deleteDatabase(host.page);
  await deleteDatabase(guest.page);
  await tapMove(guest.page, 'e7e5');
  await seesMove(host.page, 'e7e5');
  for (const { page } of [host, guest]) {
    await untilSaved(page);
    await page.reload();
  }
  await together(table);
  await tapMove(host.page, 'g1f3');
  await seesMove(guest.page, 'g1f3');
});

test('KEEP-9: the page rewrites a database deleted while nobody moves', async (t) => {
  const page = await openLocalGame(t, site());
  await tapMove(page, 'e2e4');
  await deleteDatabase(page);
  await untilSaved(page);
  await page.reload();
  await squareOn(page, 'e4').and(page.locator('[aria-label*="pawn"]')).waitFor();
});

test('KEEP-9: while storage refuses, the page says so, continues, and saves once it can', async (t) => {
  const page = await openPage(t, site(), '/#/here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  await page.evaluate(`{
    const { open } = IDBFactory.prototype;
    const { transaction } = IDBDatabase.prototype;
    const refuse = () => { throw new DOMException('no', 'UnknownError'); };
    IDBFactory.prototype.open = refuse;
    IDBDatabase.prototype.transaction = refuse;
    globalThis.mend = () => {
      IDBFactory.prototype.open = open;
      IDBDatabase.prototype.transaction = transaction;
    };
  }`);
  await tapMove(page, 'e2e4');
  const told = page.getByText(NOT_SAVED);
  await told.waitFor();
  await tapMove(page, 'e7e5');
  await page.evaluate('mend()');
  await told.waitFor({ state: 'detached' });
  await page.reload();
  await squareOn(page, 'e5').and(page.locator('[aria-label*="pawn"]')).waitFor();
});
