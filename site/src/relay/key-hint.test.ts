import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { describeKeyProblem } from './key-hint.ts';
import '../../test/english.ts';

test('ONL-6: the owner key is mentioned only if it may be why no game was made', () => {
  assert.match(describeKeyProblem(CLOSE.noRoom, true) ?? '', /refused the owner key/);
  assert.match(describeKeyProblem(CLOSE.noRoom, false) ?? '', /no owner key/);
  assert.match(describeKeyProblem(CLOSE.tooFast, true) ?? '', /too many wrong owner keys/);
  assert.equal(describeKeyProblem(CLOSE.tooFast, false), null);
  for (const code of [null, CLOSE.dayLimit, CLOSE.expired, CLOSE.restart]) {
    assert.equal(describeKeyProblem(code, true), null);
  }
});
