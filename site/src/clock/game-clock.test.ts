import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameView } from 'relay-client/session';
import { GameClock, type ClockedGame, type Timepiece } from './game-clock.ts';

const DAY_MS = 86_400_000;
const SETTING = { initialMs: DAY_MS, incrementMs: 0, isPerMove: true };

/** A day and more after a move: every timer rings. @returns what the device then ended the game by */
async function aDayLater(keeps: 0 | 1): Promise<readonly unknown[]> {
  const game = {
    turn: 1,
    moves: [{ move: 'e2e4', note: DAY_MS }],
    number: 1,
  } as unknown as GameView;
  const ends: unknown[] = [];
  const waiting: (() => void)[] = [];
  let elapsed = 0;
  const clocked: ClockedGame = {
    view: () => ({
      game: { ...game, ending: null, unconfirmed: 0 },
      setting: SETTING,
      keeps,
      haveMet: true,
    }),
    subscribe: () => () => undefined,
    resign: async (why) => {
      ends.push(why);
      return null;
    },
  };
  const time: Timepiece = {
    now: () => ({ epoch: elapsed, elapsed, page: 'one', isHidden: false }),
    after: (_, then) => {
      waiting.push(then);
      return () => undefined;
    },
    onSeen: () => () => undefined,
  };
  const stop = new GameClock(clocked, time, null).start();
  elapsed = DAY_MS + 1;
  for (const ring of waiting.splice(0)) ring();
  await Promise.resolve();
  stop();
  return ends;
}

test('CLK-2, ONL-12: a flag that falls ends the game on the device of its player alone', async () => {
  assert.deepEqual(await aDayLater(1), ['time']);
  assert.deepEqual(await aDayLater(0), []);
});
