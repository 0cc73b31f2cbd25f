import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { siteForTests, tapMove } from './browser.ts';
import { sees } from './network/acts.ts';
import { newPage, openPlayer, type Player, seesMove, startRelay } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* A game over days that outlives its room, on two devices. */

const site = siteForTests();
const DAY_MS = 24 * 3_600_000;

const yourMove = (page: Page) => page.getByRole('region', { name: 'Your move' });

test('GOON-10, GOON-11, GOON-12, ONL-12: over three weeks, with a lost room, two continue one history by a new link', async (t) => {
  const { relay, wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const [ada, grace] = [
    await openPlayer(t, site().browser, wires[0]),
    await openPlayer(t, site().browser, wires[1]),
  ];
  /** Opens the site this many days after the game was created. */
  const visit = async ({ context, wire }: Player, days: number, hash = '#/') => {
    const page = await newPage(t, context, wire);
    await page.addInitScript(
      `{ const now = Date.now; Date.now = () => now() + ${days * DAY_MS}; }`,
    );
    await page.goto(`${wire.url}/${hash}`);
    return page;
  };
  const otherOf = (player: Player) => (player === ada ? grace : ada);
  const open = async (page: Page | Locator, name: string) =>
    page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();

  await ada.page.goto(`${ada.wire.url}/#/new`);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('radio', { name: 'White' }).check();
  await ada.page.getByRole('radio', { name: 'Three days' }).check();
  await ada.page.getByRole('button', { name: 'Make the game' }).click();
  const field = ada.page.getByRole('textbox', { name: 'The link to your game' });
  const { hash: firstLink } = new URL(await field.inputValue());
  await grace.page.goto(`${grace.wire.url}/${firstLink}`);
  await grace.page.getByLabel('Your name').fill('Grace');
  await grace.page.getByRole('button', { name: 'Join and play' }).click();
  await ada.page.getByRole('grid').waitFor();
  await tapMove(ada.page, 'e2e4');
  await seesMove(grace.page, 'e2e4');
  await tapMove(grace.page, 'e7e5');
  await seesMove(ada.page, 'e7e5');
  await ada.page.goto(`${ada.wire.url}/#/`);
  await sees(ada.page, 'Room expires in 7 days');
  await Promise.all([ada.page.close(), grace.page.close()]);

  // Two days later, one player moves while the other is away.
  let host = await visit(ada, 2);
  await open(yourMove(host), 'Grace');
  await tapMove(host, 'g1f3');
  await sees(host, 'Grace will get it when you are both online');
  await host.close();

  // By the tenth day the relay has deleted the room.
  await relay.end('SIGTERM');
  await relay.start({ aheadMs: 10 * DAY_MS });
  host = await visit(ada, 10);
  await yourMove(host).getByText('Room expired: continue with a new link').waitFor();
  await open(host, 'Grace');
  await sees(host, 'room expired after seven days');
  assert.equal(await host.getByRole('region', { name: 'Result' }).count(), 0);
  await host.getByRole('button', { name: 'Continue with a new link' }).click();
  await sees(host, 'Continue with Grace');
  const link = await host.getByRole('textbox', { name: 'The link to your game' }).inputValue();
  const { hash } = new URL(link);
  assert.match(hash, /^#join=[\w-]{22}&of=[\w-]{23}&name=Ada$/);
  assert.ok(!link.includes(firstLink.slice(6, 28)), 'it holds nothing of the first');
  await host.getByRole('button', { name: 'Go to the board' }).click();
  await seesMove(host, 'g1f3');

  // A device without the game learns where to open the link, and takes no seat.
  const stranger = await openPlayer(t, site().browser, wires[1]);
  await stranger.page.goto(`${stranger.wire.url}/${hash}`);
  await sees(stranger.page, 'continues a game that is not on this device');

  // The other player opens the link on the thirteenth day, and is asked first.
  const guest = await visit(grace, 13, hash);
  assert.equal(new URL(guest.url()).hash.includes('join'), false, 'the secret leaves the address');
  await sees(guest, 'Continue with Ada using a new link?');
  await guest.getByRole('button', { name: 'Continue there' }).click();
  await seesMove(guest, 'g1f3');
  await sees(host, 'Grace');
  await tapMove(guest, 'b8c6');
  await seesMove(host, 'b8c6');
  await tapMove(host, 'f1b5');
  await seesMove(guest, 'f1b5');
  // Both the first and the new link lead to the game in its new room.
  for (const again of [firstLink, hash]) {
    await guest.goto('about:blank');
    await guest.goto(`${grace.wire.url}/${again}`);
    await seesMove(guest, 'f1b5');
  }
  await Promise.all([host.close(), guest.close()]);

  // The game goes on for three weeks, each move within three days.
  for (const [days, mover, name, move, said] of [
    [15, grace, 'Ada', 'a7a6', 'a6, 3 moves'],
    [17, ada, 'Grace', 'b5a4', 'Ba4, 4 moves'],
    [19, grace, 'Ada', 'g8f6', 'Nf6, 4 moves'],
    [21, ada, 'Grace', 'd2d3', 'd3, 5 moves'],
  ] as const) {
    const [page, other] = [await visit(mover, days), await visit(otherOf(mover), days)];
    await open(yourMove(page), name);
    await tapMove(page, move);
    await yourMove(other).getByText(said).waitFor();
    await page.getByText(`On its way to ${name}`).waitFor({ state: 'detached' });
    await Promise.all([page.close(), other.close()]);
  }
});
