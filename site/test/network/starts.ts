import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { sees } from './acts.ts';
import { openPlayer, type Site, startRelay, type NetworkTable } from './table.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** A Chess960 start with only a knight between king and rook. */
export const START_192 = 'bbqnrknr/pppppppp/8/8/8/8/PPPPPPPP/BBQNRKNR';

/** @param start the beginning of its radio button's name */
export async function chooseStart(page: Page, start: string): Promise<void> {
  const radios = page.getByRole('group', { name: 'Start' });
  await radios.getByRole('radio', { name: new RegExp(`^${start}`) }).check();
}

/**
 * Ada creates that game as White, and Grace joins it.
 * @param choose fills in Ada's form
 * @param told the description of the start that both read
 */
export async function sitDownAt(
  t: TestContext,
  site: Site,
  choose: (page: Page) => Promise<void>,
  told: string,
): Promise<NetworkTable> {
  const { relay, wires } = await startRelay(t, site, async (target) => TcpProxy.start(target));
  const host = await openPlayer(t, site.browser, wires[0]);
  const guest = await openPlayer(t, site.browser, wires[1]);
  await host.page.goto(`${host.wire.url}/#/new`);
  await host.page.getByLabel('Your name').fill('Ada');
  await host.page.getByRole('radio', { name: 'White' }).check();
  await choose(host.page);
  await host.page.getByRole('button', { name: 'Make the game' }).click();
  const field = host.page.getByRole('textbox', { name: 'The link to your game' });
  const { hash } = new URL(await field.inputValue());
  await sees(host.page, told);
  // The guest sees the start position before joining, and both see it at the board.
  await guest.page.goto(`${guest.wire.url}/${hash}`);
  await sees(guest.page, told);
  await guest.page.getByLabel('Your name').fill('Grace');
  await guest.page.getByRole('button', { name: 'Join and play' }).click();
  for (const { page } of [host, guest]) {
    await page.getByRole('grid').waitFor();
    await sees(page, told);
  }
  return { relay, host, guest };
}

/** Chess960 at that position. */
export const sit960 = async (t: TestContext, site: Site) =>
  sitDownAt(
    t,
    site,
    async (page) => {
      await chooseStart(page, 'Chess960');
      await page.getByLabel('Number, from 0 to 959').fill('192');
    },
    'Chess960, position 192',
  );
