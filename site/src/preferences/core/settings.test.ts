import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

test('PREF-4: an old version’s owner key stays if it was for this site’s relay, and is dropped otherwise', () => {
  const kept = (relay: object) => readSettings({ relay }).ownerKey;
  assert.equal(kept({ address: null, ownerKey: 'spoken' }), 'spoken');
  assert.equal(kept({ address: 'https://relay.example', ownerKey: 'spoken' }), null);
  assert.equal(readSettings({ ownerKey: 'newer' }).ownerKey, 'newer');
});
