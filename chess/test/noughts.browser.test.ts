import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { afterwards } from './afterwards.ts';
import { siteForTests } from './browser.ts';
import { startRelayUnderTest } from './network/start-relay-under-test.ts';
import { openPlayer } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* The library's other game, on a page without a framework: nothing of chess is in the library. */

const site = siteForTests();

async function move(by: Page, other: Page, square: number, sign: '✕' | '○'): Promise<void> {
  await by.getByRole('button', { name: `Square ${square}, empty` }).click();
  for (const page of [by, other]) {
    await page.getByRole('button', { name: `Square ${square}, ${sign}` }).waitFor();
  }
}

test('GAME-1: noughts and crosses, twice, in two browsers', async (t) => {
  let port = 0;
  const wire = await TcpProxy.start(() => port);
  const relay = await startRelayUnderTest(site(), [wire.url]);
  port = relay.port;
  afterwards(t, async () => {
    await wire.close();
    await relay.close();
  });
  const [{ page: host }, { page: guest }] = [
    await openPlayer(t, site().browser, wire),
    await openPlayer(t, site().browser, wire),
  ];
  await host.goto(`${wire.url}/noughts/`);
  await host.getByRole('button', { name: 'New game' }).click();
  await guest.goto(await host.getByLabel('Send this link').inputValue());
  for (const [index, square] of [1, 4, 2, 5, 3].entries()) {
    if (index % 2 === 0) await move(host, guest, square, '✕');
    else await move(guest, host, square, '○');
  }
  await host.getByText('You won.').waitFor();
  await guest.getByText('You lost.').waitFor();
  await host.getByRole('button', { name: 'Play again' }).click();
  await host.getByText('You asked for another game.').waitFor();
  await guest.getByText('Another game?').waitFor();
  await guest.getByRole('button', { name: 'Play again' }).click();
  await host.getByText('Their move: ✕').waitFor();
  await move(guest, host, 5, '✕');
  await host.reload();
  await host.getByText('Your move: ○').waitFor();
  await move(host, guest, 1, '○');
  await guest.getByRole('button', { name: 'Leave' }).click();
  await host.getByText('You won. The other player has left for good.').waitFor();
  await host.getByRole('button', { name: 'Play again' }).waitFor({ state: 'hidden' });
  await guest.getByRole('button', { name: 'New game' }).waitFor();
});
