import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenTables } from '../../api/read-tables.ts';
import { makeTurns } from './turns.ts';

/** The rows of each part of one box. */
function partSizes(rows: number): number[] {
  const competition = {
    competition_id: 'c',
    competition_name: 'Singles',
    tables: [{ division_name: 'Box 1', rows: Array.from({ length: rows }) }],
  };
  const found = { open: [{ id: 'c' }], seasons: [], tables: [{ competitions: [competition] }] };
  return makeTurns(found as unknown as OpenTables).flatMap((turn) =>
    turn === 'results' ? [] : [turn.to - turn.from],
  );
}

test('BAR-4: the parts of a large box have at most nine rows and differ by at most one', () => {
  assert.deepEqual(partSizes(9), [9]);
  assert.deepEqual(partSizes(10), [5, 5]);
  assert.deepEqual(partSizes(19), [6, 6, 7]);
  for (let rows = 1; rows <= 200; rows++) {
    const sizes = partSizes(rows);
    const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
    assert.ok(most <= 9 && most - least <= 1, `${rows}: ${sizes.join()}`);
    assert.equal(
      sizes.reduce((sum, one) => sum + one),
      rows,
    );
  }
});
