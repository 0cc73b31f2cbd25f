import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSignal } from '../signals/signal.ts';
import { makeRefusalNoter } from './refusal-noter.ts';

test('KEEP-10: a refused write is noted until one succeeds, and the caller is told', async () => {
  const hasRefused = createSignal(false);
  const noting = makeRefusalNoter(hasRefused);
  await assert.rejects(noting(Promise.reject(new Error('full'))), /full/);
  assert.equal(hasRefused.value, true);
  assert.equal(await noting(Promise.resolve(7)), 7);
  assert.equal(hasRefused.value, false);
});

test('KEEP-10, INNER-8: a store that cannot hold keys is not a full disk', async () => {
  const hasRefused = createSignal(false);
  const noting = makeRefusalNoter(hasRefused);
  const error = new DOMException('a key', 'DataCloneError');
  await assert.rejects(noting(Promise.reject(error)), { name: 'DataCloneError' });
  assert.equal(hasRefused.value, false);
});
