import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameView, PeerView } from '@sealed-move/client/session';
import { AbsenceWatch, MAX_ABSENCE_MS, MIN_ABSENCE_MS } from './absence-watch.ts';
import type { AbsenceRecord } from './kept-absence.ts';

const MINUTE_MS = 60_000;

/** One device in a game of three plies, with side 1 to move; a test moves the clock. */
class Device {
  readonly asked: string[] = [];
  setting = { initialMs: 3 * MINUTE_MS, incrementMs: 0, isPerMove: false };
  plies = 3;
  absence: GameView['absence'];
  isConnected = true;
  hasRoom = true;
  isHidden = false;
  peer: Pick<PeerView, 'presence' | 'canBeClaimed'> = { presence: 'online', canBeClaimed: true };
  kept: AbsenceRecord | null = null;
  watch: AbsenceWatch;
  readonly #side: 0 | 1;
  #now = 0;
  #ring: (() => void) | null = null;

  constructor(side: 0 | 1) {
    this.#side = side;
    this.watch = this.#opened();
  }

  /** With the page open and its timers ringing. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1000) {
      this.#now += Math.min(1000, left);
      this.#ring?.();
    }
    await Promise.resolve();
  }

  /** With the page closed. */
  async sleep(ms: number): Promise<void> {
    this.#now += ms;
    this.watch = this.#opened();
    await Promise.resolve();
  }

  /** With the page open, while no timer rings. */
  async freeze(ms: number): Promise<void> {
    this.#now += ms;
    this.#ring?.();
    await Promise.resolve();
  }

  #opened(): AbsenceWatch {
    const ask = (what: string) => async () => {
      this.asked.push(what);
      this.absence = undefined;
      return null;
    };
    const game = {
      view: () => ({
        game: this.#game(),
        setting: this.setting,
        isSeated: this.hasRoom,
        isConnected: this.isConnected,
        peer: this.peer,
      }),
      subscribe: () => () => undefined,
      canWin: () => true,
      claimAbsence: ask('claim'),
      denyAbsence: ask('deny'),
      concede: ask('concede'),
    };
    const time = {
      now: () => ({
        epoch: this.#now,
        elapsed: this.#now,
        page: 'one',
        isHidden: this.isHidden,
      }),
      after: (_: number, ring: () => void) => {
        this.#ring = ring;
        return () => undefined;
      },
      onSeen: () => () => undefined,
    };
    const keeper = {
      read: () => this.kept,
      keep: (record: AbsenceRecord) => void (this.kept = record),
    };
    const watch = new AbsenceWatch(game, time, keeper);
    watch.start();
    return watch;
  }

  #game(): GameView {
    const { initialMs } = this.setting;
    return {
      number: 1,
      side: this.#side,
      turn: this.plies % 2,
      ending: null,
      moves: Array.from({ length: this.plies }, () => ({ move: 'e2e4', note: initialMs })),
      ...(this.absence === undefined ? {} : { absence: this.absence }),
    } as unknown as GameView;
  }
}

test('CLK-9: a waiting player sees the remaining time until the other comes back', async () => {
  const left = new Device(0);
  await left.pass(5000);
  assert.equal(left.watch.claimLeft, null, 'the other is there');
  left.peer = { ...left.peer, presence: 'away' };
  await left.pass(MINUTE_MS + 1000);
  assert.equal(left.watch.claimLeft, 2 * MINUTE_MS);
  await left.pass(2 * MINUTE_MS);
  assert.equal(left.watch.claimLeft, 0);
  left.peer = { ...left.peer, presence: 'online' };
  await left.pass(1000);
  assert.equal(left.watch.claimLeft, null);
});

