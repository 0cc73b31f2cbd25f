import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeKeptData, askAboutRemoval } from './data-words.ts';
import '../../test/english.ts';

test('PREF-6: the page counts what is kept and what would be removed', () => {
  assert.match(describeKeptData(0), /no games yet/);
  assert.match(describeKeptData(1), /stores 1 game,/);
  assert.match(describeKeptData(2), /stores 2 games,/);
  assert.equal(
    askAboutRemoval(3),
    'Remove 3 games, your name and settings from this device for good?',
  );
  assert.equal(askAboutRemoval(0), 'Remove your name and settings from this device for good?');
});
