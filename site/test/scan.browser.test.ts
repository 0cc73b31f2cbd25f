import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { launchProfile } from 'test-kit/chromium';
import { afterwards } from './afterwards.ts';
import { openPage, siteForTests } from './browser.ts';
import { cameraArguments, writeCodeFilm } from './fake-camera.ts';
import { startRelay } from './network/relay-in-process.ts';

/* Scanned or pasted invitations and owner keys never enter the browser's history. */

const site = siteForTests();
const SECRET = 'QmVlblNlY3JldEluQUNvZA';
const KEY = 'an-owner-key-that-is-scanned';
const LINK = `https://chess.example/#join=${SECRET}&name=Ada`;

/** Records why the camera was opened, whatever happens to the video. */
const KEEP_TRACKS = `
  globalThis.tracks = [];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish);
    tracks.push(...stream.getTracks());
    return stream;
  };
`;

/** A person's browser, whose camera sees a code. */
async function person(
  t: TestContext,
  seen: string,
): Promise<{ context: BrowserContext; profile: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'chess-scan-'));
  const film = join(folder, 'code.y4m');
  await writeCodeFilm(film, seen);
  const profile = join(folder, 'profile');
  const context = await launchProfile(profile, cameraArguments(film));
  afterwards(t, async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { context, profile };
}

/** The browser's own history, read after it closed. */
async function listsOf(profile: string): Promise<string> {
  const names = await readdir(join(profile, 'Default'), { recursive: true });
  const lists = names.filter((name) =>
    /^(History|Sessions|Top Sites|Shortcuts|Favicons)/.test(name),
  );
  const read = lists.map(async (name) =>
    readFile(join(profile, 'Default', name), 'latin1').catch(() => ''),
  );
  return (await Promise.all(read)).join('\n');
}

/** The addresses that Back and Forward lead to. */
async function entriesOf(page: Page): Promise<string> {
  const protocol = await page.context().newCDPSession(page);
  const { entries } = await protocol.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url).join('\n');
}

test('HAND-1, HAND-2: a scanned or pasted invite leaves no browser history, and an opened link does', async (t) => {
  const { context, profile } = await person(t, LINK);
  const page = await context.newPage();
  await page.addInitScript(KEEP_TRACKS);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${site().url}/`);
  await page.getByRole('button', { name: 'Scan it' }).first().waitFor();
  assert.deepEqual(
    loaded.filter((url) => url.includes('decode')),
    [],
    'not before it is asked for',
  );
  await page.getByRole('button', { name: 'Scan it' }).first().click();
  await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  assert.equal(await page.locator('video').count(), 0);
  const states = await page.evaluate('tracks.map((track) => track.readyState)');
  assert.deepEqual(states, ['ended'], 'the camera is off');
  assert.doesNotMatch(await entriesOf(page), new RegExp(SECRET));
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('button', { name: 'Scan it' }).first().waitFor();
  await page.goto(`${site().url}/#/join`);
  await page.getByLabel('The link your friend sent you').fill(LINK);
  await page.getByRole('button', { name: 'Open the invitation' }).click();
  await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  assert.doesNotMatch(await entriesOf(page), new RegExp(SECRET));
  const opened = SECRET.replace('Q', 'R');
  await page.goto(`${site().url}/#join=${opened}`);
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  await context.close();
  const lists = await listsOf(profile);
  assert.ok(lists.includes(opened), 'the browser keeps such a list');
  assert.ok(!lists.includes(SECRET));
});

test('HAND-1, PREF-5, PAGE-8: a scanned owner key makes games here, and appears in no address', async (t) => {
  const relay = await startRelay(t, site().dist, { OWNER_KEY: KEY });
  const { context, profile } = await person(t, `sealed-move-owner:${KEY}`);
  const page = await context.newPage();
  await page.goto(relay.url);
  const way = page.getByRole('region', { name: 'I have the owner key' });
  await way.getByRole('button', { name: 'Scan it' }).click();
  await page.getByText('Your private relay').waitFor();
  await page.goto(`${relay.url}/#/settings`);
  await page.getByText('Copy the owner key to another device').click();
  await page.getByRole('img', { name: 'QR code of the owner key' }).waitFor();
  assert.ok(!(await entriesOf(page)).includes(KEY));
  await context.close();
  assert.ok(!(await listsOf(profile)).includes(KEY));
});

test('HAND-2: an unrelated code and a missing camera get errors', async (t) => {
  const { context } = await person(t, 'https://example.org/menu');
  const page = await context.newPage();
  await page.goto(`${site().url}/#/join`);
  await page.getByRole('button', { name: 'Scan it' }).click();
  await page.getByRole('alert').getByText('This is not a link to a game.').waitFor();
  const without = await openPage(t, site(), '/#/join');
  await without.getByRole('button', { name: 'Scan it' }).click();
  await without
    .getByRole('alert')
    .getByText(/camera/)
    .waitFor();
  await without.getByRole('button', { name: 'Close the camera' }).click();
  await without.getByRole('dialog').waitFor({ state: 'detached' });
});
