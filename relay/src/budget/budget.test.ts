import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { SlidingWindowLimit } from 'service/sliding-window-limit';
import {
  type Budget,
  countGame,
  makeEmptyBudget,
  countGamesToday,
  askPermit,
  advanceToToday,
  uncountGame,
} from './budget.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 3, 1, 12);
const limits = { gamesPerDay: 3, gamesPerNetworkPerDay: 2 };

function after(...networks: string[]): Budget {
  const budget = advanceToToday(makeEmptyBudget(), NOON);
  for (const network of networks) countGame(budget, [network]);
  return budget;
}

test('BUD-2: the network’s cap is checked before the daily one', () => {
  assert.equal(askPermit(after('a'), ['a'], limits), 'allowed');
  assert.equal(askPermit(after('a', 'a'), ['a'], limits), 4430);
  assert.equal(askPermit(after('a', 'a'), ['b'], limits), 'allowed');
  assert.equal(askPermit(after('a', 'a', 'b'), ['b'], limits), 4503);
  assert.equal(askPermit(after('a', 'a', 'b'), ['a'], limits), 4430);
});

test('NET-4: the network around a network has twice its limit, and the next one three times', () => {
  const budget = advanceToToday(makeEmptyBudget(), NOON);
  const made: number[] = [];
  for (const line of [0, 1, 2]) {
    for (const network of [0, 1, 2]) {
      const by = [`${line}:${network}`, `${line}`, 'site'];
      let games = 0;
      while (askPermit(budget, by, { gamesPerDay: 100, gamesPerNetworkPerDay: 2 }) === 'allowed') {
        countGame(budget, by);
        games += 1;
      }
      made.push(games);
    }
  }
  assert.deepEqual(made, [2, 2, 0, 2, 0, 0, 0, 0, 0]);
});

test('BUD-1: days follow UTC, seven are kept, and a clock set back changes nothing', () => {
  const first = after('a', 'a');
  assert.deepEqual(first.games, [0, 0, 0, 0, 0, 0, 2]);
  const next = advanceToToday(first, NOON + DAY_MS / 2);
  countGame(next, ['a']);
  assert.deepEqual(next.games, [0, 0, 0, 0, 0, 2, 1]);
  assert.equal(next.networks.get('a'), 1);
  assert.equal(advanceToToday(first, NOON + DAY_MS / 2 - 1), first);
  assert.equal(advanceToToday(next, NOON), next);
  assert.deepEqual(advanceToToday(next, NOON + 3 * DAY_MS).games, [0, 0, 0, 2, 1, 0, 0]);
  assert.deepEqual(advanceToToday(next, NOON + 90 * DAY_MS).games, [0, 0, 0, 0, 0, 0, 0]);
  assert.equal(countGamesToday(next), 1);
});

test('CAP-4, INFO-5: no window of that length ever holds more than the limit', () => {
  const times = fc.array(fc.nat({ max: 500 }), { maxLength: 200, size: 'max' });
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 5 }), (pauses, most) => {
      const counted = new SlidingWindowLimit({ most, windowMs: 1000 });
      let now = 0;
      const taken: number[] = [];
      for (const pause of pauses) {
        now += pause;
        const wait = counted.waitMs('a', now);
        const isTaken = counted.take('a', now);
        assert.equal(isTaken, wait === 0);
        if (isTaken) taken.push(now);
        const recent = taken.filter((at) => at > now - 1000).length;
        assert.ok(recent <= most, `${recent} in one window`);
        assert.ok(isTaken || recent === most, 'refused without need');
      }
    }),
    { numRuns: chooseCaseCount(500) },
  );
});

test('CAP-4, INFO-5: a window allows its limit, then allows more once it has passed', () => {
  const counted = new SlidingWindowLimit({ most: 2, windowMs: 1000 });
  assert.deepEqual(
    [counted.take('a', 0), counted.take('a', 999), counted.take('a', 999)],
    [true, true, false],
  );
  assert.equal(counted.waitMs('a', 999), 1);
  assert.equal(counted.waitMs('b', 999), 0);
  assert.ok(counted.take('b', 999));
  assert.ok(counted.take('a', 1000));
  assert.equal(counted.waitMs('a', 1000), 999, 'the second of them still counts');
});

test('CAP-4: the least recently active of too many names are forgotten', () => {
  const counted = new SlidingWindowLimit({ most: 1, windowMs: 1_000_000 });
  const name = (index: number) => `name ${index}`;
  for (let index = 0; index < 50_000; index++) counted.take(name(index), index);
  assert.ok(!counted.take(name(0), 50_000), 'as many as that are kept');
  counted.take(name(50_000), 50_000);
  assert.ok(counted.take(name(0), 50_000));
  for (let index = 5001; index <= 50_000; index++) {
    assert.ok(!counted.take(name(index), 50_000), `${name(index)} is kept`);
  }
});

test('CAP-11: a counted game that was never made leaves no trace', () => {
  const budget = after('a', 'a', 'b');
  uncountGame(budget, ['a']);
  uncountGame(budget, ['b']);
  assert.equal(countGamesToday(budget), 1);
  assert.deepEqual([...budget.networks], [['a', 1]]);
});
