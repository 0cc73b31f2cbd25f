import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests, tapMove } from './browser.ts';
import { board, makeGame, openPlayer, seesMove, startRelay } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* Where a host waits for somebody to open the link. */

const site = siteForTests();

test('ONL-11, HELLO-8: colour and clock change while nobody has come, and the link stays the same', async (t) => {
  const { wires } = await startRelay(t, site(), async (target) => TcpProxy.start(target));
  const host = await openPlayer(t, site().browser, wires[0]);
  const secret = await makeGame(host, { minutes: 7 });
  const { page } = host;
  await page.getByText('You play White').waitFor();
  await page.getByRole('button', { name: 'Change colour or clock' }).click();
  assert.ok(await page.getByRole('radio', { name: 'White' }).isChecked());
  assert.equal(await page.getByLabel('Minutes each').inputValue(), '7');
  await page.getByRole('button', { name: 'Leave it so' }).click();
  await page.getByText('7 min + 0 s a move').waitFor();
  await page.getByRole('button', { name: 'Change colour or clock' }).click();
  await page.getByRole('radio', { name: 'Black' }).check();
  await page.getByRole('radio', { name: '5 + 3' }).check();
  await page.getByRole('button', { name: 'Change it' }).click();
  const link = page.getByRole('textbox', { name: 'The link to your game' });
  assert.ok((await link.inputValue()).includes(secret));
  await page.getByText('You play Black').waitFor();
  await page.getByText('5 min + 3 s a move').waitFor();
  await page.reload();
  await page.getByText('5 min + 3 s a move').waitFor();
  await page.getByRole('button', { name: 'Change colour or clock' }).click();

  const guest = await openPlayer(t, site().browser, wires[1]);
  await guest.page.goto(`${wires[1].url}/#join=${secret}`);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  await Promise.all([host, guest].map((one) => board(one.page).waitFor()));
  await tapMove(guest.page, 'e2e4');
  await seesMove(page, 'e2e4');
  assert.match((await guest.page.getByRole('timer').last().textContent()) ?? '', /^(5:0|4:5)\d$/);
});
