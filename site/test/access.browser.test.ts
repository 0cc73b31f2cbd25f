import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { faults, faultsInLightAndDark, overflow } from './axe.ts';
import { siteForTests, openLocalGame, squareOn } from './browser.ts';
import type { Scene } from './stage/scene.ts';
import { act } from './network/acts.ts';
import { openStage } from './stage-page.ts';

const site = siteForTests();
const SPANISH = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6';

const SCENES: readonly (readonly [name: string, scene: Scene, tab: string])[] = [
  ['a game', { moves: SPANISH, clock: { initialMs: 300_000, incrementMs: 0 } }, 'Moves'],
  ['a low clock', { moves: 'e2e4', clock: { initialMs: 9000, incrementMs: 0 }, side: 1 }, 'Moves'],
  ['a mate', { moves: 'f2f3 e7e5 g2g4 d8h4' }, 'Options'],
  [
    'offers and troubles',
    {
      moves: SPANISH,
      connection: { kind: 'waiting', until: 0, code: null },
      peer: { presence: 'away' },
      game: {
        offers: { draw: 'theirs', takeBack: 'mine', rematch: 'none' },
        disputed: 'move',
        unconfirmed: 1,
      },
    },
    'Moves',
  ],
  [
    'chat',
    {
      chat: {
        left: 3,
        lines: [
          { id: 1, from: 'them', text: 'Hi', at: 0, state: 'delivered' },
          { id: 2, from: 'me', text: 'Hello', at: 0, state: 'not-delivered' },
          { id: 3, from: 'me', text: 'There', at: 0, state: 'sending' },
        ],
      },
    },
    'Chat',
  ],
];
/** Opens the scene's subject; next to the board, moves and chat are open as usual. */
async function open(page: Page, part: string): Promise<void> {
  if (part === 'Moves') return undefined;
  const isOpen = part === 'Chat' && (await page.locator('.play-side').count()) > 0;
  return isOpen ? undefined : act(page, part);
}

for (const [name, scene, tab] of SCENES) {
  test(`PLAY-9: axe finds no fault with ${name}, light or dark`, async (t) => {
    const { page, show } = await openStage(t, site(), { viewport: { width: 390, height: 844 } });
    await show(scene);
    await open(page, tab);
    assert.deepEqual(await faultsInLightAndDark(page), []);
  });
}

test('PLAY-9: axe finds no fault with a promotion and a question', async (t) => {
  const { page, show } = await openStage(t, site());
  await show({ moves: 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6' });
  await squareOn(page, 'b7').click();
  await squareOn(page, 'a8').click();
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resign' }).click();
  assert.deepEqual(await faults(page), []);
});

test('PLAY-9: axe finds no fault with a game in the site', async (t) => {
  const page = await openLocalGame(t, site());
  assert.deepEqual(await faults(page), []);
});

for (const width of [320, 390, 600, 900, 1280]) {
  test(`PLAY-9: nothing is cut off at ${width} pixels, and the board is as wide as possible`, async (t) => {
    const viewport = { width, height: 800 };
    const { page, show } = await openStage(t, site(), { viewport });
    for (const [name, scene, tab] of SCENES) {
      await show({ ...scene, peer: { ...scene.peer, name: 'WWWWWWWWWWWWWWWWWWWW' } });
      await open(page, tab);
      assert.equal(await overflow(page), 0, name);
      const board = await page.getByRole('grid').boundingBox();
      assert.ok(board !== null && Math.abs(board.width - board.height) < 1);
      if (width < 600) assert.equal(board.width, Math.min(width, 800 - 248));
    }
  });
}
