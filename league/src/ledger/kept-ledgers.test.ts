import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Invalidation } from '../http/invalidation.ts';
import { parseId } from '../shared/ids.ts';
import type { DivisionLedger } from './division-ledger.ts';
import { KeptLedgers, type LedgerPlace } from './kept-ledgers.ts';

const POSITION = 7;
const COMPETITION = id(0);

function id(number: number) {
  return parseId(`01980000-0000-7000-8000-${String(number).padStart(12, '0')}`);
}

function place(number: number): LedgerPlace {
  return { id: id(number), competition_id: COMPETITION };
}

/** @param rows including one for the division itself */
function ledger(number: number, rows: number): DivisionLedger {
  const matches = Array.from({ length: rows - 1 }, (_, at) => ({ id: id(at) }));
  const empty = { divisionId: id(number), entries: [], decisions: [] };
  return { ...empty, matches: matches as unknown as DivisionLedger['matches'] };
}

async function keeping(maxRows?: number) {
  const nothing = { revision: async () => POSITION, readOne: () => Promise.reject(new Error()) };
  const changes = new Invalidation(nothing);
  await changes.catchUp();
  const kept = new KeptLedgers(changes, maxRows);
  return {
    keep: (number: number, rows: number) =>
      kept.keep(place(number), ledger(number, rows), POSITION),
    isKept: (number: number) => kept.find([place(number)], POSITION).whole.length === 1,
  };
}

test('API-15: ledgers are cached up to a number of rows, and the least recently used goes first', async () => {
  const { keep, isKept } = await keeping(30);
  for (const number of [1, 2, 3]) keep(number, 10);
  assert.deepEqual([1, 2, 3].map(isKept), [true, true, true]);
  isKept(1);
  keep(4, 1);
  assert.deepEqual([2, 1, 3, 4].map(isKept), [false, true, true, true]);
  keep(5, 31);
  assert.deepEqual([5, 1].map(isKept), [false, true], 'what has no room pushes nothing out');
  keep(6, 30);
  assert.deepEqual([6, 1, 3, 4].map(isKept), [true, false, false, false]);
});

test('API-15: every ledger of a club with 5,000 members in boxes of ten fits, but not with 6,000', async () => {
  const rowsOfBox = 1 + 10 + 45;
  for (const [members, all] of [
    [5000, true],
    [6000, false],
  ] as const) {
    const { keep, isKept } = await keeping();
    const boxes = Array.from({ length: members / 10 }, (_, at) => at + 1);
    for (const box of boxes) keep(box, rowsOfBox);
    assert.equal(boxes.every(isKept), all, `${members} members`);
  }
});
