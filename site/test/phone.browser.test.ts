import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { measureGeometry } from './geometry.ts';
import { act } from './network/acts.ts';
import { playMoves, sitDown } from './network/table.ts';
import { openStage } from './stage-page.ts';

/* The play page on a phone, with every possible message at once. */

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

for (const viewport of PHONES) {
  test(`PLAY-9: on ${viewport.width} by ${viewport.height} the question stays in view, with everything shown at once`, async (t) => {
    const { page, show } = await openStage(t, site(), { viewport });
    await show(EVERYTHING);
    await page.getByRole('button', { name: 'Yes', exact: true }).waitFor();
    const { board, wrong } = await measureGeometry(page);
    assert.deepEqual(wrong, []);
    assert.equal(board[2], viewport.width);
  });

  test(`PLAY-9, ONL-5: on ${viewport.width} by ${viewport.height} the board and the leave button stay in view`, async (t) => {
    const table = await sitDown(t, site(), { minutes: 5, host: { viewport } });
    const { page } = table.host;
    await playMoves(table, ['e2e4', 'e7e5']);
    assert.deepEqual((await measureGeometry(page)).wrong, []);
    await act(page, 'Leave game');
    await page
      .getByRole('group', { name: 'Leave for good?' })
      .getByText('Grace will be notified and wins.')
      .waitFor();
    assert.deepEqual((await measureGeometry(page)).wrong, []);
  });
}

test('PLAY-3: on a phone the draw offer needs confirmation, and one tap offers nothing', async (t) => {
  const viewport = { width: 390, height: 844 };
  const { page, show, asked } = await openStage(t, site(), { viewport });
  await show({ moves: 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6' });
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const question = page.getByRole('group', { name: 'Offer a draw?' });
  assert.deepEqual(await asked(), []);
  await question.getByRole('button', { name: 'Offer', exact: true }).click();
  assert.deepEqual(await asked(), [['agreeDraw']]);
});
