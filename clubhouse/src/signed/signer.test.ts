import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARK_LENGTH, Signer } from './signer.ts';

test('ARR-14: a mark is valid for one purpose, one text and one key', () => {
  const signer = new Signer(new Uint8Array(32).fill(1));
  const mark = signer.mark('calendar', 'ann');
  assert.equal(mark.length, MARK_LENGTH);
  assert.equal(signer.isMarked('calendar', 'ann', mark), true);
  assert.equal(signer.isMarked('answer', 'ann', mark), false);
  assert.equal(signer.isMarked('calendar', 'bo', mark), false);
  assert.equal(signer.isMarked('calendar', 'ann', mark.slice(1)), false);
  assert.equal(signer.isMarked('calendar', 'ann', ''), false);
  assert.equal(new Signer(new Uint8Array(32).fill(2)).isMarked('calendar', 'ann', mark), false);
});
