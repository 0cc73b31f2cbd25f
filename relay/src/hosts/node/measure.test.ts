import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mountExt4 } from 'test-kit/ext4-disk';
import { Database } from './database.ts';
import { describeStorageFault } from './measure.ts';

test('OPS-2: the relay is not ready while its storage accepts no write', () => {
  assert.equal(describeStorageFault({ probe: () => undefined }), null);
  const probe = () => {
    throw new Error('disk I/O error');
  };
  assert.equal(describeStorageFault({ probe }), 'storage');
});

test('OPS-2: a full disk and a failed one are noticed before a write fails', (t) => {
  const disk = mountExt4(t);
  if (!disk) return t.skip('a file system can be mounted by root alone');
  const database = new Database(disk.folder);
  // The log has free space now, in which a write would still succeed.
  for (let count = 0; count < 50; count++) database.probe();
  assert.equal(describeStorageFault(database), null);
  disk.fill();
  assert.equal(describeStorageFault(database), 'storage_full');
  disk.makeRoom();
  assert.equal(describeStorageFault(database), null);
  disk.breakDown();
  assert.equal(describeStorageFault(database), 'read_only');
  database.close();
});
