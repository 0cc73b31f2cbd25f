import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from './relay-answers.ts';
import { formOf, keptChoice, readRelayForm, withAddress } from './relay-form.ts';
import type { RelayChoice } from '../../preferences/core/settings.ts';

const SITE = 'https://chess.example';
const SAVED: RelayChoice = { address: null, ownerKey: 'the key' };

test('an empty address and the site’s own are the relay that serves the site', () => {
  for (const address of ['', '  ', SITE, `${SITE}/`, 'wss://chess.example']) {
    const read = readRelayForm({ address, ownerKey: '' }, SITE);
    assert.deepEqual(read, { kind: 'choice', choice: { address: null, ownerKey: null } });
  }
});

test('another relay is kept as its origin, and a key without what surrounds it', () => {
  const read = readRelayForm({ address: ' wss://Relay.example/ ', ownerKey: ' key\n' }, SITE);
  const choice = { address: 'https://relay.example', ownerKey: 'key' };
  assert.deepEqual(read, { kind: 'choice', choice });
});

test('what is no address, or no key, is said at its field', () => {
  const fieldOf = (address: string, ownerKey: string) => {
    const read = readRelayForm({ address, ownerKey }, SITE);
    return read.kind === 'wrong' ? read.field : null;
  };
  for (const address of ['relay.example', 'ftp://relay.example', 'https://relay.example/v1']) {
    assert.equal(fieldOf(address, ''), 'address');
  }
  assert.equal(fieldOf('', 'k'.repeat(256)), null);
  assert.equal(fieldOf('', 'k'.repeat(257)), 'ownerKey');
});

test('PREF-4: a saved key leaves the form with its address, a key just typed stays', () => {
  const form = formOf(SAVED);
  assert.equal(withAddress(form, 'h', SAVED).ownerKey, '');
  assert.equal(withAddress({ ...form, ownerKey: ' the key ' }, 'h', SAVED).ownerKey, '');
  assert.equal(withAddress({ ...form, ownerKey: 'typed' }, 'h', SAVED).ownerKey, 'typed');
});

test('PREF-3: a key that the relay does not need is not kept', () => {
  const verdict: Verdict = {
    mode: 'public',
    originAllowed: true,
    ownerKey: 'not-needed',
    reason: null,
  };
  assert.equal(keptChoice(SAVED, verdict).ownerKey, null);
  assert.equal(keptChoice(SAVED, { ...verdict, ownerKey: 'valid' }).ownerKey, 'the key');
});
