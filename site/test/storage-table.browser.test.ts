import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { launchProfile } from 'test-kit/chromium';
import { afterwards } from './afterwards.ts';
import { finished, MATE, withEngine } from './brought-engine.ts';
import { openPage, siteForTests, squareOn, tapMove, until } from './browser.ts';
import { FOOLS_MATE, writeGames, writePuzzles } from './kept-games.ts';

/* The table of docs/failing-storage.md, row by row in a real browser. */

const site = siteForTests();
const PROBE_BYTES = 2_000_000;
const INVITE = '#join=AAAAAAAAAAAAAAAAAAAAAA&name=Ada';

interface Line {
  readonly way: string;
  readonly page: string;
  readonly says: string;
  readonly kept: string;
}

async function linesOf(): Promise<readonly Line[]> {
  const text = await readFile(new URL('../../docs/failing-storage.md', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:How|-)/.test(line))
    .map((line) => {
      const [, way = '', page = '', says = '', kept = ''] = line
        .split('|')
        .map((one) => one.trim());
      return { way, page, says, kept };
    });
}

/** Makes a page's storage fail from now on. @returns a function that ends it, if possible */
const FAILURES: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  'site data are blocked': async () => async () => undefined,
  async 'deleted under a page'(page) {
    const protocol = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    return async () => undefined;
  },
  /** Another page of the site holds transactions on all stores. */
  async 'does not answer'(page) {
    const other = await page.context().newPage();
    await other.goto(new URL('/release.txt', page.url()).href);
    await other.evaluate(`Promise.all(['sealed-move', 'sealed-move-engine'].map(async (name) => {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
      await new Promise((done) => opening.addEventListener('success', done));
      const database = opening.result;
      const holding = database.transaction(database.objectStoreNames, 'readwrite');
      const store = holding.objectStore(database.objectStoreNames[0]);
      const hold = () => {
        if (globalThis.isOver !== true) store.get('none').addEventListener('success', hold);
      };
      hold();
      holding.addEventListener('complete', () => database.close());
    }))`);
    return async () => {
      await other.evaluate('globalThis.isOver = true');
      await other.close();
    };
  },
  async 'the disk is full'(page) {
    const protocol = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await refusesAll(page);
    return async () => {
      await protocol.send('Storage.overrideQuotaForOrigin', { origin });
    };
  },
};

/**
 * Chromium remembers for 30 seconds how much room a site has, and asks its quota again only for what
 * is larger than the rest of that. So one write that is larger than `leaveLittleRoom` left makes it ask.
 */
async function refusesAll(page: Page): Promise<void> {
  await until(
    page,
    `new Promise((resolve) => {
      const opening = indexedDB.open('probe');
      opening.onupgradeneeded = () => opening.result.createObjectStore('probe');
      opening.onerror = () => resolve(true);
      opening.onsuccess = () => {
        const database = opening.result;
        const writing = database.transaction('probe', 'readwrite');
        writing.objectStore('probe').put('x'.repeat(${PROBE_BYTES}), 'probe');
        writing.oncomplete = () => resolve(false);
        writing.onabort = () => resolve(true);
        database.close();
      };
    })`,
  );
}

/** Leaves a page that has not opened its database less room than the probe needs. */
async function leaveLittleRoom(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: PROBE_BYTES });
}

async function blockedPage(t: TestContext): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'blocked-table-'));
  await mkdir(join(folder, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await launchProfile(folder, ['--disable-gpu', '--disable-background-networking']);
  afterwards(t, async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });
  return context.newPage();
}

/** Waits until the page says so; if it should say nothing, checks that once. */
async function reads(page: Page, says: string): Promise<void> {
  const all = page.getByText(/browser saves nothing|has stopped saving|could not save/);
  if (says.startsWith('nothing')) assert.equal(await all.count(), 0);
  else await page.getByText(says).first().waitFor();
}

/** The action on a page while storage fails, and what remains after a reload. */
const PAGES: Readonly<
  Record<
    string,
    (page: Page, line: Line, fail: (page: Page) => Promise<() => Promise<void>>) => Promise<void>
  >
