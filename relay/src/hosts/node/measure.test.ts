import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyNotStored } from './measure.ts';

test('OPS-2: the relay is not ready while its storage takes no write', () => {
  assert.equal(whyNotStored({ probe: () => undefined }), null);
  const probe = () => {
    throw new Error('disk I/O error');
  };
  assert.equal(whyNotStored({ probe }), 'storage');
});
