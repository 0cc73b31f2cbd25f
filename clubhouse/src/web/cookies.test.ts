import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { Cookies, limitCookies, type CookiesToSet } from './cookies.ts';
import { addSecurityHeaders } from './headers.ts';
import { Seal } from '../signed/seal.ts';

const KEPT: CookiesToSet = {
  session: { token: 'dls_x', memberId: 'm', name: 'Ann' },
  family: { mailboxHash: 'x', members: [{ token: 'dls_x', memberId: 'm' }] },
  coach: { key: 'dl_x', name: 'Ana, coach' },
  language: 'de',
  note: 'ann@example.org',
  request: { email: 'ann@example.org', goOnTo: '/', handle: 'h', askedAt: 1 },
  installation: 'a-secret-of-twenty-one',
};
const GONE: CookiesToSet = {
  session: null,
  family: null,
  coach: null,
  note: null,
  request: null,
  installation: null,
};

/** A site that sets all cookies, removes them, or reports the ones it received. */
async function siteFor(t: TestContext, isSecure: boolean): Promise<FastifyInstance> {
  const cookies = new Cookies(new Seal(randomBytes(32)), isSecure);
  const app = fastify();
  t.after(() => app.close());
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => addSecurityHeaders(reply, isSecure));
  for (const [path, toSet] of [
    ['/keep', KEPT],
    ['/leave', GONE],
  ] as const) {
    app.get(path, (_request, reply) => {
      cookies.write(reply, toSet, Date.now());
      return reply.send('');
    });
  }
  app.get('/read', (request) => cookies.read(request, Date.now()));
  return app;
}

async function setBy(app: FastifyInstance, path: string): Promise<string[]> {
  return [(await app.inject(path)).headers['set-cookie'] ?? []].flat();
}

test('SESS-2: over TLS every cookie is Secure and bound to its host, and no other is read', async (t) => {
  const app = await siteFor(t, true);
  const lines = await setBy(app, '/keep');
  assert.equal(lines.length, 7);
  for (const line of lines) {
    assert.match(
      line,
      /^__Host-clubhouse-\w+=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  }
  const sent = lines.map((line) => line.split(';')[0] ?? '');
  const read = await app.inject({ url: '/read', headers: { cookie: sent.join('; ') } });
  assert.equal(read.json<{ session: { name: string } }>().session.name, 'Ann');
  const bare = sent.map((one) => one.replace('__Host-', '')).join('; ');
  const planted = await app.inject({ url: '/read', headers: { cookie: bare } });
  assert.deepEqual(planted.json(), {
    session: null,
    family: null,
    coach: null,
    bar: null,
    ageing: {},
    language: null,
    note: null,
    request: null,
    installation: null,
  });
});

test('SESS-2: on this machine they work without TLS, still closed to scripts and other sites', async (t) => {
  const lines = await setBy(await siteFor(t, false), '/keep');
  assert.equal(lines.length, 7);
  for (const line of lines) {
    assert.match(line, /^clubhouse-\w+=\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  }
});

test('SESS-2: a cookie is deleted at once, under the same name', async (t) => {
  for (const isSecure of [true, false]) {
    const lines = await setBy(await siteFor(t, isSecure), '/leave');
    assert.equal(lines.length, 6);
    const name = isSecure
      ? /^__Host-clubhouse-\w+=; Max-Age=0; Path=\//
      : /^clubhouse-\w+=; Max-Age=0; Path=\//;
    for (const line of lines) assert.match(line, name);
  }
});

test('SESS-1: the seal of one cookie opens no other', async (t) => {
  const app = await siteFor(t, false);
  const sealed = new Map(
    (await setBy(app, '/keep')).map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      return [name, value];
    }),
  );
  for (const [name, other] of [
    ['session', 'coach'],
    ['coach', 'session'],
    ['note', 'session'],
    ['session', 'note'],
  ]) {
    const value = sealed.get(`clubhouse-${other}`) ?? '';
    assert.notEqual(value, '');
    const read = await app.inject({
      url: '/read',
      headers: { cookie: `clubhouse-${name}=${value}` },
    });
    assert.equal(read.json<Record<string, unknown>>()[name ?? ''], null);
  }
});

test('WEB-4: HSTS is sent over TLS and not over plain HTTP', async (t) => {
  const secure = await (await siteFor(t, true)).inject('/read');
  assert.match(String(secure.headers['strict-transport-security']), /^max-age=\d{8}/);
  const plain = await (await siteFor(t, false)).inject('/read');
  assert.equal(plain.headers['strict-transport-security'], undefined);
});

test('BODY-2: at most 180 cookies of a Cookie header are read', () => {
  const header = (before: number) => `${'a=1;'.repeat(before)}clubhouse-language=de`;
  assert.ok(limitCookies(header(179)).endsWith('clubhouse-language=de'));
  assert.ok(!limitCookies(header(180)).includes('clubhouse-language'));
});
