import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests, tapMove } from './browser.ts';
import { sees } from './network/acts.ts';
import { newPage, openPlayer, type Player, seesMove, startRelay } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* A game over three days between two players who are rarely at the site together. */

const site = siteForTests();

const yourMove = (page: Page) => page.getByRole('region', { name: 'Your move' });
const theirMove = (page: Page) => page.getByRole('region', { name: 'Their move' });
/** Both clocks of the displayed game: nobody has thought long about the next move. */
async function assertDayEach(page: Page): Promise<void> {
  const timers = page.getByRole('timer');
  await timers.nth(1).waitFor();
  const clocks = await timers.allTextContents();
  assert.equal(clocks.length, 2);
  for (const clock of clocks) assert.match(clock, /^(24:00:00|23:59:\d\d)$/);
}

test('ONL-12, CLK-7, CLK-2: a game over three days advances in the seconds when both are there', async (t) => {
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const [ada, grace] = [
    await openPlayer(t, site().browser, wires[0]),
    await openPlayer(t, site().browser, wires[1]),
  ];
  /** Opens the list of games this many hours after the game was created. */
  const visit = async ({ context, wire }: Player, hours: number) => {
    const page = await newPage(t, context, wire);
    const shift = hours * 3_600_000;
    await page.addInitScript(`{ const now = Date.now; Date.now = () => now() + ${shift}; }`);
    await page.goto(`${wire.url}/#/`);
    return page;
  };

  await ada.page.goto(`${ada.wire.url}/#/new`);
  await sees(ada.page, 'The relay stores no moves: a move arrives when you both have this');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('radio', { name: 'White' }).check();
  await ada.page.getByRole('radio', { name: 'A day' }).check();
  await ada.page.getByRole('button', { name: 'Make the game' }).click();
  const field = ada.page.getByRole('textbox', { name: 'The link to your game' });
  const link = new URL(await field.inputValue());
  await ada.page.close();

  // After eight hours the friend opens the link, alone.
  await grace.page.goto(`${grace.wire.url}/${link.hash}`);
  await grace.page.getByLabel('Your name').fill('Grace');
  await grace.page.getByRole('button', { name: 'Join and play' }).click();
  await sees(grace.page, 'The seat is yours. The game starts when');
  await grace.page.close();
  let page = await visit(ada, 9);
  await sees(page, 'Waiting for both players');
  await page.close();

  // Both look at their lists for a moment, and the first move is made.
  page = await visit(ada, 10);
  let other = await visit(grace, 10);
  await yourMove(page)
    .getByRole('link', { name: /^Grace/ })
    .click();
  // Neither player is charged for the ten hours before.
  await assertDayEach(page);
  await tapMove(page, 'e2e4');
  await yourMove(other).getByText('e4, 1 move').waitFor();
  // If it closes before the other device confirms, the page later says that the move waits.
  await page.getByText('On its way to Grace').waitFor({ state: 'detached' });
  await page.close();
  await other.close();

  // Twenty hours later the move is answered while the opponent is away.
  other = await visit(grace, 30);
  await yourMove(other).getByRole('link', { name: /^Ada/ }).click();
  await tapMove(other, 'e7e5');
  await sees(other, 'Ada will get it when you are both online');
  await other.close();

  // On the third day the waiting player does not know of it, and gains nothing.
  page = await visit(ada, 58);
  await theirMove(page)
    .getByRole('link', { name: /^Grace/ })
    .click();
  await sees(page, 'Grace is away. The game continues when they return.');
  assert.equal(await page.getByRole('region', { name: 'Result' }).count(), 0);
  await page.close();

  // A few seconds later, both players on the list: the move is there, with a day for the next one.
  other = await visit(grace, 60);
  await theirMove(other).getByText('Ada gets it when you are both online').waitFor();
  // No clock ran because of a move that could not be delivered.
  await theirMove(other).getByRole('link', { name: /^Ada/ }).click();
  await sees(other, 'Ada will get it when you are both online');
  await assertDayEach(other);
  await other.goto(`${grace.wire.url}/#/`);
  page = await visit(ada, 60);
  await yourMove(page).getByText('e5, 1 move').waitFor();
  await yourMove(page)
    .getByRole('link', { name: /^Grace/ })
    .click();
  await seesMove(page, 'e7e5');
  await assertDayEach(page);
  await tapMove(page, 'g1f3');
  await yourMove(other).getByText('Nf3, 2 moves').waitFor();
  assert.equal(await page.getByRole('region', { name: 'Result' }).count(), 0);
});
