import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { CLUB_NAME } from './league.ts';
import { rawRequest } from './raw.ts';
import { placesIn, siteRequests } from './site-requests.ts';
import { coachSignedIn, signedIn, Visitor } from './visitor.ts';
import { pathOf, throughInterceptor } from './wire.ts';

const started = clubhouseForTests();

test('WEB-2: a form from another page is refused, whatever header shows it', async () => {
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
    assert.match(seen.text, /This request came from another page/);
  }
  assert.equal((await visitor.get('/me')).status, 200);
});

test('WEB-2: a request without an origin is not a browser’s form', async () => {
  const { url } = started();
  const response = await fetch(`${url}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.org' }),
  });
  assert.equal(response.status, 403);
});

/** Compared as a whole, so that every permission added or removed shows up. */
const POLICY = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "frame-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
];

test('WEB-4: every answer has a policy without inline script or style, and leaks no referrer', async () => {
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

test('WEB-5: a page is compressed for clients that support it, and plain for others', async () => {
  const { url } = started();
  const ask = (taken: string) =>
    rawRequest(url, ['GET /sign-in HTTP/1.1', `host: ${new URL(url).host}`, ...taken.split('\n')]);
  const packed = await ask('accept-encoding: gzip, br');
  assert.match(packed.head, /content-encoding: gzip/);
  assert.doesNotMatch(packed.body, /<html/);
  for (const taken of ['accept: */*', 'accept-encoding: identity', 'accept-encoding: br']) {
    const plain = await ask(taken);
    assert.doesNotMatch(plain.head, /content-encoding/);
    assert.match(plain.body, /^(?:[0-9a-f]+\r\n)?<!doctype html><html/);
    assert.match(plain.head, /vary: accept-encoding/);
  }
});

test('WEB-5: pages are never cached, and files are cached forever by everyone', async () => {
  const visitor = new Visitor(started());
  const page = await visitor.get('/sign-in');
  assert.equal(page.headers.get('cache-control'), 'no-store');
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(page.text)?.[1] ?? '';
  const file = await visitor.get(stylesheet);
  assert.equal(file.status, 200);
  assert.match(file.headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
});

test('WEB-6: unknown, oversized and malformed requests get an error page', async () => {
  const visitor = new Visitor(started());
  const missing = await visitor.get('/nothing/here');
  assert.equal(missing.status, 404);
  assert.match(missing.text, /Page not found/);
  const large = await visitor.post('/sign-in', { email: 'x'.repeat(100_000) });
  assert.equal(large.status, 413);
  assert.match(large.text, /That is too large/);
  const json = await visitor.post('/sign-in', {}, { 'content-type': 'application/json' });
  assert.equal(json.status, 415);
  assert.match(json.text, /This page cannot accept that/);
});

test('WEB-6: a form that the league refuses is never called missing, and keeps its input in the browser', async () => {
  const player = await signedIn(started(), 'Hannah Brandt');
  await player.get('/');
  const refusal = JSON.stringify({
    type: 'urn:league:problem:invalid_request',
    code: 'invalid_request',
  });
  const headers = { 'content-type': 'application/problem+json' };
  await throughInterceptor(
    started(),
    async (call, pass) =>
      call.method === 'GET' ? pass(call) : new Response(refusal, { status: 400, headers }),
    async () => {
      const sent = await player.post('/wishes', { say: 'pause' });
      assert.equal(sent.status, 422);
      assert.match(sent.text, /<h1>The form contains an invalid value<\/h1>/);
      assert.match(sent.text, /your entries are still in the form/);
      const german = await player.post('/wishes', { say: 'pause' }, { 'accept-language': 'de' });
      assert.match(german.text, /Eine Angabe im Formular ist ungültig/);
    },
  );
});

/** Failures that replace an answer, each with the status of the page that reports it. */
const NO_ANSWERS: readonly (readonly [status: number, text: string, page: number])[] = [
  [502, '<h1>Bad Gateway</h1>', 503],
  [507, '{"type":"urn:league:problem:storage_full","code":"storage_full"}', 503],
  [200, '<h1>Welcome to the hotel</h1>', 503],
  [404, '<h1>No such host</h1>', 503],
  [401, '<h1>Sign in to the hotel</h1>', 503],
  [200, '{}', 503],
  [429, '{"type":"urn:league:problem:rate_limited","code":"rate_limited"}', 429],
];

test('CALL-7: any other answer of the league gets an error page and nothing else', async () => {
  const clubhouse = started();
  const player = await signedIn(clubhouse, 'Hannah Brandt');
  await player.get('/');
  for (const [status, said, shown] of NO_ANSWERS) {
    const answer = async () => new Response(said, { status });
    await throughInterceptor(started(), answer, async () => {
      const home = await player.get('/');
      assert.equal(home.status, shown, said);
      assert.match(home.text, /<h1>(The club’s service is not responding|Too many requests)<\/h1>/);
      const sent = await player.post('/wishes', { say: 'pause' });
      assert.equal(sent.status, shown, said);
      // Nothing was read before the league had identified the sender.
      assert.match(sent.text, /Nothing is lost\. Try again in a minute|Wait a minute/);
      const german = await player.post('/sign-out', {}, { 'accept-language': 'de' });
      assert.equal(german.status, shown, said);
      assert.match(german.text, /Der Dienst des Vereins antwortet nicht|Warte eine Minute/);
    });
  }
  // No part of it was treated as the end of the session.
  assert.equal((await player.get('/me')).status, 200);
});

test('CALL-7: a link clicked while the league was away remains valid', async () => {
  const { league, season } = started();
  const id = season.members.get('Priya Raghunathan');
  const link = await league.must('POST', `/v1/members/${id}/login-link`);
  const path = `/sign-in/${expectText(link['token'])}`;
  const visitor = new Visitor(started());
  for (const [status, said] of NO_ANSWERS) {
    const answer = async () => new Response(said, { status });
    await throughInterceptor(started(), answer, async () => {
      const pressed = await visitor.post(path);
      assert.equal(pressed.status, 503);
      assert.match(pressed.text, /<h1[^>]*>Not signed in yet/);
      assert.match(pressed.text, new RegExp(`<form[^>]*action="${path}"`));
    });
  }
  assert.equal((await visitor.post(path)).status, 303);
});

test('CALL-7: if the site’s disk is full, no link is said to be on its way', async (t) => {
  const { store } = started();
  const error = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  t.mock.method(store.wishes, 'add', () => {
    throw error;
  });
  const seen = await new Visitor(started()).post('/sign-in', { email: 'ann@example.org' });
  assert.equal(seen.status, 503);
  assert.match(seen.text, /<h1>This site cannot store anything at the moment<\/h1>/);
});

test('CALL-6: a crowd on public pages costs one or two calls', async () => {
  const clubhouse = started();
  const asked: string[] = [];
  await throughInterceptor(
    clubhouse,
    (call, ask) => {
      asked.push(pathOf(call));
      return ask(call);
    },
    async () => {
      const looks = Array.from({ length: 100 }, async (_, one) => {
        const path = ['/join', '/sign-in', '/coach/sign-in', '/'][one % 4] ?? '/';
        return new Visitor(clubhouse).get(path);
      });
      for (const { status } of await Promise.all(looks))
        assert.ok(status === 200 || status === 303);
    },
  );
  // Background services make their own calls.
  const ofPages = asked.filter((path) => path !== '/v1/events');
  assert.ok(ofPages.length <= 2, ofPages.join(' '));
});

test('WORD-2: the language is the visitor’s choice, then the browser’s', async () => {
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

/** The targets of Tab in a page, in order: addresses of links, and names of other elements. */
function tabStops(html: string): string[] {
  const stops: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['tabindex'] === '-1' || 'disabled' in attributes) return;
      if (name === 'a' && attributes['href'] !== undefined) stops.push(attributes['href']);
      const isControl = /^(?:button|input|select|textarea|summary)$/.test(name);
      if (isControl && attributes['type'] !== 'hidden') stops.push(name);
    },
  });
  parser.end(html);
  return stops;
}

test('KEYS-4: the first tab stop of every page skips the band', async () => {
  const visitor = await coachSignedIn(started(), await signedIn(started(), 'Hannah Brandt'));
  const wrong: string[] = [];
  let pages = 0;
  for (const { method, address } of await siteRequests(await placesIn(started()))) {
    if (method !== 'GET') continue;
    const { status, text: html } = await visitor.copy().get(address);
    if (status !== 200 || !html.startsWith('<!doctype html>')) continue;
    pages += 1;
    if (tabStops(html)[0] !== '#main' || !html.includes('<main id="main"')) wrong.push(address);
  }
  assert.deepEqual(wrong, []);
  assert.ok(pages > 30, `${pages} pages`);
});

test('LOOK-1: the club’s colour decides the stylesheet, whose address changes with its bytes', async () => {
  const visitor = new Visitor(started());
  const page = await visitor.get('/sign-in');
  const [address = ''] = /\/theme\.css\?v=[0-9a-f]{12}/.exec(page.text) ?? [];
  const { text, headers } = await visitor.get(address);
  assert.match(text, /--band:#0f5c4a/);
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  assert.equal(address, `/theme.css?v=${version}`);
  assert.match(headers.get('cache-control') ?? '', /immutable/);
  assert.equal((await visitor.get('/theme.css')).headers.get('cache-control'), 'no-cache');
});

test('OFF-14: a manifest and icons in the club’s colour let the site be installed on a home screen', async () => {
  const visitor = new Visitor(started());
  const page = await visitor.get('/sign-in');
  assert.match(page.text, /<link rel="manifest" href="\/manifest.webmanifest"/);
  const made = await visitor.get('/manifest.webmanifest');
  assert.match(made.headers.get('content-type') ?? '', /^application\/manifest\+json/);
  const manifest = JSON.parse(made.text) as {
    readonly name: string;
    readonly theme_color: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  assert.deepEqual([manifest.name, manifest.theme_color], [CLUB_NAME, '#0f5c4a']);
  for (const { src, sizes } of [...manifest.icons, { src: '/icon-180.png', sizes: '180x180' }]) {
    const icon = Buffer.from(await (await fetch(started().url + src)).arrayBuffer());
    if (sizes === 'any') continue;
    assert.equal(icon.toString('latin1', 1, 4), 'PNG');
    assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, sizes);
  }
});

test('OFF-15: the script of each page is small', async () => {
  const { builtFolder, season } = started();
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const match = expectText(season.singles.matches[0]?.['id']);
  const own = list(season.singles.matches).find((one) =>
    list(one['sides']).some((side) => expectText(side['label']).includes('Hannah')),
  );
  const report = `/matches/${expectText(own?.['id'])}/report`;
  const pages = ['/', `/matches/${match}`, report, '/tables', '/wishes', '/me'];
  for (const path of pages) {
    const seen = await visitor.get(path);
    const scripts = [...seen.text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
      ([, src]) => src ?? '',
    );
    const bytes = scriptBytes(builtFolder, scripts);
    assert.ok(bytes > 0, path);
    const most = path === report ? 15_000 : 10_000;
    assert.ok(bytes < most, `${path}: ${bytes} bytes as gzip`);
  }
});

/** Size of the scripts with their imports as gzip, for browsers without Brotli. */
function scriptBytes(folder: string, scripts: readonly string[]): number {
  const seen = new Set<string>();
  const add = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const code = readFileSync(folder + path, 'utf8');
    for (const [, name] of code.matchAll(/from"\.\/([^"]+)"/g)) add(`/assets/${name}`);
  };
  for (const script of scripts) add(script);
  return [...seen].reduce((sum, path) => sum + gzipSync(readFileSync(folder + path)).length, 0);
}
