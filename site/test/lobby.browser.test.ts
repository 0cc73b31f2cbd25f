import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { afterwards } from './afterwards.ts';
import { siteForTests, tapMove } from './browser.ts';
import { NAMED_SITE, nameSite } from './network/named-site.ts';
import { board, makeGame, newPage, openPlayer, seesMove, startRelay } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';
import { keepUnheard } from './network/unheard.ts';

/* The page on which a host waits for somebody to open the link. */

const site = siteForTests();

test('ONL-11, HELLO-8: colour and clock can change until someone arrives, and the earlier link stays valid', async (t) => {
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const host = await openPlayer(t, site().browser, wires[0]);
  const secret = await makeGame(host, { minutes: 7 });
  const { page } = host;
  await page.getByText('You play White').waitFor();
  await page.getByRole('button', { name: 'Change colour or clock' }).click();
  assert.ok(await page.getByRole('radio', { name: 'White' }).isChecked());
  assert.equal(await page.getByLabel('Minutes each').inputValue(), '7');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('7 min + 0 s per move').waitFor();
  await page.getByRole('button', { name: 'Change colour or clock' }).click();
  await page.getByRole('radio', { name: 'Black' }).check();
  await page.getByRole('radio', { name: '5 + 3' }).check();
  await page.getByRole('button', { name: 'Change it' }).click();
  const link = page.getByRole('textbox', { name: 'The link to your game' });
  assert.ok((await link.inputValue()).includes(secret));
  await page.getByText('You play Black').waitFor();
  await page.getByText('5 min + 3 s per move').waitFor();
  await page.reload();
  await page.getByText('5 min + 3 s per move').waitFor();
  await page.getByRole('button', { name: 'Change colour or clock' }).click();

  const guest = await openPlayer(t, site().browser, wires[1]);
  await guest.page.goto(`${wires[1].url}/#join=${secret}`);
  await guest.page.getByRole('button', { name: 'Join and play' }).click();
  await Promise.all([host, guest].map((one) => board(one.page).waitFor()));
  await tapMove(guest.page, 'e2e4');
  await seesMove(page, 'e2e4');
  assert.match((await guest.page.getByRole('timer').last().textContent()) ?? '', /^(5:0|4:5)\d$/);
});

test('HAND-3, HAND-5: under a public name, the link to copy comes first and the code below it', async (t) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
    const context = await site().browser.newContext({ viewport, serviceWorkers: 'block' });
    afterwards(t, () => context.close());
    const page = await context.newPage();
    await nameSite(page, wires[0].url);
    await page.goto(`${NAMED_SITE}/#/new`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Make the game' }).click();
    const link = page.getByRole('textbox', { name: 'The link to your game' });
    assert.match(await link.inputValue(), /^https:\/\/play\.example\/#join=/);
    const ways = await page.getByRole('heading', { level: 2 }).allTextContents();
    assert.deepEqual(ways.slice(0, 2), ['Send the link', 'Or is your friend next to you?']);
    await page.getByText('its browser may then keep the link').waitFor();
    const { y: copy = 0 } = (await page.getByRole('button', { name: 'Copy' }).boundingBox()) ?? {};
    const { y: code = 0 } = (await page.getByRole('img', { name: 'QR code' }).boundingBox()) ?? {};
    assert.ok(copy < code && copy < viewport.height, 'what is copied comes first');
    assert.equal(await page.getByText('Only this computer').count(), 0);
  }
});

test('KEEP-3: a host whose browser stores nothing is told to keep the page open', async (t) => {
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const context = await site().browser.newContext({ serviceWorkers: 'block' });
  afterwards(t, () => context.close());
  const page = await context.newPage();
  await page.addInitScript(
    'IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); }',
  );
  await page.goto(`${wires[0].url}/#/new`);
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByText('Keep this page open: your browser saves nothing here').waitFor();
  await page.getByText('Your games are lost when you close it.').waitFor();
  assert.equal(await page.getByText('You can close this page').count(), 0);
});

/** A `full` disk accepts no game in which the host plays Black; an `unread` one shows none. */
const FAILING_DISK = `
  const { put, getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key);
    const isBlack = value.state?.saved?.setup?.hostSide === 1;
    if (globalThis.disk === 'full' && isBlack) this.transaction.abort();
    return request;
  };
  IDBObjectStore.prototype.getAll = function () {
    const request = getAll.call(this);
    if (globalThis.disk === 'unread') this.transaction.abort();
    return request;
  };
`;

/** A host who waits as White and is about to switch to Black. */
async function aboutToChange(t: TestContext) {
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const host = await openPlayer(t, site().browser, wires[0]);
  const { page } = host;
  await page.evaluate(FAILING_DISK);
  const secret = await makeGame(host);
  await page.getByText('Waiting for your friend.').waitFor();
  await page.getByRole('button', { name: 'Change colour or clock' }).click();
  await page.getByRole('radio', { name: 'Black' }).check();
  const disk = (state: 'fine' | 'full' | 'unread') => page.evaluate(`globalThis.disk = '${state}'`);
  return { host, wires, secret, page, disk, go: page.getByRole('button', { name: 'Change it' }) };
}

test('ONL-11: terms that cannot be saved stay unchanged, with an error, and the seat is kept', async (t) => {
  const { page, disk, go } = await aboutToChange(t);
  await disk('full');
  await go.click();
  const failed = page.getByRole('alert').filter({ hasText: 'Nothing was changed' });
  await failed.waitFor();
  await page.getByText('You play White').waitFor();
  await page.getByText('Waiting for your friend.').waitFor();
  assert.ok(await page.getByRole('radio', { name: 'Black' }).isChecked());
  // Each attempt reports its outcome.
  await failed.evaluate((alert) => alert.setAttribute('data-before', ''));
  await go.click();
  await page.locator('[role="alert"]:not([data-before])').waitFor();
  await disk('fine');
  await go.click();
  await page.getByText('You play Black').waitFor();
  await page.getByText('Waiting for your friend.').waitFor();
  assert.equal(await failed.count(), 0);
});

test('ONL-11: a failure to reopen the game on other terms is reported, and another tab may have it', async (t) => {
  const { host, wires, secret, page, disk, go } = await aboutToChange(t);
  await disk('unread');
  await go.click();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await disk('fine');
  const beside = await newPage(t, host.context, host.wire);
  await beside.goto(host.wire.url);
  const guest = await openPlayer(t, site().browser, wires[1]);
  await guest.page.goto(`${wires[1].url}/#join=${secret}`);
  await guest.page.getByRole('button', { name: 'Join and play' }).click();
  await board(guest.page).waitFor();
  await beside.close();
  await page.reload();
  await board(page).waitFor();
  await tapMove(guest.page, 'e2e4');
  await seesMove(page, 'e2e4');
});

test('ONL-7, GAME-10: a guest sees no board before learning the state of the game', async (t) => {
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const host = await openPlayer(t, site().browser, wires[0]);
  const secret = await makeGame(host, { minutes: 7 });
  const { page } = await openPlayer(t, site().browser, wires[1]);
  await page.goto(`${wires[1].url}/#join=${secret}`);
  const speak = await keepUnheard(page);
  await page.getByRole('button', { name: 'Join and play' }).click();
  await page.getByText('The game starts when Ada arrives.').waitFor();
  await board(host.page).waitFor();
  assert.equal(await board(page).count(), 0);
  await speak();
  await host.page.reload();
  await board(page).waitFor();
  await tapMove(host.page, 'e2e4');
  await seesMove(page, 'e2e4');
});
