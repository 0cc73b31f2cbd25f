import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandRefusal, GameView } from '@sealed-move/client/session';
import type { ClockSetting } from './clock.ts';
import { FIRST_MOVE_MS, GameClock, type ClockedGame } from './game-clock.ts';
import type { Timepiece } from './timepiece.ts';

const DAY_MS = 86_400_000;
/** The stopwatch is saved after this long. */
const KEEP_MS = 1000;
const SETTING = { initialMs: DAY_MS, incrementMs: 0, isPerMove: true };

interface TimerResult {
  /** The ways in which the device ended the game. */
  readonly ends: readonly unknown[];
  /** The waits so far, in ms. */
  readonly waits: readonly number[];
}

interface ClockScene {
  readonly setting?: ClockSetting;
  /** Half-moves made; the clock looks at nothing else in them. */
  readonly plies?: number;
  /** The side whose time the device keeps. */
  readonly keeps: 0 | 1;
  /** The same after the timers have run. */
  readonly later?: 0 | 1;
  readonly refused?: CommandRefusal;
}

/** More than a day after a move: every timer has run. */
async function aDayLater(scene: ClockScene): Promise<TimerResult> {
  const { setting = SETTING, plies = 3, keeps, later = keeps, refused = null } = scene;
  const game = {
    turn: plies % 2,
    moves: Array.from({ length: plies }, () => ({ move: 'e2e4', note: setting.initialMs })),
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
      setting,
      keeps: kept,
      haveMet: true,
      firstMoveMs: FIRST_MOVE_MS,
    }),
    subscribe: () => () => undefined,
    resign: async (why) => {
      ends.push(why);
      return why === 'abort' ? refused : null;
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
  kept = later;
  elapsed = DAY_MS + 1;
  for (const ring of waiting.splice(0)) ring();
  await Promise.resolve();
  await Promise.resolve();
  stop();
  return { ends, waits: awaited };
}

test('CLK-2, ONL-12: a fallen flag ends the game only on its player’s device', async () => {
  const own = await aDayLater({ keeps: 1 });
  assert.deepEqual(own, { ends: ['time'], waits: [DAY_MS, KEEP_MS] });
  const other = await aDayLater({ keeps: 0 });
  assert.deepEqual(other, { ends: [], waits: [KEEP_MS] }, 'there nobody waits for it to fall');
});

test('CLK-2: a device that stopped keeping time before the flag fell ends nothing', async () => {
  assert.deepEqual((await aDayLater({ keeps: 1, later: 0 })).ends, []);
});

const BULLET = { initialMs: 60_000, incrementMs: 0 };

for (const [plies, keeps] of [
  [0, 0],
  [1, 1],
] as const) {
  test(`CLK-8: without a first move after ${plies}, the game is called off, not lost`, async () => {
    const own = await aDayLater({ setting: BULLET, plies, keeps });
    assert.deepEqual(own, { ends: ['abort'], waits: [FIRST_MOVE_MS, KEEP_MS] });
    const old = await aDayLater({ setting: BULLET, plies, keeps, refused: 'unsupported' });
    assert.deepEqual(old.ends, ['abort'], 'nor where the other app cannot be told');
    const days = await aDayLater({ plies, keeps });
    assert.deepEqual(days, { ends: ['abort'], waits: [DAY_MS, KEEP_MS] });
  });
}

test('CLK-8: a clock starts with its side’s first move', () => {
  const at = { elapsed: 0, moves: 0 };
  const view = () => ({
    game: {
      turn: at.moves % 2,
      moves: Array.from({ length: at.moves }, () => ({ move: 'e2e4', note: null })),
      number: 1,
      ending: null,
      unconfirmed: 0,
    } as unknown as GameView,
    setting: BULLET,
    keeps: 0 as const,
    haveMet: true,
    firstMoveMs: FIRST_MOVE_MS,
  });
  let look = () => undefined as void;
  const game: ClockedGame = {
    view,
    subscribe: (listener) => {
      look = listener;
      return () => undefined;
    },
    resign: async () => null,
  };
  const time: Timepiece = {
    now: () => ({ epoch: at.elapsed, elapsed: at.elapsed, page: 'one', isHidden: false }),
    after: () => () => undefined,
    onSeen: () => () => undefined,
  };
  const clock = new GameClock(game, time, null);
  clock.start();
  const pass = (moves: number) => {
    at.elapsed += 10_000;
    const state = [clock.running, clock.left(0), clock.left(1), clock.firstMoveLeft];
    at.moves = moves;
    look();
    return state;
  };
  assert.deepEqual(pass(1), [null, 60_000, 60_000, FIRST_MOVE_MS - 10_000]);
  assert.deepEqual(pass(2), [null, 60_000, 60_000, FIRST_MOVE_MS - 10_000]);
  assert.deepEqual(pass(3), [0, 50_000, 60_000, null]);
});

test('CLK-8: a refused call-off is attempted only once', async () => {
  const game = { turn: 0, moves: [], number: 1, ending: null, unconfirmed: 0 } as const;
  const view = () => ({
    game: game as unknown as GameView,
    setting: BULLET,
    keeps: 0 as const,
    haveMet: true,
    firstMoveMs: FIRST_MOVE_MS,
  });
  const waiting = new Set<() => void>();
  let asked = 0;
  let elapsed = 0;
  let tell = () => undefined as void;
  const clocked: ClockedGame = {
    view,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    resign: async () => {
      asked++;
      tell();
      return 'unsupported';
    },
  };
  const time: Timepiece = {
    now: () => ({ epoch: elapsed, elapsed, page: 'one', isHidden: false }),
    after: (_, ring) => {
      waiting.add(ring);
      return () => waiting.delete(ring);
    },
    onSeen: () => () => undefined,
  };
  const stop = new GameClock(clocked, time, null).start();
  elapsed = FIRST_MOVE_MS;
  for (let rounds = 0; rounds < 3; rounds++) {
    const due = [...waiting];
    waiting.clear();
    for (const ring of due) ring();
    await Promise.resolve();
    await Promise.resolve();
  }
  stop();
  assert.equal(asked, 1);
});
