import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, startClub, text } from './club.ts';
import { expectStatus, SECRET, startService } from './harness.ts';

const SETUP = {
  club: { name: 'Riverside', slug: 'riverside', timezone: 'Europe/London' },
  administrator: { name: 'Kim' },
};

test('INS-1: set-up registers the club and shows both keys once', async (t) => {
  const { call } = await startService(t);
  const before = await call('GET', '/setup/status', { token: SECRET });
  assert.deepEqual(before.body, { installed: false });
  const { body } = expectStatus(await call('POST', '/setup', { token: SECRET, body: SETUP }), 201);
  assert.equal(body['club']?.['slug'], 'riverside');
  const scopes = body['website_key']?.['scopes'];
  assert.ok(Array.isArray(scopes) && scopes.length === 6 && !scopes.includes('admin'));
  const me = await call('GET', '/v1/me', { token: text(body['administrator_key']?.['key']) });
  assert.equal(me.body['credential']?.['name'], 'Kim');
  const after = await call('GET', '/setup/status', { token: SECRET });
  assert.deepEqual(after.body, { installed: true });
});

test('INS-2: set-up closes for good, and exactly one of two simultaneous attempts wins', async (t) => {
  const { call } = await startService(t);
  const tries = Array.from({ length: 5 }, () =>
    call('POST', '/setup', { token: SECRET, body: SETUP }),
  );
  const statuses = (await Promise.all(tries)).map((answer) => answer.status);
  assert.deepEqual(statuses.toSorted(), [201, 409, 409, 409, 409]);
  expectStatus(await call('POST', '/setup', { token: SECRET, body: SETUP }), 409, 'setup_closed');
});

test('INS-3: /setup accepts only the secret, and /v1 never does', async (t) => {
  const club = await startClub(t);
  expectStatus(await club.call('GET', '/setup/status', { token: club.admin }), 401);
  expectStatus(await club.call('POST', '/setup', { token: 'wrong', body: SETUP }), 401);
  expectStatus(await club.call('GET', '/v1/me', { token: SECRET }), 401);
});

test('CLUB-3: a zone is valid if Temporal knows it, whatever the runtime’s list says', async (t) => {
  const { call } = await startService(t);
  const install = (timezone: string) =>
    call('POST', '/setup', {
      token: SECRET,
      body: { ...SETUP, club: { ...SETUP.club, timezone } },
    });
  expectStatus(await install('Europe/Nowhere'), 422, 'invalid_timezone');
  expectStatus(await install('+02:00'), 422, 'invalid_timezone');
  expectStatus(await install('Europe/Kyiv'), 201);
});

test('INS-1: names have 1 to 100 characters, and a slug its format', async (t) => {
  const { call } = await startService(t);
  const install = async (club: object, name = 'Kim') =>
    (
      await call('POST', '/setup', {
        token: SECRET,
        body: { club: { ...SETUP.club, ...club }, administrator: { name } },
      })
    ).status;
  assert.equal(await install({ name: '' }), 400);
  assert.equal(await install({ name: '   ' }), 400);
  assert.equal(await install({ name: 'x'.repeat(101) }), 400);
  assert.equal(await install({ slug: 'Not A Slug' }), 400);
  assert.equal(await install({}, ''), 400);
  assert.equal(await install({ name: 'x'.repeat(100) }), 201);
});

test('INS-4: /install shows the form, and after set-up says that the club is installed', async (t) => {
  const { call } = await startService(t);
  const open = expectStatus(await call('GET', '/install'), 200);
  assert.match(open.text, /<form/);
  assert.match(text(open.headers['content-security-policy']), /default-src 'none'/);
  assert.doesNotMatch(open.text, /https?:|<script>|style=/);
  await call('POST', '/setup', { token: SECRET, body: SETUP });
  const closed = expectStatus(await call('GET', '/install'), 200);
  assert.match(closed.text, /The club is installed/);
  assert.doesNotMatch(closed.text, /<form/);
});

test('CLUB-1, CLUB-2: name, zone and branding can change, and the slug cannot', async (t) => {
  const club = await startClub(t);
  const changes = { name: 'Lakeside', timezone: 'UTC', branding: { colour: 'green' } };
  const changed = await club.must('PATCH', '/v1/club', changes);
  assert.deepEqual({ ...changed, ...changes }, changed);
  const patch = (body: object) => club.call('PATCH', '/v1/club', { token: club.admin, body });
  expectStatus(await patch({ slug: 'lakeside' }), 409, 'slug_fixed');
  expectStatus(await patch({ slug: 'riverside' }), 200);
  expectStatus(await patch({ timezone: 'Mars/Olympus' }), 422, 'invalid_timezone');
  expectStatus(await patch({ name: 'x'.repeat(101) }), 400);
  const me = await club.must('GET', '/v1/me');
  assert.equal(me['club']?.['name'], 'Lakeside');
});

test('CLUB-4: branding has limits of depth and size, tested on both sides', async (t) => {
  const club = await startClub(t);
  const deep = (levels: number) =>
    JSON.parse(`${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`) as object;
  const change = (branding: unknown) =>
    club.call('PATCH', '/v1/club', { token: club.admin, body: { branding } });
  expectStatus(await change(deep(32)), 200);
  const refused = expectStatus(await change(deep(33)), 400, 'invalid_request');
  assert.deepEqual(list(refused.body['errors']), [
    { pointer: '/branding', message: 'must not nest deeper than 32 levels' },
  ]);
  const filler = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });
  expectStatus(await change(filler(64 * 1024)), 200);
  expectStatus(await change(filler(64 * 1024 + 1)), 400, 'invalid_request');
  expectStatus(await change({ a: 'é'.repeat(40_000) }), 400, 'invalid_request');
  const endless = `{"branding":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
  const raw = await club.call('PATCH', '/v1/club', { token: club.admin, body: endless });
  assert.ok(raw.status === 400 || raw.status === 413, raw.text);
  const lists = `{"branding":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
  expectStatus(await club.call('PATCH', '/v1/club', { token: club.admin, body: lists }), 400);
});
