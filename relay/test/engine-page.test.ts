import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatHeadersFile } from '../deploy/headers-file.ts';
import { makeEngineHeaders, makeSecurityHeaders } from '../src/core/security-headers.ts';
import { startNode } from './node-host.ts';

const SITE = new URL('../../site/', import.meta.url);
const PAGE = new URL('public/engine/index.html', SITE);
const FRAME = new URL('src/engine/engine-frame.ts', SITE);
const POLICY = makeEngineHeaders()['Content-Security-Policy'] ?? '';

/** The directives of a policy, by name. */
function directives(policy: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    policy.split('; ').map((one) => {
      const [name = '', ...rest] = one.split(' ');
      return [name, rest.join(' ')];
    }),
  );
}

test('ENG-1: the engine document has no origin and no network, and runs only its own script', async () => {
  const page = await readFile(PAGE, 'utf8');
  const [, script = '', ...others] = page.split(/<script>|<\/script>/);
  assert.equal(others.length, 1, 'one script, without an address');
  const hash = createHash('sha256').update(script).digest('base64');
  assert.deepEqual(directives(POLICY), {
    sandbox: 'allow-scripts',
    'default-src': "'none'",
    'script-src': `'sha256-${hash}' blob: 'wasm-unsafe-eval'`,
    'worker-src': 'blob:',
    'connect-src': 'blob:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
});

test('ENG-1: the site requests the document by a version that changes with it and its policy', async () => {
  const page = await readFile(PAGE, 'utf8');
  const version = createHash('sha256')
    .update(page + POLICY)
    .digest('hex')
    .slice(0, 8);
  const [, asked] = /FRAME_VERSION = '([0-9a-f]+)'/.exec(await readFile(FRAME, 'utf8')) ?? [];
  assert.equal(asked, version, `FRAME_VERSION is to be '${version}'`);
});

test('ENG-1: the site’s own policy gains one line for it, and nobody may frame the site', () => {
  const policy = directives(makeSecurityHeaders(true)['Content-Security-Policy'] ?? '');
  assert.equal(policy['frame-src'], "'self'");
  assert.equal(policy['frame-ancestors'], "'none'");
  assert.equal(policy['script-src'], "'self'");
  assert.equal(policy['worker-src'], "'self'");
});

test('ENG-1: Node serves the document with its own policy, and lets it be kept for offline use', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'relay-site-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'engine'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Chess</title>');
  await writeFile(join(folder, 'engine', 'index.html'), await readFile(PAGE));
  const { url } = await startNode(t, {}, { site: folder });
  for (const path of ['/engine/', '/engine/?1', '/engine/index.html']) {
    const { status, headers } = await fetch(url + path);
    assert.equal(status, 200);
    assert.equal(headers.get('content-security-policy'), POLICY, path);
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable', path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  }
  for (const path of ['/', '/engine/other', '/engine']) {
    const { headers } = await fetch(url + path);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/, path);
  }
});

test('ENG-1: Cloudflare serves it with the same policy instead of the site’s', () => {
  const rules = formatHeadersFile(null).split('\n\n');
  const [, , engine = ''] = rules;
  assert.deepEqual(engine.trim().split('\n'), [
    '/engine/*',
    '  ! Content-Security-Policy',
    '  ! Cache-Control',
    `  Content-Security-Policy: ${POLICY}`,
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
});
