import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSealingObstacle } from './sealing-words.ts';
import '../../test/english.ts';

test('PREF-7: if nothing can be sealed, the player is told why, and where it works', () => {
  assert.equal(findSealingObstacle({ canSeal: true, isSecure: true }), null);
  const plain = findSealingObstacle({ canSeal: false, isSecure: false });
  assert.match(plain ?? '', /https:\/\/.*http:\/\/localhost/);
  assert.match(findSealingObstacle({ canSeal: false, isSecure: true }) ?? '', /newer one/);
});
