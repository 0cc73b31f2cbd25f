import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sightings } from './sightings.ts';

const MARK = 'a-mark-that-nobody-has';
const from = (address: string) => () => ({ address, isSecure: true });

test('OPS-10: only marked requests are remembered, each as last seen', () => {
  const sightings = new Sightings();
  sightings.note({}, from('192.0.2.1'));
  sightings.note({ 'x-sighting': 'short' }, from('192.0.2.2'));
  sightings.note({ 'x-sighting': 'x'.repeat(65) }, from('192.0.2.2'));
  sightings.note({ 'x-sighting': `${MARK}\u00e9` }, from('192.0.2.2'));
  sightings.note({ 'x-sighting': MARK }, from('192.0.2.3'));
  sightings.note({ 'x-sighting': MARK }, from('192.0.2.4'));
  assert.deepEqual(sightings.of(MARK), { address: '192.0.2.4', isSecure: true });
  assert.deepEqual([sightings.of('short'), sightings.of('')], [null, null]);
});

test('OPS-10: the oldest of too many marks go, and a request without one costs nothing', () => {
  const sightings = new Sightings();
  const mark = (times: number) => `${MARK}-${times}`;
  for (let times = 0; times <= 64; times++) {
    sightings.note({ 'x-sighting': mark(times) }, from('192.0.2.1'));
  }
  assert.equal(sightings.of(mark(0)), null);
  assert.notEqual(sightings.of(mark(1)), null);
  sightings.note({}, () => assert.fail('nobody asked for it'));
});
