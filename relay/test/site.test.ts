import assert from 'node:assert/strict';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startNode } from './node-host.ts';

test('FWD-10: its pages may call the forwarder, if there is one, and nobody else', async (t) => {
  for (const [address, connected] of [
    ['', "'self'"],
    ['https://push.example', "'self' https://push.example"],
  ] as const) {
    const { url } = await startNode(t, { FORWARDER_URL: address });
    const { headers } = await fetch(url);
    const policy = headers.get('content-security-policy') ?? '';
    assert.equal(/(?:^|; )connect-src ([^;]+)/.exec(policy)?.[1], connected);
  }
});

test('SITE-1, SITE-3, GATE-1: without a build, a page says so, with the usual headers', async (t) => {
  const { url } = await startNode(t);
  const response = await fetch(`${url}/`);
  assert.equal(response.status, 200);
  assert.match(await response.text(), /has not been built/);
  const posted = await fetch(`${url}/`, { method: 'POST' });
  assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD']);
  for (const path of ['/', '/v1/info', '/nothing']) {
    const { headers } = await fetch(url + path);
    assert.match(
      headers.get('content-security-policy') ?? '',
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    assert.match(
      headers.get('content-security-policy') ?? '',
      /require-trusted-types-for 'script'; trusted-types service-worker(;|$)/,
    );
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
    assert.equal(headers.get('strict-transport-security'), null);
  }
  const secure = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } });
  assert.match(secure.headers.get('strict-transport-security') ?? '', /max-age=\d+/);
});

test('SITE-1, SITE-2, SITE-4: the files of a build are served, and nothing around them', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'relay-site-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Chess</title>');
  await writeFile(join(folder, 'assets', 'index-Ab3dE_9z.js'), 'script');
  await writeFile(join(folder, 'assets', 'index-Ab3dE_9z.js.br'), 'packed');
  await writeFile(join(folder, 'app.webmanifest'), '{}');
  await writeFile(join(folder, 'apple-touch-icon.png'), 'icon');
  await writeFile(join(folder, 'service-worker-v2.js'), 'worker');
  const { url } = await startNode(t, {}, { site: folder });
  const page = await fetch(url);
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  const etag = page.headers.get('etag') ?? '';
  const lost = await fetch(`${url}/%23join%3DAAAAAAAAAAAAAAAAAAAAAA`);
  assert.equal(lost.status, 404);
  assert.match(await lost.text(), /<title>Chess/);
  assert.equal(lost.headers.get('cache-control'), 'no-store');
  const nothing = await fetch(`${url}/%23other`);
  assert.match(nothing.headers.get('content-type') ?? '', /json/);
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  assert.equal(again.status, 304);
  assert.equal((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status, 200);
  const script = await fetch(`${url}/assets/index-Ab3dE_9z.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  assert.equal(await script.text(), 'script');
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  const head = await fetch(`${url}/assets/index-Ab3dE_9z.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  assert.equal(head.headers.get('content-encoding'), 'br');
  assert.equal(head.headers.get('content-length'), '6');
  const plainTag = script.headers.get('etag') ?? '';
  const packedTag = head.headers.get('etag') ?? '';
  assert.notEqual(packedTag, plainTag, 'other bytes, another tag');
  const withTag = (tag: string, encoding: string) =>
    fetch(`${url}/assets/index-Ab3dE_9z.js`, {
      method: 'HEAD',
      headers: { 'if-none-match': tag, 'accept-encoding': encoding },
    }).then(({ status }) => status);
  assert.equal(await withTag(packedTag, 'br'), 304);
  assert.equal(await withTag(plainTag, 'identity'), 304);
  assert.equal(await withTag(plainTag, 'br'), 200);
  for (const path of ['/apple-touch-icon.png', '/service-worker-v2.js']) {
    const { headers } = await fetch(url + path);
    assert.equal(headers.get('cache-control'), 'no-cache', 'its name stays when it changes');
  }
  const manifest = await fetch(`${url}/app.webmanifest`);
  assert.equal(manifest.headers.get('content-type'), 'application/manifest+json; charset=utf-8');
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets',
    '/index-Ab3dE_9z.js.br',
  ]) {
    assert.equal(await rawStatus(url, path), 404, path);
  }
});

/** The status of a path sent unchanged; fetch would normalise it. */

async function rawStatus(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += String(part);
  return Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]);
}
