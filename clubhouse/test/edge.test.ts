import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubhouseForTests } from './clubhouse.ts';
import { signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();

test('WEB-2: a form from another page is refused, whatever says that it is one', async () => {
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:1' },
  ];
  for (const headers of foreign) {
    const seen = await visitor.post('/sign-out', {}, headers);
    assert.equal(seen.status, 403, JSON.stringify(headers));
    assert.match(seen.text, /This came from another page/);
  }
  assert.equal((await visitor.get('/me')).status, 200);
});

test('WEB-2: a request that names no origin is no form of a browser', async () => {
  const { url } = started();
  const response = await fetch(`${url}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.org' }),
  });
  assert.equal(response.status, 403);
});

/** Whole, so that nothing is allowed, or no longer forbidden, unseen. */
const POLICY = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self'",
  "manifest-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
];

test('WEB-4: every answer has a policy without inline script or style, and says where it came from to nobody', async () => {
  const visitor = new Visitor(started());
  for (const path of ['/sign-in', '/nothing', '/theme.css', '/healthz']) {
    const { headers, text } = await visitor.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.deepEqual(policy.split('; ').toSorted(), POLICY);
    assert.equal(headers.get('referrer-policy'), 'same-origin');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.doesNotMatch(text, /<script>|<style|style=|onclick=/);
  }
});

test('WEB-5: pages are kept by nobody, and files by everybody for good', async () => {
  const visitor = new Visitor(started());
  const page = await visitor.get('/sign-in');
  assert.equal(page.headers.get('cache-control'), 'no-store');
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(page.text)?.[1] ?? '';
  const file = await visitor.get(stylesheet);
  assert.equal(file.status, 200);
  assert.match(file.headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
});

test('WEB-6: what is not there, too large or no form is a page that says so', async () => {
  const visitor = new Visitor(started());
  const missing = await visitor.get('/nothing/here');
  assert.equal(missing.status, 404);
  assert.match(missing.text, /There is nothing here/);
  const large = await visitor.post('/sign-in', { email: 'x'.repeat(100_000) });
  assert.equal(large.status, 413);
  assert.match(large.text, /That is too much/);
  const json = await visitor.post('/sign-in', {}, { 'content-type': 'application/json' });
  assert.equal(json.status, 404);
});

test('WORD-2: the language is one’s choice, then the browser’s', async () => {
  const visitor = new Visitor(started(), { 'accept-language': 'fr, de;q=0.8, en;q=0.5' });
  const seen = await visitor.get('/sign-in');
  assert.match(seen.text, /<html lang="de">/);
  assert.match(seen.text, /Anmeldelink schicken/);
  const chosen = await visitor.post('/language', { language: 'en', to: '/sign-in?to=%2Fme' });
  assert.deepEqual([chosen.status, chosen.location], [303, '/sign-in?to=%2Fme']);
  assert.match((await visitor.get('/sign-in')).text, /<html lang="en">/);
  const nonsense = await visitor.post('/language', { language: 'tlh', to: 'https://evil.example' });
  assert.equal(nonsense.location, '/');
  assert.match((await visitor.get('/sign-in')).text, /<html lang="en">/);
});

test('LOOK-1: the club’s colour decides the stylesheet', async () => {
  const visitor = new Visitor(started());
  const { text, headers } = await visitor.get('/theme.css?v=0f5c4a');
  assert.match(text, /--band:#0f5c4a/);
  assert.match(headers.get('cache-control') ?? '', /immutable/);
  assert.equal((await visitor.get('/theme.css')).headers.get('cache-control'), 'no-cache');
});
