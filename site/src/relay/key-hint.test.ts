import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { keyHint } from './key-hint.ts';
import '../../test/english.ts';

test('ONL-6: of the owner key is spoken only where it may be why no game was made', () => {
  assert.match(keyHint(CLOSE.noRoom, true) ?? '', /refused the owner key/);
  assert.match(keyHint(CLOSE.noRoom, false) ?? '', /no owner key/);
  assert.match(keyHint(CLOSE.tooFast, true) ?? '', /too many wrong owner keys/);
  assert.equal(keyHint(CLOSE.tooFast, false), null);
  for (const code of [null, CLOSE.dayLimit, CLOSE.expired, CLOSE.restart]) {
    assert.equal(keyHint(code, true), null);
  }
});
