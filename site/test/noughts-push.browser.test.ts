import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BrowserPushes, PUSH_HOST } from '@sealed-move/client/testing/browser-pushes';
import { startOnNode } from 'forwarder/testing/forwarder';
import type { Page } from 'playwright-core';
import { findFreePort } from 'test-kit/free-port';
import { until } from 'test-kit/until';
import { siteForTests } from './browser.ts';
import { newPage, openPlayer, startRelay } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* Moves of noughts and crosses that reach a closed page by push. */

const site = siteForTests({}, true);

const countWorkers = async (page: Page) =>
  page.evaluate(
    `navigator.serviceWorker.getRegistrations().then((all) =>
      all.filter(({ scope }) => scope.endsWith('/noughts/push/')).length)`,
  );

test('NOUG-1, REACH-4, REACH-7: a move made while the other page is closed is there when it opens', async (t) => {
  const port = await findFreePort();
  const settings = { FORWARDER_URL: `http://127.0.0.1:${port}` };
  const { wires } = await startRelay(t, site(), async (to) => TcpProxy.start(to), settings);
  const { service } = await startOnNode(t, {
    FORWARDER_PORT: String(port),
    FORWARDER_PUSH_HOSTS: PUSH_HOST,
    ALLOWED_ORIGINS: wires.map(({ url }) => url).join(),
  });
  const options = { serviceWorkers: 'allow' } as const;
  const ann = await openPlayer(t, site().browser, wires[0], options);
  const ben = await openPlayer(t, site().browser, wires[1], options);
  const address = `${ben.wire.url}/noughts/`;
  const pushes = await BrowserPushes.in(ben.context, ben.wire.url);
  await ann.page.goto(`${ann.wire.url}/noughts/`);
  await ann.page.getByRole('button', { name: 'New game' }).click();
  const link = ann.page.getByLabel('Send this link');
  await link.waitFor();
  await ben.page.goto((await link.inputValue()).replace(ann.wire.url, ben.wire.url));
  await ben.page.getByRole('button', { name: 'Join and play' }).click();
  await take(ann.page, 1);
  await ben.page.getByRole('button', { name: 'Notify me of moves' }).click();
  await ben.page.getByRole('button', { name: 'Stop notifying me' }).waitFor();
  await take(ben.page, 5);
  await ann.page.getByText('Your move: ✕.').waitFor();
  await ben.page.close();
  await take(ann.page, 2);
  await until('the push did not arrive', () => service.arrived.length > 0);
  await ann.page.close();
  await pushes.deliver(pushes.collect(service));
  const again = await newPage(t, ben.context, ben.wire);
  await again.goto(address);
  await again.getByRole('button', { name: 'Square 2, ✕' }).waitFor();
  const notices = await again.evaluate(`(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const found = await Promise.all(all.map((one) => one.getNotifications()));
    return found.flat().map(({ title, body }) => title + ': ' + body);
  })()`);
  assert.deepEqual(notices, ['Noughts and crosses: Your move.']);
  assert.equal(await countWorkers(again), 1);
  await again.goto(`${ben.wire.url}/#/settings`);
  await again.getByRole('button', { name: 'Remove everything' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await until('the worker stays', async () => (await countWorkers(again)) === 0);
});

async function take(page: Page, square: number): Promise<void> {
  await page.getByRole('button', { name: `Square ${square}, empty` }).click();
}
