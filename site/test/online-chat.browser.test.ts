import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from './browser.ts';
import { say, sees } from './network/acts.ts';
import { sitDown, together } from './network/table.ts';

const site = siteForTests();
/** Markup, a link, and text that would reverse the direction of the rest. */
const HOSTILE =
  '<img src=x onerror="document.title=1"> **b** https://example.org \u202Egpj.exe\u2066';
const AS_SHOWN = '<img src=x onerror="document.title=1"> **b** https://example.org gpj.exe';

function lines(page: Page) {
  return page.getByRole('list', { name: 'Chat' }).getByRole('listitem');
}

test('PLAY-6, ONL-2: chat goes both ways, shows delivery, and is plain text whatever it contains', async (t) => {
  const { host, guest } = await sitDown(t, site());
  await say(host.page, 'Good luck!');
  await lines(guest.page).getByText('Good luck!').waitFor();
  await lines(host.page)
    .filter({ hasText: 'Good luck!' })
    .getByText('delivered', { exact: true })
    .waitFor();

  await say(guest.page, HOSTILE);
  await lines(guest.page).getByText('delivered', { exact: true }).waitFor();
  const shown = lines(host.page).filter({ hasText: 'gpj.exe' }).locator('p');
  assert.equal(await shown.textContent(), AS_SHOWN);
  assert.equal(await lines(host.page).locator('img, a, b').count(), 0);
});

test('PLAY-5, PLAY-6, ONL-2: an absent player is shown as away, and cannot be written to', async (t) => {
  const { host, guest } = await sitDown(t, site());
  await guest.page.close();
  await sees(host.page, 'Grace is away. The game continues when they return.');
  await say(host.page, 'Are you there?');
  await sees(host.page, 'Not sent: your opponent is not connected.');
  assert.equal(await host.page.getByLabel('Message').inputValue(), 'Are you there?');

  guest.page = await guest.context.newPage();
  await guest.page.goto(guest.wire.url);
  await guest.page.getByRole('link', { name: /Ada/ }).click();
  await together({ host, guest });
  await host.page.getByRole('button', { name: 'Send', exact: true }).click();
  await lines(host.page).getByText('delivered', { exact: true }).waitFor();
});

test('PLAY-6: a line in flight when the other leaves is not delivered', async (t) => {
  const { host, guest } = await sitDown(t, site());
  guest.wire.hold();
  await say(host.page, 'Did this reach you?');
  await lines(host.page).getByText('sending …').waitFor();
  guest.wire.down();
  await lines(host.page).getByText('not delivered', { exact: true }).waitFor();
  guest.wire.up();
  await together({ host, guest });
});
