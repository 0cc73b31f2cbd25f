import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, siteForTests, tapMove } from './browser.ts';

const site = siteForTests();

test('CLK-2: thinking time counts on after a reload, and is sent with the move', async (t) => {
  const page = await openPage(t, site(), '/#/here');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Minutes each').fill('5');
  await page.getByLabel('Seconds per move').fill('0');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const [black, white] = [page.getByRole('timer').first(), page.getByRole('timer').last()];
  for (const move of ['e2e4', 'e7e5']) await tapMove(page, move);
  await white.waitFor();
  // The page is closed for a hundred seconds.
  await page.addInitScript('{ const now = Date.now; Date.now = () => now() + 100_000; }');
  await page.reload();
  await white.waitFor();
  assert.match((await white.textContent()) ?? '', /^3:(20|1\d|0\d)$/);
  assert.equal(await black.textContent(), '5:00');
  await tapMove(page, 'g1f3');
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await page.getByRole('link', { name: /Both players on this device/ }).click();
  await white.waitFor();
  await page.reload();
  await white.waitFor();
  assert.match((await white.textContent()) ?? '', /^3:/);
  assert.match((await black.textContent()) ?? '', /^(5:00|4:\d\d)$/, 'of another move');
  await page.goto(`${site().url}/#/settings`);
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Everything was removed from this device.').waitFor();
  const kept = await page.evaluate<string[]>('Object.keys(localStorage)');
  assert.deepEqual(kept, []);
});

test('CLK-2: one’s own clock runs on while another page is shown', async (t) => {
  const page = await openPage(t, site(), '/#/here');
  await page.getByRole('radio', { name: '5 + 3' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const white = page.getByRole('timer').last();
  for (const move of ['e2e4', 'e7e5']) await tapMove(page, move);
  await white.waitFor();
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  const game = page.getByRole('link', { name: /Both players on this device/ });
  await game.waitFor();
  // A hundred seconds pass.
  await page.evaluate(`{
    const [day, now] = [Date.now, performance.now.bind(performance)];
    Date.now = () => day() + 100_000;
    performance.now = () => now() + 100_000;
  }`);
  await game.click();
  await white.waitFor();
  assert.match((await white.textContent()) ?? '', /^[23]:/);
});
