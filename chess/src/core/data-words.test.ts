import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptWords, removalQuestion } from './data-words.ts';

test('PREF-6: what is kept and what would be removed is counted', () => {
  assert.match(keptWords(0), /^No game is kept/);
  assert.match(keptWords(1), /^1 game is kept/);
  assert.match(keptWords(2), /^2 games are kept/);
  assert.equal(removalQuestion(3), 'Remove 3 games, name and settings from this device for good?');
  assert.equal(removalQuestion(0), 'Remove your name and settings from this device for good?');
});
