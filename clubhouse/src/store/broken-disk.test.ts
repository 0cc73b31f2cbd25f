import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { mountExt4 } from 'test-kit/ext4-disk';
import { openDatabase } from './database.ts';
import { openStore } from './store.ts';

test('INST-10: a start on a damaged file system names the file and the cause', (t) => {
  const disk = mountExt4(t);
  if (!disk) return t.skip('a file system can be mounted by root alone');
  const path = join(disk.folder, 'clubhouse.sqlite');
  openDatabase(path).close();
  disk.breakDown();
  const message = `${path} cannot be written: the file system is read-only`;
  assert.throws(() => openDatabase(path), { message });
});

test('OPS-2: the store says why it cannot write: no space, or a damaged file system', (t) => {
  const disk = mountExt4(t);
  if (!disk) return t.skip('a file system can be mounted by root alone');
  const store = openStore(disk.folder);
  assert.equal(store.whyNotWritable(), null);
  disk.fill();
  assert.equal(store.whyNotWritable(), 'storage_full');
  disk.makeRoom();
  assert.equal(store.whyNotWritable(), null);
  disk.breakDown();
  assert.equal(store.whyNotWritable(), 'read_only');
  store.close();
  const folder = join(disk.folder, 'new');
  const message = `${folder} cannot be created: the file system is read-only`;
  assert.throws(() => openStore(folder), { message });
});
