import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findFinalTimes,
  readReportedTimes,
  formatClock,
  describeTimeLeft,
  MAX_CLOCK_MS,
  chooseNote,
  computeTimeLeft,
} from './clock.ts';
import { measureElapsed, type Moment, measureTimeSpent, updateStopwatch } from './stopwatch.ts';
import '../../test/english.ts';

const SETTING = { initialMs: 300_000, incrementMs: 2000 };

test('CLK-1: a side has left what it reported with its last move', () => {
  const moves = [
    { move: 'e2e4', note: 299_000 },
    { move: 'e7e5', note: 250_000 },
    { move: 'g1f3', note: 290_000 },
  ];
  assert.deepEqual(readReportedTimes(SETTING, { moves }), [290_000, 250_000]);
  assert.deepEqual(readReportedTimes(SETTING, { moves: [] }), [300_000, 300_000]);
});

test('CLK-1: a missing note changes nothing, and an invalid one is cut to the clock’s range', () => {
  const note = (value: number | null) =>
    readReportedTimes(SETTING, { moves: [{ move: 'e2e4', note: value }] })[0];
  assert.equal(note(null), 300_000);
  assert.equal(note(Number.NaN), 300_000);
  assert.equal(note(-5), 0);
  assert.equal(note(1e15), MAX_CLOCK_MS);
});

test('CLK-2: only the side to move loses time, and never below zero', () => {
  assert.equal(computeTimeLeft([5000, 7000], 0, 0, 2000), 3000);
  assert.equal(computeTimeLeft([5000, 7000], 1, 0, 2000), 7000);
  assert.equal(computeTimeLeft([5000, 7000], 0, 0, 6000), 0);
  assert.equal(computeTimeLeft([5000, 7000], 0, null, 6000), 5000);
});

test('CLK-2: the note includes the increment', () => {
  assert.equal(chooseNote(SETTING, 10_000.4), 12_000);
  assert.equal(chooseNote(SETTING, MAX_CLOCK_MS), MAX_CLOCK_MS);
});

const FACES: readonly [number, string][] = [
  [0, '0:00.0'],
  [40, '0:00.1'],
  [7250, '0:07.3'],
  [19_900, '0:19.9'],
  [20_000, '0:20'],
  [299_001, '5:00'],
  [300_000, '5:00'],
  [3_600_000, '1:00:00'],
  [3_905_000, '1:05:05'],
  [MAX_CLOCK_MS, '24:00:00'],
  [2 * MAX_CLOCK_MS + 1, '2 d 1 h'],
];
for (const [ms, face] of FACES) {
  test(`CLK-3: ${ms} ms shows as ${face}`, () => assert.equal(formatClock(ms), face));
}

test('CLK-3: the time is spoken in words for screen readers', () => {
  assert.equal(describeTimeLeft(61_000), '1 minute 1 second left');
  assert.equal(describeTimeLeft(9000), '9 seconds left');
  assert.equal(describeTimeLeft(3_600_000), '1 hour left');
  assert.equal(describeTimeLeft(3_599_001 + 60_000), '1 hour 1 minute left');
  assert.equal(describeTimeLeft(MAX_CLOCK_MS), '1 day left');
  assert.equal(describeTimeLeft(2 * MAX_CLOCK_MS + 5 * 3_600_000), '2 days 5 hours left');
});

const moment = (elapsed: number, rest: Partial<Moment> = {}): Moment => ({
  epoch: 1_000_000 + elapsed,
  elapsed,
  page: 'one',
  isHidden: false,
  ...rest,
});

test('CLK-5: a stopwatch restarts with each turn, and resumes after a pause', () => {
  const begun = updateStopwatch(null, 'one', true, moment(1000));
  const halted = updateStopwatch(begun, 'one', false, moment(4000));
  assert.equal(measureTimeSpent(halted, moment(9000)), 3000);
  const again = updateStopwatch(halted, 'one', true, moment(9000));
  assert.equal(measureTimeSpent(again, moment(10_000)), 4000);
  assert.equal(
    measureTimeSpent(updateStopwatch(again, 'two', true, moment(11_000)), moment(11_500)),
    500,
  );
});

test('CLK-5: a visible page uses the monotonic clock', () => {
  for (const epoch of [0, 9_000_000]) {
    assert.equal(measureElapsed(moment(1000), moment(3000, { epoch })), 2000);
  }
});

test('CLK-5: a device that slept, or a page that was closed, uses the time of day', () => {
  const hidden = moment(1000, { isHidden: true });
  assert.equal(measureElapsed(hidden, moment(1500, { epoch: hidden.epoch + 60_000 })), 60_000);
  assert.equal(measureElapsed(hidden, moment(3000, { epoch: 0 })), 2000, 'a clock that went back');
  const reopened = moment(5, { page: 'two', epoch: hidden.epoch + 7000 });
  assert.equal(measureElapsed(moment(1000), reopened), 7000);
  assert.equal(measureElapsed(reopened, moment(9000, { epoch: 0, page: 'three' })), 0);
});

test('CLK-6: at the end both clocks show what the player who ended the game saw', () => {
  const left = [59_000, 303_000] as const;
  const resigned = { by: 'resignation', winner: 0 } as const;
  assert.deepEqual(findFinalTimes(left, resigned, [59_000, 295_000]), [59_000, 295_000]);
  assert.deepEqual(
    findFinalTimes(left, { by: 'moves', winner: 0, reason: 'checkmate' }, [1, 2]),
    left,
  );
  assert.equal(findFinalTimes(left, resigned, null), null, 'an app of before said nothing');
  assert.equal(findFinalTimes(left, resigned, [null, 5]), null);
  assert.deepEqual(findFinalTimes(left, { by: 'time', winner: 1 }, null), [0, 303_000]);
  assert.deepEqual(findFinalTimes(left, resigned, [-5, 1e15]), [0, 7 * MAX_CLOCK_MS]);
});

test('CLK-7: with days per move, each move gets its full time', () => {
  const setting = { initialMs: 3 * MAX_CLOCK_MS, incrementMs: 0, isPerMove: true };
  const note = chooseNote(setting, 5000);
  assert.deepEqual(readReportedTimes(setting, { moves: [{ move: 'e2e4', note }] }), [
    3 * MAX_CLOCK_MS,
    3 * MAX_CLOCK_MS,
  ]);
});

test('FRC-11: if side 1 starts, the first note is its own', () => {
  const moves = [
    { move: 'e8e7', note: 250_000 },
    { move: 'e1h1', note: 290_000 },
  ];
  assert.deepEqual(readReportedTimes(SETTING, { moves, first: 1 }), [290_000, 250_000]);
  assert.deepEqual(readReportedTimes(SETTING, { moves }), [250_000, 290_000]);
});
