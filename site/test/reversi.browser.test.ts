import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from './axe.ts';
import { openPage, siteForTests } from './browser.ts';
import { act, answer, sees } from './network/acts.ts';
import { sitDown } from './network/table.ts';
import { PASSING, WIPE_OUT } from './reversi-games.ts';
import { openStage } from './stage-page.ts';

const site = siteForTests();
const PLAYS = { plays: 'reversi' } as const;

test('REV-8, REV-3, REV-6, ONL-1: a game of reversi is played over the relay to its end, with a rematch', async (t) => {
  const table = await sitDown(t, site(), PLAYS);
  const { host, guest } = table;
  for (const [index, square] of WIPE_OUT.entries()) {
    const [mover, other] = index % 2 === 0 ? [host, guest] : [guest, host];
    await mover.page.locator(`[data-square=${square}]`).click();
    await other.page.locator(`[data-square=${square}][aria-label*="last move"]`).waitFor();
  }
  await sees(host.page, 'You won');
  await sees(guest.page, 'Ada won');
  for (const { page } of [host, guest]) {
    await sees(page, 'White has no disc left.');
    await page.getByRole('region', { name: 'Black: Ada' }).getByText('13 discs').waitFor();
  }
  await act(host.page, 'Rematch');
  await answer(guest.page, 'Play');
  await host.page.getByRole('region', { name: 'Black: Grace' }).waitFor();
  await guest.page.locator('[data-square=d3]').click();
  await host.page.locator('[data-square=d3][aria-label*="last move"]').waitFor();
  await host.page.getByRole('link', { name: 'Sealed Move' }).click();
  const row = host.page.locator('.row', { hasText: 'Grace' });
  await row.getByText('Reversi', { exact: true }).waitFor();
  await row.getByText('Match 1 – 0').waitFor();
  await row.getByRole('link', { name: 'Grace' }).click();
  await host.page.getByRole('grid', { name: 'Reversi board' }).waitFor();
});

test('REV-2: a player who cannot move is told so, and passes with a button', async (t) => {
  const stage = await openStage(t, site());
  await stage.show({ ...PLAYS, moves: PASSING.slice(0, 12).join(' ') });
  const { page } = stage;
  await page.getByText('No square turns a disc, so Béatrice moves again.').waitFor();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const asked = await stage.asked();
  assert.deepEqual((asked as unknown[][]).at(-1)?.slice(0, 2), ['play', 'pass']);
  await stage.become({ ...PLAYS, moves: PASSING.slice(0, 13).join(' ') });
  await page.getByRole('status').getByText('Black has no move, and passes.').waitFor();
});

test('REV-4, REV-5: the board works by keyboard alone, and announces all that it shows', async (t) => {
  const stage = await openStage(t, site());
  const { page } = stage;
  await stage.show({ ...PLAYS });
  const first = page.locator('[data-square=d3]');
  await first.focus();
  assert.equal(await first.getAttribute('aria-label'), 'd3, empty, legal move');
  await page.keyboard.press('ArrowDown');
  const focused = page.locator('[data-square]:focus');
  assert.equal(await focused.getAttribute('aria-label'), 'd4, white disc');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const asked = await stage.asked();
  assert.deepEqual((asked as unknown[][]).at(-1)?.slice(0, 2), ['play', 'd3']);
  await stage.become({ ...PLAYS, moves: 'd3' });
  await page.locator('[aria-label="d3, black disc, last move"]').waitFor();
  await page.locator('[aria-label="d4, black disc, turned"]').waitFor();
  assert.deepEqual(await faults(page), []);
});

test('REV-8: a link to a game that the site does not have gets that answer', async (t) => {
  const page = await openPage(t, site(), `/#join=${'A'.repeat(22)}&game=checkers`);
  await page.getByText('for a game that this site does not have').waitFor();
});