test('CLK-9: the wait is what the other’s clock has left, from two to five minutes', async () => {
  const limits = [
    [1000, MIN_ABSENCE_MS],
    [MIN_ABSENCE_MS + 1, MIN_ABSENCE_MS + 1],
    [MAX_ABSENCE_MS - 1, MAX_ABSENCE_MS - 1],
    [60 * MINUTE_MS, MAX_ABSENCE_MS],
  ] as const;
  for (const [initialMs, expected] of limits) {
    const left = new Device(0);
    left.setting = { ...left.setting, initialMs };
    left.peer = { ...left.peer, presence: 'away' };
    await left.pass(1000);
    assert.equal(left.watch.claimLeft, expected);
  }
});

test('CLK-9: nothing counts while this device is offline, asleep or on the move', async () => {
  const left = new Device(0);
  left.peer = { ...left.peer, presence: 'away' };
  await left.pass(4 * MINUTE_MS);
  left.isConnected = false;
  await left.pass(1000);
  assert.equal(left.watch.claimLeft, null);
  left.isConnected = true;
  await left.pass(1000);
  assert.equal(left.watch.claimLeft, 3 * MINUTE_MS, 'it starts over');
  await left.freeze(10 * MINUTE_MS);
  assert.equal(left.watch.claimLeft, 3 * MINUTE_MS, 'so it does after a sleep');
  left.plies = 4;
  await left.pass(MINUTE_MS);
  assert.equal(left.watch.claimLeft, null, 'one’s own move');
});

test('CLK-9: absence cannot be claimed before both moved, in games of days, or against older apps', async () => {
  for (const change of [
    { plies: 1 },
    { setting: { initialMs: MINUTE_MS, incrementMs: 0, isPerMove: true } },
    { peer: { presence: 'away', canBeClaimed: false } },
  ] as const) {
    const left = new Device(0);
    left.peer = { ...left.peer, presence: 'away' };
    Object.assign(left, change);
    await left.pass(1000);
    assert.equal(left.watch.claimLeft, null);
  }
});

test('CLK-9: the absent player’s app concedes if it knows it was away, and otherwise denies', async () => {
  for (const [away, answer] of [
    [3 * MINUTE_MS, 'concede'],
    [2 * MINUTE_MS, 'deny'],
  ] as const) {
    const gone = new Device(1);
    await gone.pass(1000);
    await gone.sleep(away);
    assert.deepEqual(gone.asked, []);
    gone.absence = 'theirs';
    await gone.pass(1000);
    assert.deepEqual(gone.asked, [answer]);
  }
});

test('CLK-9: a page that stayed open counts as present, whatever its connection', async () => {
  const there = new Device(1);
  there.isConnected = false;
  await there.pass(10 * MINUTE_MS);
  there.absence = 'theirs';
  await there.pass(1000);
  assert.deepEqual(there.asked, ['deny']);
  const hidden = new Device(1);
  hidden.isHidden = true;
  hidden.isConnected = false;
  await hidden.pass(4 * MINUTE_MS);
  hidden.absence = 'theirs';
  hidden.isConnected = true;
  await hidden.pass(1000);
  assert.deepEqual(hidden.asked, ['concede'], 'hidden and not connected, it was left');
});

test('CLK-9: a returning player sees how long they were away, until they move', async () => {
  const gone = new Device(1);
  await gone.pass(1000);
  await gone.sleep(29_000);
  assert.equal(gone.watch.ownAbsence, null);
  await gone.sleep(MINUTE_MS);
  assert.deepEqual(gone.watch.ownAbsence, { awayMs: MINUTE_MS, limitMs: 3 * MINUTE_MS });
  gone.plies = 4;
  await gone.pass(1000);
  gone.plies = 5;
  await gone.pass(1000);
  assert.equal(gone.watch.ownAbsence, null);
});

test('GOON-12: nobody counts as away while there was no room', async () => {
  const there = new Device(1);
  await there.pass(1000);
  there.isHidden = true;
  there.isConnected = false;
  there.hasRoom = false;
  await there.pass(10 * MINUTE_MS);
  there.hasRoom = true;
  there.isConnected = true;
  await there.pass(1000);
  there.absence = 'theirs';
  await there.pass(1000);
  assert.deepEqual(there.asked, ['deny']);
});
