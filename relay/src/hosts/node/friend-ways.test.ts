import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { sayFriendWays } from './friend-ways.ts';

test('HAND-5: a start says in two lines how a friend can connect, and which programs for it are here', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-ways-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const none = sayFriendWays(folder);
  assert.match(
    none,
    /^A friend needs .*https.*\nOn this machine now: no tunnel and no proxy is installed\. .*\n$/,
  );
  writeFileSync(join(folder, 'cloudflared'), '');
  writeFileSync(join(folder, 'nginx'), '');
  const some = sayFriendWays(`${delimiter}${folder}${delimiter}/nowhere`);
  assert.match(
    some,
    /\nOn this machine now: cloudflared \(tunnel\), nginx \(proxy\)\. See docs\/friend\.md\.\n$/,
  );
  assert.equal(some.split('\n').length, 3);
});
