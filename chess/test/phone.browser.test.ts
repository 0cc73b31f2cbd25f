import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { overflow } from './axe.ts';
import { siteForTests } from './browser.ts';
import { playMoves, sitDown } from './network/table.ts';
import { openStage } from './stage-page.ts';

/* The play page on a phone, with all at once that can be said on it. */

const site = siteForTests();
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const;
const EVERYTHING = {
  moves: 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6',
  clock: { initialMs: 300_000, incrementMs: 0 },
  connection: { kind: 'stopped', code: 4409 },
  peer: { presence: 'left', name: 'Maximiliane Olga III' },
  game: {
    offers: { draw: 'theirs', takeBack: 'mine', rematch: 'none' },
    disputed: 'take-back',
    unconfirmed: 1,
  },
} as const;

/** The names of the controls that something lies over, as they come to be seen one by one. */
const COVERED = `[...document.querySelectorAll('.play-side, .play-foot')]
  .flatMap((part) => [...part.querySelectorAll('button:enabled, input')])
  .filter((control) => {
    control.focus();
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !control.contains(hit);
  })
  .map((control) => control.textContent || control.id)`;

/** Where a part of the page is, in the window, and whether nothing lies over its middle. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const part = document.querySelector('${selector}');
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isIn = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
    const over = [top + 1, (top + bottom) / 2, bottom - 1].map((y) =>
      document.elementFromPoint((left + right) / 2, y));
    return isIn && over.every((one) => part.contains(one));
  })()`);
}

for (const viewport of PHONES) {
  test(`PLAY-9: on ${viewport.width} by ${viewport.height} every control can be reached, and what is asked is in sight`, async (t) => {
    const { page, show } = await openStage(t, site(), { viewport });
    await show(EVERYTHING);
    await page.getByRole('button', { name: 'Accept draw' }).waitFor();
    assert.equal(await overflow(page), 0);
    assert.equal(await isInSight(page, '.offer-asked'), true, 'the question');
    assert.equal(await isInSight(page, '.play-actions'), true, 'the actions');
    if (viewport.height > 600) assert.equal(await isInSight(page, '[role=grid]'), true);
    for (const tab of ['Moves', 'Chat', 'Options']) {
      await page.getByRole('tab', { name: tab }).click();
      assert.deepEqual(await page.evaluate(COVERED), [], tab);
    }
  });

  test(`PLAY-9, ONL-5: on ${viewport.width} by ${viewport.height} the board and leaving are in sight`, async (t) => {
    const table = await sitDown(t, site(), { minutes: 5, host: { viewport } });
    const { page } = table.host;
    await playMoves(table, ['e2e4', 'e7e5']);
    await page.evaluate('scrollTo(0, 0)');
    assert.equal(await overflow(page), 0);
    assert.equal(await isInSight(page, '[role=grid]'), true, 'the board');
    assert.equal(await isInSight(page, '.play-actions'), true, 'the actions');
    assert.equal(await isInSight(page, '[title="Leave this game for good"]'), true, 'leaving');
    await page.getByRole('button', { name: 'Leave this game for good' }).click();
    await page.getByRole('dialog').getByText('Leave for good?').waitFor();
  });
}
