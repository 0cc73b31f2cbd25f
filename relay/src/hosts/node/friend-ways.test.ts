import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { describeFriendWays } from './friend-ways.ts';

test('HAND-5: the start says in two lines how a friend connects, and which ways work on this machine', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-ways-'));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.match(
    describeFriendWays(folder),
    /^A friend needs .*https.*\nOn this machine now: tunnel: none; proxy for your own name: none; Cloudflare: with an account\. .*\n$/,
  );
  writeFileSync(join(folder, 'cloudflared'), '');
  writeFileSync(join(folder, 'nginx'), '');
  const some = describeFriendWays(
    `${delimiter}${folder}${delimiter}/nowhere`,
    join(folder, 'no-worker'),
  );
  assert.match(
    some,
    /: tunnel: cloudflared; proxy for your own name: nginx; Cloudflare: only from a clone\. See docs\/friend\.md\.\n$/,
  );
  assert.equal(some.split('\n').length, 3);
});
