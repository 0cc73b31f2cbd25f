import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, siteForTests } from './browser.ts';
import { listedGame, writeGames } from './kept-games.ts';
import { localGame } from './sample-games.ts';
import { until } from 'test-kit/until';
import { measureGeometry } from './geometry.ts';
import { bring, PLAY_STATES } from './play-states.ts';
import { openStage } from './stage-page.ts';

const site = siteForTests();

test('PLAY-6: the last line of the chat stays in view when something takes up space beside it', async (t) => {
  const { page, show } = await openStage(t, site(), { viewport: { width: 1366, height: 768 } });
  const lines = Array.from({ length: 40 }, (_, id) => ({
    id,
    from: 'them' as const,
    text: `Line ${id}`,
    at: 0,
    state: 'delivered' as const,
  }));
  await show({ moves: 'e2e4 e7e5', chat: { lines } });
  const last = page.getByText('Line 39', { exact: true });
  const isSeen = async () => {
    const list = await page.locator('.chat-lines').boundingBox();
    const box = await last.boundingBox();
    return list !== null && box !== null && box.y + box.height <= list.y + list.height + 1;
  };
  assert.equal(await isSeen(), true);
  // A slow browser reports the list's own scrolling only once the list is smaller.
  await page.locator('.chat-lines').evaluate((list: HTMLElement) => {
    list.style.maxHeight = '60px';
    list.dispatchEvent(new Event('scroll'));
  });
  await until('the last line is out of view in a small list', isSeen);
  await page.setViewportSize({ width: 1366, height: 600 });
  await until('the last line is out of view', isSeen);
});

test('PLAY-1: “Check!” refers to the position shown', async (t) => {
  const { page, show } = await openStage(t, site());
  await show({ moves: 'e2e4 f7f5 d1h5 g7g6' });
  const theirs = page.getByLabel('Black: Béatrice');
  assert.doesNotMatch((await theirs.textContent()) ?? '', /Check/);
  await page.keyboard.press('ArrowLeft');
  await theirs.getByText('Check!').waitFor();
  await page.keyboard.press('ArrowLeft');
  await theirs.getByText('Check!').waitFor({ state: 'detached' });
});

/** Windows smaller than a phone, each with the least that its board must have. */
const SMALL: readonly (readonly [width: number, height: number, board: number])[] = [
  [320, 240, 152],
  [340, 300, 162],
  [375, 300, 179],
  [373, 330, 178],
  [340, 340, 168],
  [500, 300, 240],
  [590, 505, 333],
];

for (const [width, height, least] of SMALL) {
  test(`PLAY-9: in a window of ${width} by ${height} the board is as large as fits, and a question can be answered`, async (t) => {
    const stage = await openStage(t, site(), { viewport: { width, height } });
    const { page } = stage;
    const state = PLAY_STATES.find(({ name }) => name === 'draw offered');
    assert.ok(state !== undefined);
    await bring(stage, state);
    const { board, wrong } = await measureGeometry(page);
    const [, , wide = 0, high] = board;
    assert.ok(wide >= least && wide === high, `${wide} by ${high}`);
    assert.deepEqual(
      wrong.filter((one) => /window|scrolls|cut off|covered|offers a draw/.test(one)),
      [],
    );
  });
}

test('KEEP-2: finished games are in the wide column, below running ones', async (t) => {
  const viewport = { width: 1366, height: 768 };
  const page = await openPage(t, site(), '/', { viewport });
  await writeGames(page, [listedGame('Ann', 'mine', 2), listedGame('Ben', 'black-won', 1)]);
  await page.reload();
  const boxOf = async (name: string) =>
    page.locator('section', { hasText: name }).last().boundingBox();
  const [running, over] = [await boxOf('Ann'), await boxOf('Ben')];
  assert.ok(running !== null && over !== null);
  assert.deepEqual([over.x, over.width], [running.x, running.width]);
  assert.ok(over.y > running.y && over.width > 600);
});

test('GAME-1: a game on one device offers no days per move', async (t) => {
  const page = await openPage(t, site(), '/#/here');
  await page.getByRole('radio', { name: '5 + 3' }).waitFor();
  assert.equal(await page.getByRole('radio', { name: /day/ }).count(), 0);
});

test('STUDY-9: a mark and a comment are saved with the move, and copied with it', async (t) => {
  const page = await openPage(t, site(), '/');
  const moves = ['e2e4', 'e7e5'].map((move) => ({ move, note: null }));
  const game = localGame('done', JSON.stringify({ moves }));
  await writeGames(page, [
    { ...game, summary: { ...game.summary, standing: 'black-won', moves: 2 } },
  ]);
  await page.goto(`${site().url}/#/study/done`);
  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Mistake' }).click();
  await page.getByLabel('Comment on this move').fill('Better {was} c5');
  await page.getByText('Better (was) c5').first().waitFor();
  await page.reload();
  await page.getByRole('grid').waitFor();
  assert.equal(await page.getByLabel('Comment on this move').inputValue(), 'Better (was) c5');
  const mistake = page.getByRole('button', { name: 'Mistake' });
  assert.equal(await mistake.getAttribute('aria-pressed'), 'true');
});
