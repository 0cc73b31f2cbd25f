import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getWords } from './language.ts';
import { sayWhere } from './say-where.ts';

test('HOME-5: the second match between two players is called so, and the first is not', () => {
  const where = 'Singles, Box 3';
  assert.equal(sayWhere(getWords('en'), { where, round: 1 }), where);
  assert.equal(sayWhere(getWords('en'), { where, round: 2 }), 'Singles, Box 3, return match');
  assert.equal(sayWhere(getWords('de'), { where, round: 2 }), 'Singles, Box 3, Rückspiel');
});
