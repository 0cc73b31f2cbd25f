import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openStore } from './store.ts';

const BO = { memberId: 'bo', displayName: 'Bo Berg', mailboxHash: null };
const ANN = { memberId: 'ann', displayName: 'Ann Lee', mailboxHash: null };

test('OWN-1: stored data survives a restart, and only its owner can read the folder', (t) => {
  const parent = mkdtempSync(join(tmpdir(), 'clubhouse-store-'));
  t.after(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'data');
  const before = openStore(folder);
  before.links.add('dll_1', ANN, 2000);
  before.preferences.setLanguage('ann', 'de');
  before.close();
  const after = openStore(folder);
  assert.deepEqual(after.links.find('dll_1', 1000), ANN);
  assert.equal(after.preferences.language('ann'), 'de');
  assert.equal(after.links.find('dll_1', 2000), null);
  after.close();
  assert.equal(statSync(folder).mode & 0o777, 0o700);
});

test('OWN-2: a member’s stored data is deleted with them, and nobody else’s is', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-store-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const store = openStore(folder);
  store.links.add('dll_1', ANN, 2000);
  store.links.add('dll_2', BO, 2000);
  store.preferences.setLanguage('ann', 'de');
  const change = { memberId: 'ann', handle: 'h', address: 'a@b.example', was: '', expiresAt: 9 };
  store.addressChanges.set(change);
  store.mailboxes.share('ann', 'bo');
  store.mailboxes.share('cy', 'ann');
  const people = ['ann', 'bo'].map((memberId) => ({ memberId, displayName: '', sealedLink: '' }));
  store.familyLinks.add('fam_1', { people, mailboxHash: '', expiresAt: 2000 });
  store.forgetMember('ann');
  assert.equal(store.addressChanges.find('ann', 0), null);
  assert.deepEqual(
    ['ann', 'cy'].map((id) => store.mailboxes.holderOf(id)),
    [null, null],
  );
  assert.deepEqual(store.familyLinks.find('fam_1', 0)?.people, people.slice(1));
  assert.equal(store.links.find('dll_1', 0), null);
  assert.equal(store.preferences.language('ann'), null);
  assert.equal(store.links.find('dll_2', 0)?.displayName, 'Bo Berg');
  store.close();
});
