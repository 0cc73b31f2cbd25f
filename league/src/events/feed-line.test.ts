import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_EPOCH } from './cursor.ts';
import { findSharedEnd } from './feed-line.ts';

const [ONE, TWO] = [
  { id: 'one', after: 50 },
  { id: 'two', after: 80 },
];

test('EVT-13: a known epoch shares its events up to the start of the next one', () => {
  const line = { epochs: [ONE, TWO], end: 100 };
  assert.equal(findSharedEnd(line, { position: 60, epoch: FIRST_EPOCH }), 50);
  assert.equal(findSharedEnd(line, { position: 40, epoch: FIRST_EPOCH }), 40);
  assert.equal(findSharedEnd(line, { position: 90, epoch: ONE }), 80);
  assert.equal(findSharedEnd(line, { position: 120, epoch: TWO }), 100);
});

test('EVT-13: an epoch lost in a restore shares only what every restored backup contains', () => {
  // The epoch began after 70, and the restored backup was older than `one`.
  const place = { position: 75, epoch: { id: 'gone', after: 70 } };
  assert.equal(findSharedEnd({ epochs: [ONE], end: 100 }, place), 50);
  assert.equal(findSharedEnd({ epochs: [TWO], end: 100 }, place), 70);
  assert.equal(findSharedEnd({ epochs: [TWO], end: 60 }, place), 60);
});
