import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { afterwards } from './afterwards.ts';
import { openPage, siteForTests } from './browser.ts';
import { writeSettings } from './kept-games.ts';
import { makeGame, newPage } from './network/table.ts';
import { startRelay } from './network/relay-in-process.ts';

const site = siteForTests();
const KEY = 'a key of the owner';

/** The home page of a relay with these settings. */
async function openAt(
  t: TestContext,
  environment: Readonly<Record<string, string>>,
  options: Parameters<typeof openPage>[3] = {},
) {
  const relay = await startRelay(t, site().dist, environment);
  const page = await openPage(t, { ...site(), url: relay.url }, '/', options);
  return { relay, page, card: page.getByRole('region', { name: 'Relay' }) };
}

test('PAGE-5: an open relay shows how many games are left, and what was played', async (t) => {
  const { card, page } = await openAt(t, { PUBLIC_HOSTING: 'on', DAILY_GAME_LIMIT: '7' });
  await card.getByText('Open to everyone').waitFor();
  await card.getByText('7 new games left today.').waitFor();
  await card.getByText('No games in the last seven days.').waitFor();
  assert.equal(await card.getByRole('img').count(), 0);
  await page.getByText(new URL(page.url()).host).waitFor();
});

test('PAGE-5: once games were made, an open relay charts them by day', async (t) => {
  const { relay, card, page } = await openAt(t, { PUBLIC_HOSTING: 'on', DAILY_GAME_LIMIT: '7' });
  await makeGame({ page, context: page.context(), wire: relay });
  await page.getByText('Waiting for your friend.').waitFor();
  await page.goto(`${relay.url}/#/`);
  await card.getByRole('img', { name: 'seven days: 0, 0, 0, 0, 0, 0, 1' }).waitFor();
});

test('PAGE-5: a private relay says what it needs, here and where a game is made', async (t) => {
  const { card, page } = await openAt(t, { OWNER_KEY: KEY });
  await card.getByText('Private relay', { exact: true }).waitFor();
  await card.getByText('but not to join one').waitFor();
  await card.getByRole('link', { name: 'Add the owner key' }).waitFor();
  await page.evaluate("location.hash = '#/new'");
  await page.getByRole('status').getByText('You need the owner key to make a game').waitFor();
});

test('PAGE-5: a private relay shows its owner its current activity', async (t) => {
  const { card, page } = await openAt(t, { OWNER_KEY: KEY });
  await card.getByText('Private relay', { exact: true }).waitFor();
  await writeSettings(page, { ownerKey: KEY });
  await page.reload();
  await card.getByText('Your private relay').waitFor();
  await card.getByText('Now: 0 rooms in use, 0 connections.').waitFor();
});

test('PAGE-5, ONL-6: after too many wrong keys, the owner is told why the right one makes no game', async (t) => {
  const { relay, card, page } = await openAt(t, { OWNER_KEY: KEY }, { complaints: /429/ });
  await card.getByText('Private relay', { exact: true }).waitFor();
  for (let count = 0; count < 5; count += 1) {
    await fetch(`${relay.url}/v1/stats`, { headers: { Authorization: `Bearer wrong ${count}` } });
  }
  await writeSettings(page, { ownerKey: KEY });
  await page.reload();
  await card.getByText('Your network sent too many wrong owner keys').waitFor();
  await page.evaluate("location.hash = '#/new'");
  await page.getByRole('status').getByText('Your network sent too many wrong owner keys').waitFor();
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByText('Your network may have sent too many wrong owner keys').waitFor();
  // It would retry while the relay stops, and log errors.
  await page.close();
});

test('PREF-9: a wrong saved key is tried once, and the page shows the public information', async (t) => {
  const { relay, card, page } = await openAt(t, { OWNER_KEY: KEY }, { complaints: /401/ });
  await card.getByText('Private relay', { exact: true }).waitFor();
  await writeSettings(page, { ownerKey: 'another key than that' });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/stats')) keys.push(request.headers()['authorization']);
  });
  await page.reload();
  const words = card.getByText('does not match this relay');
  await words.waitFor();
  for (let count = 0; count < 5; count += 1) {
    // The page for new games, which has no link without the right key.
    await page.evaluate(() => location.assign('#/new'));
    await page.getByRole('status').getByText('does not match this relay').waitFor();
    await page.getByRole('link', { name: 'Sealed Move' }).click();
    await words.waitFor();
  }
  assert.equal(keys.filter((key) => key !== undefined).length, 1);
  const asOwner = { headers: { Authorization: `Bearer ${KEY}` } };
  assert.equal((await fetch(`${relay.url}/v1/stats`, asOwner)).status, 200, 'it is not locked');
});

test('PAGE-5: a relay without games left says when there will be new ones', async (t) => {
  const limits = { PUBLIC_HOSTING: 'on', DAILY_GAME_LIMIT: '1' };
  const { relay, card, page } = await openAt(t, limits);
  await card.getByText('1 new game left today.').waitFor();
  await makeGame({ page, context: page.context(), wire: relay });
  await page.getByText('Waiting for your friend.').waitFor();
  await page.goto(`${relay.url}/#/`);
  await card.getByText('No games left today').waitFor();
  await card.getByText(/from \d\d:\d\d/).waitFor();
});

test('PAGE-5: an unreachable relay is named, and games on one device are still offered', async (t) => {
  const relay = await startRelay(t, site().dist, { PUBLIC_HOSTING: 'on' });
  const context = await site().browser.newContext({ serviceWorkers: 'block' });
  afterwards(t, () => context.close());
  const page = await newPage(t, context, relay);
  // Both pages are loaded before it goes.
  await page.goto(`${relay.url}/#/here`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.getByRole('link', { name: 'Trust' }).click();
  await page.getByRole('heading', { level: 1, name: 'What you can and cannot trust' }).waitFor();
  await relay.close();
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  const card = page.getByRole('region', { name: 'Relay' });
  await card.getByText('Not reachable').waitFor();
  await card.getByText(`No relay answered at ${relay.url}`).waitFor();
  await page.getByRole('link', { name: 'Both on this device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
});
