import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { Seal } from './seal.ts';

const seal = new Seal(randomBytes(32));

test('SESS-1: a sealed value can be opened again, and reveals nothing', () => {
  const sealed = seal.close('session', { token: 'dls_secret' });
  assert.doesNotMatch(Buffer.from(sealed, 'base64url').toString('latin1'), /dls_secret/);
  assert.deepEqual(seal.open('session', sealed), { token: 'dls_secret' });
  assert.notEqual(seal.close('session', 1), seal.close('session', 1));
});

test('SESS-1: a changed, foreign, short or misplaced seal opens to nothing', () => {
  const sealed = seal.close('session', { token: 'dls_secret' });
  for (let place = 0; place < sealed.length; place++) {
    const other = sealed[place] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
    const opened = seal.open('session', changed);
    // The last character contains unused bits.
    if (place < sealed.length - 1) assert.equal(opened, null, `changed at ${place}`);
  }
  assert.equal(seal.open('note', sealed), null);
  assert.equal(new Seal(randomBytes(32)).open('session', sealed), null);
  for (const text of ['', 'A', 'x'.repeat(40), '%%%'])
    assert.equal(seal.open('session', text), null);
});
