import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_EPOCH } from './cursor.ts';
import { findSharedEnd } from './feed-line.ts';

const [ONE, TWO] = [
  { id: 'one', after: 50 },
  { id: 'two', after: 80 },
];

test('EVT-13: of an epoch that is in the line, what was told before the next one is shared', () => {
  const line = { epochs: [ONE, TWO], end: 100 };
  assert.equal(findSharedEnd(line, { position: 60, epoch: FIRST_EPOCH }), 50);
  assert.equal(findSharedEnd(line, { position: 40, epoch: FIRST_EPOCH }), 40);
  assert.equal(findSharedEnd(line, { position: 90, epoch: ONE }), 80);
  assert.equal(findSharedEnd(line, { position: 120, epoch: TWO }), 100);
});

test('EVT-13: of an epoch that a restore took away, what every backup since has told is shared', () => {
  // It began after 70; the backup that was restored then was from before `one`.
  const place = { position: 75, epoch: { id: 'gone', after: 70 } };
  assert.equal(findSharedEnd({ epochs: [ONE], end: 100 }, place), 50);
  assert.equal(findSharedEnd({ epochs: [TWO], end: 100 }, place), 70);
  assert.equal(findSharedEnd({ epochs: [TWO], end: 60 }, place), 60);
});
