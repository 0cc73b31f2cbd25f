import type { Page } from 'playwright-core';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { tapMove } from './browser.ts';
import type { Scene } from './stage/scene.ts';
import { PASSING, WHOLE } from './reversi-games.ts';
import type { StagePage } from './stage-page.ts';

/** A state of the play page. */
export interface PlayState {
  readonly name: string;
  readonly scene: Scene;
  /** Moves must be confirmed. */
  readonly confirms?: boolean;
  /** The player's action in that state. */
  readonly act?: (page: Page) => Promise<void>;
}

const CLOCK = { initialMs: 600_000, incrementMs: 5000 };
const NONE = { draw: 'none', takeBack: 'none', rematch: 'none' } as const;
const ITALIAN =
  'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 e1g1 a7a6 f1e1 c5a7 c4b3 e8g8 h2h3 h7h6 ' +
  'b1d2 f8e8 d2f1 c8e6 b3e6 e8e6';
const LEGAL = 'e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5';
const CHECKED = 'e2e4 e7e5 g1f3 b8c6 f1c4 c6d4 f3e5 d8g5 e5f7 g5g2 h1f1 g2e4';
const TO_PROMOTION = 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6';
const LINES = [
  'Good luck! No engines, promise.',
  'You always play the Italian.',
  'It is a nice opening :)',
];
const CHAT = {
  lines: LINES.map((text, id) => ({
    id,
    from: id % 2 === 0 ? ('me' as const) : ('them' as const),
    text,
    at: 0,
    state: 'delivered' as const,
  })),
};
const notes = (count: number) => Array.from({ length: count }, (_, ply) => 600_000 - ply * 7000);

function game(moves: string, rest: Scene = {}): Scene {
  return { moves, clock: CLOCK, notes: notes(moves.split(' ').length), chat: CHAT, ...rest };
}

/** Finds an action by its name in the code, because the page may be in any language. */
const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);

async function menu(page: Page, name: string): Promise<void> {
  if ((await action(page, name).count()) === 0) await action(page, 'more').click();
  await action(page, name).click();
}

