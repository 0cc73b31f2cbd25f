import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { measureGeometry, WINDOWS } from './geometry.ts';
import { bring, PLAY_STATES, REVERSI_STATES } from './play-states.ts';
import { openStage } from './stage-page.ts';

/* The play page in each window and in all states in turn, on one page in each language. */

const site = siteForTests();

/** The board's size in pixels, and that of the window. */
const BOARDS = new Map([
  ['360 by 640', 360],
  ['390 by 844', 390],
  ['844 by 390', 374],
  ['834 by 1112', 728],
  ['1366 by 768', 688],
  ['1920 by 1080', 1000],
  ['2560 by 1440', 1360],
]);

/**
 * In the smallest, the flattest and one usual window, English is checked too; German words are
 * longer.
 */
const IN_ENGLISH: readonly string[] = ['320 by 568', '844 by 390', '1366 by 768'];

const nameWindow = (width: number, height: number) => `${width} by ${height}`;

for (const locale of ['en-GB', 'de-DE']) {
  const windows = WINDOWS.filter(
    (size) => locale === 'de-DE' || IN_ENGLISH.includes(nameWindow(...size)),
  );
  test(`PLAY-9, LANG-6: nothing moves the board, and nothing leaves the window, ${locale}`, async (t) => {
    const stage = await openStage(t, site(), { locale });
    for (const [width, height] of windows) {
      await t.test(`on ${nameWindow(width, height)}`, async () => {
        await stage.page.setViewportSize({ width, height });
        const boards = new Set<string>();
        for (const state of [...PLAY_STATES, ...REVERSI_STATES]) {
          await bring(stage, state);
          const { board, wrong } = await measureGeometry(stage.page);
          assert.deepEqual(wrong, [], state.name);
          boards.add(board.join(' '));
          const [, , wide, high] = board;
          assert.equal(wide, high, state.name);
          assert.equal(wide, BOARDS.get(nameWindow(width, height)) ?? wide);
        }
        assert.equal(boards.size, 1, [...boards].join(', '));
      });
    }
  });
}
