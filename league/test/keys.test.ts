import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from 'test-kit/until';
import { readId, list, newestEvents, startClub, text } from './club.ts';
import { expectStatus } from './harness.ts';

test('KEY-1: a new key gets league:read and results:write by default', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/api-keys', { name: 'Bot' });
  assert.deepEqual(made['scopes'], ['league:read', 'results:write']);
  assert.match(text(made['key']), /^dl_[0-9A-Za-z]{38}$/);
  assert.ok(text(made['key']).startsWith(text(made['prefix'])));
  const { data } = await club.must('GET', '/v1/api-keys');
  assert.ok(list(data).every((key) => !('key' in key) && !('hash' in key)));
});

test('AUTH-2: a token that was never issued is refused without a query', async (t) => {
  const club = await startClub(t);
  const asked = async (token: string) => {
    club.statements.length = 0;
    expectStatus(await club.call('GET', '/v1/me', { token }), 401, 'invalid_credential');
    return club.statements.filter((sql) => /"(api_keys|sessions)"/.test(sql)).length;
  };
  // The last of its 38 characters belongs to the checksum.
  const mistyped = club.admin.slice(0, -1) + (club.admin.endsWith('0') ? '1' : '0');
  for (const token of [mistyped, club.admin.slice(0, -1), `${club.admin}0`, 'dl_', 'x']) {
    assert.equal(await asked(token), 0, token.slice(0, 3));
  }
  const revoked = await club.must('POST', '/v1/api-keys', { name: 'Bot' });
  await club.must('DELETE', `/v1/api-keys/${readId(revoked)}`);
  assert.equal(await asked(text(revoked['key'])), 1);
});

test('KEY-2: a key grants only scopes that it has', async (t) => {
  const club = await startClub(t);
  const admin = await club.keyWith('admin', 'league:read');
  const make = (scopes: string[]) =>
    club.call('POST', '/v1/api-keys', { token: admin, body: { name: 'X', scopes } });
  expectStatus(await make(['league:read', 'members:pii']), 403, 'scope_not_held');
  expectStatus(await make(['league:read']), 201);
  expectStatus(await make(['league:read', 'league:read']), 400);
  expectStatus(await make(['nonsense']), 400);
});

test('KEY-3: granting members:pii is recorded', async (t) => {
  const club = await startClub(t);
  await club.keyWith('members:pii', 'league:read');
  const events = await newestEvents(club, 2);
  assert.deepEqual(
    events.map((event) => event['kind']),
    ['api_key.pii_granted', 'api_key.created'],
  );
});

test('KEY-4: a revoked key stops working at once, and revoking again gives the same answer', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/api-keys', { name: 'Bot' });
  const token = text(made['key']);
  expectStatus(await club.call('GET', '/v1/me', { token }), 200);
  const revoked = await club.must('DELETE', `/v1/api-keys/${readId(made)}`);
  expectStatus(await club.call('GET', '/v1/me', { token }), 401, 'invalid_credential');
  const again = await club.must('DELETE', `/v1/api-keys/${readId(made)}`);
  assert.deepEqual([again['id'], again['revoked_at']], [revoked['id'], revoked['revoked_at']]);
  const shown = async (query: string) =>
    list((await club.must('GET', `/v1/api-keys${query}`))['data']).length;
  assert.deepEqual([await shown(''), await shown('?include_revoked=true')], [2, 3]);
});

test('KEY-4: the last working admin key stays, even if two revoke each other at once', async (t) => {
  const club = await startClub(t);
  const other = await club.must('POST', '/v1/api-keys', { name: 'Two', scopes: ['admin'] });
  const keys = list((await club.must('GET', '/v1/api-keys'))['data']);
  const first = readId(keys.find((key) => text(key['name']) === 'Kim'));
  const answers = await Promise.all([
    club.call('DELETE', `/v1/api-keys/${readId(other)}`, { token: club.admin }),
    club.call('DELETE', `/v1/api-keys/${first}`, { token: text(other['key']) }),
  ]);
  const codes = answers.map((answer) => (answer.status === 200 ? 'ok' : answer.body['code']));
  assert.equal(codes.filter((code) => code === 'ok').length, 1, JSON.stringify(codes));
  // The slower request is refused, or its key is already revoked.
  const refused = codes.find((code) => code !== 'ok');
  assert.match(text(refused), /^(last_admin_key|invalid_credential)$/);
  const left = answers[0]?.status === 200 ? club.admin : text(other['key']);
  expectStatus(await club.call('GET', '/v1/api-keys', { token: left }), 200);
  const last = readId(
    answers[0]?.status === 200 ? keys.find(({ id }) => text(id) === first) : other,
  );
  const alone = await club.call('DELETE', `/v1/api-keys/${last}`, { token: left });
  expectStatus(alone, 409, 'last_admin_key');
});

test('KEY-4: an expired admin key does not count as working', async (t) => {
  const club = await startClub(t);
  const soon = new Date(club.clock.now + 60_000).toISOString();
  await club.must('POST', '/v1/api-keys', { name: 'Two', scopes: ['admin'], expires_at: soon });
  const keys = list((await club.must('GET', '/v1/api-keys'))['data']);
  const first = readId(keys.find((key) => text(key['name']) === 'Kim'));
  club.clock.now += 60_000;
  const answer = await club.call('DELETE', `/v1/api-keys/${first}`, { token: club.admin });
  expectStatus(answer, 409, 'last_admin_key');
});

test('KEY-6: a key works until the exact millisecond of its expiry', async (t) => {
  const club = await startClub(t);
  const expires = new Date(club.clock.now + 5000).toISOString();
  const make = (at: string) =>
    club.call('POST', '/v1/api-keys', { token: club.admin, body: { name: 'X', expires_at: at } });
  expectStatus(await make(new Date(club.clock.now).toISOString()), 400);
  const token = text(expectStatus(await make(expires), 201).body['key']);
  club.clock.now += 4999;
  const me = expectStatus(await club.call('GET', '/v1/me', { token }), 200);
  assert.equal(me.body['credential']?.['expires_at'], expires);
  const own = expectStatus(await club.call('GET', '/v1/me', { token: club.admin }), 200);
  assert.equal(own.body['credential']?.['expires_at'], null);
  club.clock.now += 1;
  expectStatus(await club.call('GET', '/v1/me', { token }), 401, 'invalid_credential');
});

test('KEY-5: last_used_at is accurate to the minute', async (t) => {
  const club = await startClub(t);
  club.clock.now += 61_500;
  const lastUsed = async () => {
    const { data } = await club.must('GET', '/v1/api-keys');
    const key = list(data).find((one) => text(one['name']) === 'Kim');
    return key?.['last_used_at'] === null ? null : text(key?.['last_used_at']);
  };
  // It is written outside the request, so it may take a moment.
  const isKept = async () => (await lastUsed()) === '2026-04-01T09:01:00.000Z';
  await until('the minute of its use is not kept', isKept);
  club.clock.now += 58_000;
  assert.equal(await lastUsed(), '2026-04-01T09:01:00.000Z');
});