/** Every state of the page. */
export const PLAY_STATES: readonly PlayState[] = [
  {
    name: 'own turn, a piece chosen',
    scene: game(ITALIAN),
    act: (page) => page.locator('[data-square=f3]').click(),
  },
  { name: 'the other’s turn', scene: game(`${ITALIAN} f1g3`) },
  {
    name: 'the other’s turn, ten minutes left',
    scene: game(`${ITALIAN} f1g3`, { clock: { initialMs: 660_000, incrementMs: 0 }, notes: [] }),
  },
  {
    name: 'the other’s turn, an hour left',
    scene: game(`${ITALIAN} f1g3`, { clock: { initialMs: 5_400_000, incrementMs: 0 }, notes: [] }),
  },
  {
    name: 'the other’s turn, seconds left',
    scene: game(`${ITALIAN} f1g3`, { clock: { initialMs: 18_400, incrementMs: 0 }, notes: [] }),
  },
  {
    name: 'check',
    scene: game(CHECKED, { clock: { initialMs: 18_400, incrementMs: 0 }, notes: [] }),
  },
  {
    name: 'premove',
    scene: game(`${ITALIAN} f1g3`),
    act: (page) => tapMove(page, 'g3f5'),
  },
  { name: 'confirm', scene: game(ITALIAN), confirms: true, act: (page) => tapMove(page, 'f1g3') },
  { name: 'draw offered', scene: game(ITALIAN, { game: { offers: { ...NONE, draw: 'theirs' } } }) },
  {
    name: 'own draw offer, friend away',
    scene: game(`${ITALIAN} f1g3`, {
      game: { offers: { ...NONE, draw: 'mine' }, unconfirmed: 1 },
      peer: { presence: 'away' },
    }),
  },
  {
    name: 'take-back asked',
    scene: game(ITALIAN, { game: { offers: { ...NONE, takeBack: 'theirs' } } }),
  },
  { name: 'resign', scene: game(ITALIAN), act: (page) => menu(page, 'resign') },
  { name: 'leave', scene: game(ITALIAN), act: (page) => menu(page, 'leave') },
  {
    name: 'promotion',
    scene: game(TO_PROMOTION),
    act: async (page) => {
      await page.locator('[data-square=b7]').click();
      await page.locator('[data-square=a8]').click();
    },
  },
  {
    name: 'connection lost, move unsent',
    scene: game(`${ITALIAN} f1g3`, {
      connection: { kind: 'waiting', until: Date.now() + 3_600_000, code: null },
      peer: { presence: 'away' },
      game: { unconfirmed: 1 },
    }),
  },
  { name: 'friend left', scene: game(ITALIAN, { peer: { presence: 'left' } }) },
  {
    name: 'stepping',
    scene: game(ITALIAN),
    act: async (page) => {
      for (let count = 0; count < 9; count += 1) await page.keyboard.press('ArrowLeft');
    },
  },
  { name: 'won', scene: game(LEGAL) },
  { name: 'lost', scene: game(ITALIAN, { ending: { by: 'time', winner: 1 } }) },
  {
    name: 'drawn, rematch asked',
    scene: game(ITALIAN, {
      ending: { by: 'agreement' },
      game: { offers: { ...NONE, rematch: 'theirs' } },
    }),
  },
  { name: 'a claim of the other app', scene: game(ITALIAN, { game: { disputed: 'resignation' } }) },
  {
    name: 'open elsewhere',
    scene: game(ITALIAN, { connection: { kind: 'stopped', code: CLOSE.superseded } }),
  },
  {
    name: 'closed',
    scene: game(ITALIAN, { connection: { kind: 'stopped', code: CLOSE.bothLeft } }),
  },
  {
    name: 'messages used up',
    scene: game(ITALIAN, { connection: { kind: 'stopped', code: CLOSE.roomLimit } }),
  },
  {
    name: 'chat open, asked',
    scene: game(ITALIAN, { game: { offers: { ...NONE, draw: 'theirs' } } }),
    act: async (page) => {
      await page.locator('.ask').waitFor();
    },
  },
  {
    name: 'chat',
    scene: game(ITALIAN),
    act: async (page) => {
      if ((await action(page, 'chat').count()) > 0) await action(page, 'chat').click();
    },
  },
  {
    name: 'more',
    scene: game(ITALIAN),
    act: (page) => action(page, 'more').click(),
  },
  {
    name: 'moves',
    scene: game(ITALIAN),
    act: async (page) => {
      await action(page, 'more').click();
      await action(page, 'moves').click();
    },
  },
  { name: 'options', scene: game(ITALIAN), act: (page) => menu(page, 'choices') },
];

const REVERSI = { plays: 'reversi', clock: CLOCK, chat: CHAT } as const;

/** The states that only reversi has. */
export const REVERSI_STATES: readonly PlayState[] = [
  { name: 'reversi, own turn', scene: { ...REVERSI, moves: WHOLE.slice(0, 20).join(' ') } },
  { name: 'reversi, must pass', scene: { ...REVERSI, moves: PASSING.slice(0, 12).join(' ') } },
  {
    name: 'reversi, premove',
    scene: { ...REVERSI, moves: WHOLE.slice(0, 21).join(' ') },
    act: (page) => page.locator('[data-square=h8]').click(),
  },
  {
    name: 'reversi, confirm',
    scene: { ...REVERSI, moves: '' },
    confirms: true,
    act: (page) => page.locator('[data-square=d3]').click(),
  },
  { name: 'reversi, won', scene: { ...REVERSI, moves: WHOLE.join(' ') } },
];

/** Brings the page into that state. */
export async function bring(stage: StagePage, { scene, confirms = false, act }: PlayState) {
  await stage.choose({ confirmMoves: confirms });
  await stage.show(scene);
  await act?.(stage.page);
}