> = {
  async home(page, { says }, fail) {
    await page.goto(site().url);
    await fail(page);
    await reads(page, says);
  },
  async invitation(page, { says }, fail) {
    await page.goto(`${site().url}/${INVITE}`);
    await fail(page);
    await reads(page, says);
  },
  async 'at one device'(page, { says, kept }, fail) {
    await page.goto(`${site().url}/#/here`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('grid').waitFor();
    await tapMove(page, 'e2e4');
    const over = await fail(page);
    await tapMove(page, 'e7e5');
    await pawnOn(page, 'e5').waitFor();
    await reads(page, says);
    if (kept.includes('until then')) assert.equal(await page.evaluate(hasKept('e7e5')), false);
    await mend(page, says, over);
    if (kept.startsWith('all')) await until(page, hasKept('e7e5'));
    await page.reload();
    if (kept === 'nothing') return page.getByText('This game is not on this device').waitFor();
    await pawnOn(page, 'e4').waitFor();
    await pawnOn(page, kept.startsWith('all') ? 'e5' : 'e7').waitFor();
  },
  /** A setting: it holds until the page is closed. */
  async settings(page, { says, kept }, fail) {
    await page.goto(`${site().url}/#/settings`);
    const sound = page.getByRole('switch', { name: 'Sound' });
    await sound.waitFor();
    const before = await sound.isChecked();
    const over = await fail(page);
    await sound.click();
    await reads(page, says);
    assert.equal(await sound.isChecked(), !before);
    await mend(page, says, over);
    assert.equal(kept, 'what was there before');
    await page.reload();
    await sound.waitFor();
    assert.equal(await sound.isChecked(), before);
  },
  /** Adding a game. */
  async 'a new game'(page, { says, kept }, fail) {
    await page.goto(`${site().url}/#/here`);
    const start = page.getByRole('button', { name: 'Start the game' });
    await start.waitFor();
    await fail(page);
    await start.click();
    await reads(page, says);
    assert.equal(kept, 'what was there before');
    await page.goto(`${site().url}/#/`);
    await page.reload();
    assert.equal(await page.locator('a[href^="#/game/"]').count(), 0);
  },
  async puzzles(page, { says, kept }, fail) {
    await page.goto(site().url);
    const isBlocked = kept === '–';
    if (!isBlocked) await writePuzzles(page, [FOOLS_MATE]);
    const over = await fail(page);
    await page.goto(`${site().url}/#/puzzles`);
    await reads(page, says);
    await mend(page, says, over);
    if (isBlocked) return;
    await page.reload();
    await page.getByText('0 of 1 solved').waitFor();
  },
  async 'an engine'(page, { says }, fail) {
    await page.goto(site().url);
    await writeGames(page, [finished(MATE)]);
    await page.reload();
    await page.locator('a[href="#/study/done"]').waitFor();
    const over = await fail(page);
    await page.goto(`${site().url}/#/study/done`);
    await withEngine(page);
    await reads(page, says);
    const power = page.getByRole('switch', { name: 'Engine' });
    await power.uncheck();
    await page.locator('iframe').waitFor({ state: 'detached' });
    await mend(page, says, over);
    await until(page, hasKept('Tiny', 'sealed-move-engine'));
    await page.reload();
    await page.getByText('Engine', { exact: true }).click();
    await power.waitFor();
  },
  async noughts(page, line, fail) {
    const { says, kept } = line;
    await page.goto(`${site().url}/noughts/`);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    // Only writes can fail, and only existing records can be deleted.
    const isDeleted = line.way === 'deleted under a page';
    const early = isDeleted ? null : await fail(page);
    await page.getByRole('button', { name: 'New game' }).click();
    const over = early ?? (await fail(page));
    const secret = await linkOf(page);
    await reads(page, says);
    await mend(page, says, over);
    if (kept.startsWith('all')) await until(page, hasKept(secret));
    await page.reload();
    if (kept.startsWith('all')) assert.equal(await linkOf(page), secret);
    else await page.getByRole('button', { name: 'New game' }).waitFor();
  },
};

async function linkOf(page: Page): Promise<string> {
  const link = page.locator('#link');
  await until(page, "document.querySelector('#link')?.value.includes('join=') === true");
  return (await link.inputValue()).slice(-22);
}

/** Ends the failure and waits for its message to disappear. */
async function mend(page: Page, says: string, over: () => Promise<void>): Promise<void> {
  await over();
  if (!/stopped|as soon as it can/.test(says)) return;
  const isOver = page.getByText(says).first().waitFor({ state: 'hidden', timeout: 15_000 });
  // In a profile that blocks all storage, it never ends.
  await isOver.catch(() => undefined);
}

function pawnOn(page: Page, square: string) {
  return squareOn(page, square).and(page.locator('[aria-label*="pawn"]'));
}

/** Whether the database exists and some record contains this. */
function hasKept(text: string, name = 'sealed-move'): string {
  return `new Promise((resolve) => {
    const opening = indexedDB.open('${name}');
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = async () => {
      const database = opening.result;
      const names = [...database.objectStoreNames];
      const reading = database.transaction(names);
      const texts = await Promise.all(names.map((name) => new Promise((done) => {
        const all = reading.objectStore(name).getAll();
        all.onsuccess = () => done(JSON.stringify(all.result));
        all.onerror = () => done('');
      })));
      database.close();
      resolve(texts.join().includes('${text}'));
    };
  })`;
}

test('KEEP-3, KEEP-9, KEEP-10, KEEP-11: each storage failure is reported, and keeps data, as the table says', async (t) => {
  const lines = await linesOf();
  assert.equal(lines.length, 15);
  for (const line of lines) {
    await t.test(`${line.way}: ${line.page}`, async (one) => {
      const fail = FAILURES[line.way];
      const act = PAGES[line.page];
      assert.ok(fail && act, 'a way and a page that the test knows');
      const isBlocked = line.way === 'site data are blocked';
      const complaints = { complaints: /./ };
      const page = isBlocked
        ? await blockedPage(one)
        : await openPage(one, site(), '/release.txt', complaints);
      if (line.way === 'the disk is full') await leaveLittleRoom(page);
      await act(page, line, fail);
    });
  }
});
