import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameView } from 'relay-client/session';
import { GameClock, type ClockedGame, type Timepiece } from './game-clock.ts';

const DAY_MS = 86_400_000;
/** After so long the stopwatch is kept again. */
const KEEP_MS = 1000;
const SETTING = { initialMs: DAY_MS, incrementMs: 0, isPerMove: true };

interface TimerResult {
  /** By what the device ended the game. */
  readonly ends: readonly unknown[];
  /** What it waited for, in ms. */
  readonly waits: readonly number[];
}

/**
 * A day and more after a move: every timer rings.
 * @param keeps the side whose time the device keeps @param then the same, once the timers ring
 */
async function aDayLater(keeps: 0 | 1, then = keeps): Promise<TimerResult> {
  const game = {
    turn: 1,
    moves: [{ move: 'e2e4', note: DAY_MS }],
    number: 1,
  } as unknown as GameView;
  const ends: unknown[] = [];
  const waits: number[] = [];
  const waiting: (() => void)[] = [];
  let kept = keeps;
  let elapsed = 0;
  const clocked: ClockedGame = {
    view: () => ({
      game: { ...game, ending: null, unconfirmed: 0 },
      setting: SETTING,
      keeps: kept,
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
    after: (ms, ring) => {
      waits.push(ms);
      waiting.push(ring);
      return () => undefined;
    },
    onSeen: () => () => undefined,
  };
  const stop = new GameClock(clocked, time, null).start();
  const awaited = [...waits];
  kept = then;
  elapsed = DAY_MS + 1;
  for (const ring of waiting.splice(0)) ring();
  await Promise.resolve();
  stop();
  return { ends, waits: awaited };
}

test('CLK-2, ONL-12: a flag that falls ends the game on the device of its player alone', async () => {
  const own = await aDayLater(1);
  assert.deepEqual(own, { ends: ['time'], waits: [DAY_MS, KEEP_MS] });
  const other = await aDayLater(0);
  assert.deepEqual(other, { ends: [], waits: [KEEP_MS] }, 'there nobody waits for it to fall');
});

test('CLK-2: a device that keeps the time no more when the flag falls ends nothing', async () => {
  assert.deepEqual((await aDayLater(1, 0)).ends, []);
});
