import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { formatHeadersFile } from '../deploy/headers-file.ts';
import { readWranglerConfig } from '../deploy/wrangler-config.ts';
import { readSettings } from '../src/core/settings.ts';
import { makeSecurityHeaders } from '../src/core/security-headers.ts';

test('SITE-1, SITE-3: Cloudflare gets the headers of the site’s files', () => {
  const forwarder = 'https://push.example';
  const [all = '', hashed = ''] = formatHeadersFile(forwarder).split('\n\n');
  const expected = Object.entries(makeSecurityHeaders(true, forwarder));
  const [path, ...lines] = all.split('\n');
  assert.equal(path, '/*');
  assert.deepEqual(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    ),
    expected,
  );
  assert.ok(
    lines.every((line) => line.length < 2000),
    'as long as a line may be there',
  );
  assert.match(hashed, /^\/assets\/\*\n {2}Cache-Control: .*immutable$/m);
});

test('HOST-1, HOST-4: a deployment is private, without a key in its file, and logs no paths', () => {
  const { vars, observability } = readWranglerConfig();
  const { isPublic, ownerKey, gamesPerDay } = readSettings(vars);
  assert.deepEqual([isPublic, ownerKey, gamesPerDay], [false, null, 100]);
  assert.equal(observability.enabled, false);
});

test('HOST-1: a deploy button asks only for the owner key, and says how to make one', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const { cloudflare } = JSON.parse(read('package.json')) as {
    cloudflare: { bindings: Record<string, { description: string }> };
  };
  const asked = [...read('.dev.vars.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  assert.deepEqual(asked, ['OWNER_KEY']);
  assert.deepEqual(Object.keys(cloudflare.bindings), asked);
  assert.match(cloudflare.bindings['OWNER_KEY']?.description ?? '', /openssl rand -hex 24/);
});
