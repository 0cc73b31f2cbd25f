import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, readId, list, startClub, text } from './club.ts';
import { expectStatus, type Json, SECRET, startService } from './harness.ts';

test('ERR-2: every response carries a request id, and a valid one from the caller is kept', async (t) => {
  const { call } = await startService(t);
  const made = await call('GET', '/v1/me');
  assert.match(text(made.headers['x-request-id']), /^[0-9a-f-]{36}$/);
  assert.equal(made.body['request_id'], made.headers['x-request-id']);
  for (const [sent, kept] of [
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['With.dots-and_more1', true],
    ['with space', false],
    ['', false],
  ] as const) {
    const answer = await call('GET', '/healthz', { headers: { 'x-request-id': sent } });
    assert.equal(answer.headers['x-request-id'] === sent, kept, sent);
  }
});

test('ERR-1: a problem has its type, code, title, status and request id', async (t) => {
  const { call } = await startService(t);
  const answer = expectStatus(await call('GET', '/v1/me'), 401);
  assert.match(text(answer.headers['content-type']), /^application\/problem\+json/);
  assert.equal(answer.body['type'], 'urn:league:problem:invalid_credential');
  assert.equal(answer.body['status'], 401);
});

test('LIM-1: a body of 256 KiB is read, and one more byte gets 413', async (t) => {
  const club = await startClub(t);
  // Blanks, because no field can be that long.
  const body = (size: number) => JSON.stringify({ name: 'Lakeside' }).padEnd(size);
  const ask = (size: number) =>
    club.call('PATCH', '/v1/club', { token: club.admin, body: body(size) });
  expectStatus(await ask(262_144), 200);
  expectStatus(await ask(262_145), 413, 'payload_too_large');
});

test('ERR-4: anything but JSON in UTF-8 is refused before it is read further', async (t) => {
  const club = await startClub(t);
  const send = (body: string, type = 'application/json') =>
    club.call('PATCH', '/v1/club', { token: club.admin, body, headers: { 'content-type': type } });
  expectStatus(await send('name=x', 'application/x-www-form-urlencoded'), 415);
  expectStatus(await send('{}', 'text/plain'), 415, 'unsupported_media_type');
  expectStatus(await send('{"name":'), 400, 'invalid_request');
  expectStatus(await send('{"name":"a\\u0000b"}'), 400, 'invalid_request');
  expectStatus(await send('{"branding":{"x":["\\ud800"]}}'), 400, 'invalid_request');
  expectStatus(await send('['.repeat(100_000)), 400, 'invalid_request');
  expectStatus(await send('"text"'), 400, 'invalid_request');
  expectStatus(await send('{"branding":{"x":"\\ud83c\\udfbe"}}'), 200);
});

test('ERR-4: ambiguous JSON is refused', async (t) => {
  const club = await startClub(t);
  const send = (body: string) => club.call('PATCH', '/v1/club', { token: club.admin, body });
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  for (const body of [
    '{"name":"One","name":"Two"}',
    '{"branding":{"a":1,"a":1}}',
    '{"branding":{"a":1e400}}',
    `{"branding":{"a":${deep(50_000)}}}`,
  ]) {
    expectStatus(await send(body), 400, 'invalid_request');
  }
  expectStatus(await send('{"branding":{"a":{"a":[1,1]},"b":1.5e300}}'), 200);
});

test('ERR-4: a body must be UTF-8 and uncompressed', async (t) => {
  const club = await startClub(t);
  const send = (headers: Record<string, string>) =>
    club.call('PATCH', '/v1/club', { token: club.admin, body: '{}', headers });
  for (const charset of ['utf-8', 'UTF-8', '"utf-8"', 'utf8']) {
    expectStatus(await send({ 'content-type': `application/json; charset=${charset}` }), 200);
  }
  for (const charset of ['latin1', 'utf-16', '"iso-8859-1"']) {
    const headers = { 'content-type': `application/json; charset=${charset}` };
    expectStatus(await send(headers), 415, 'unsupported_media_type');
  }
  expectStatus(await send({ 'content-encoding': 'gzip' }), 415, 'unsupported_media_type');
  expectStatus(await send({ 'content-encoding': 'identity' }), 200);
});

test('API-2, API-10: a parameter is given once, as plain text, and a route without a body refuses one', async (t) => {
  const club = await startClub(t);
  const ask = async (query: string) => {
    const { body } = expectStatus(
      await club.call('GET', `/v1/members?${query}`, { token: club.admin }),
      400,
      'invalid_request',
    );
    return body['errors'];
  };
  for (const query of ['q=a&q=b', 'q=a&q=a', 'q=a%00b']) {
    assert.deepEqual(
      await ask(query),
      [{ pointer: 'query/q', message: 'must be given once, as plain text' }],
      query,
    );
  }
  const path = '/v1/matches?status=open';
  expectStatus(await club.call('GET', `${path}&status=played`, { token: club.admin }), 200);
  const several = await club.call('GET', `${path}&status=%00`, { token: club.admin });
  assert.deepEqual(expectStatus(several, 400).body['errors'], [
    { pointer: 'query/status', message: 'must be plain text' },
  ]);
  const season = readId(await club.must('POST', '/v1/seasons', { name: 'Summer' }));
  const remove = (body: unknown) =>
    club.call('DELETE', `/v1/seasons/${season}`, { token: club.admin, body });
  const refused = expectStatus(await remove({ name: 'Summer' }), 400, 'invalid_request');
  assert.equal(refused.body['detail'], 'This route accepts no body.');
  assert.equal((await club.must('GET', `/v1/seasons/${season}`))['name'], 'Summer');
  assert.equal((await remove({})).status, 204);
});

test('LIM-2: a credential has a request limit per minute, shown in headers, then 429', async (t) => {
  const club = await startClub(t, { perCredential: 3 });
  const ask = () => club.call('GET', '/v1/me', { token: club.admin });
  for (const left of [2, 1, 0]) {
    const answer = expectStatus(await ask(), 200);
    assert.equal(answer.headers['ratelimit-policy'], '"minute";q=3;w=60');
    assert.match(text(answer.headers['ratelimit']), new RegExp(`;r=${left};t=60`));
  }
  const refused = expectStatus(await ask(), 429, 'rate_limited');
  assert.equal(refused.headers['retry-after'], '60');
  // Setting the clock adds and removes nothing.
  club.clock.now += 86_400_000;
  expectStatus(await ask(), 429, 'rate_limited');
  club.clock.elapsed += 60_000;
  expectStatus(await ask(), 200);
});

test('LIM-4: wrong credentials from one /64 count together, and a /56 has twice its limit', async (t) => {
  const club = await startClub(t, { perAddress: 2 });
  const wrong = (remoteAddress: string) =>
    club.app.inject({ method: 'GET', url: '/v1/me', remoteAddress });
  assert.equal((await wrong('2001:db8:1:2::1')).statusCode, 401);
  assert.equal((await wrong('2001:db8:1:2:ffff::2')).statusCode, 401);
  assert.equal((await wrong('2001:db8:1:2::3')).statusCode, 429);
  assert.equal((await wrong('2001:db8:1:3::1')).statusCode, 401);
  const rest = await Promise.all([4, 5, 6, 7].map((at) => wrong(`2001:db8:1:${at}::1`)));
  assert.deepEqual(
    rest.map(({ statusCode }) => statusCode),
    [401, 429, 429, 429],
  );
  assert.equal(rest[1]?.headers['ratelimit-policy'], '"minute";q=4;w=60');
});

test('LIM-2: wrong credentials count per address, and right ones do not', async (t) => {
  const club = await startClub(t, { perAddress: 2 });
  const wrong = () => club.call('GET', '/v1/me', { token: 'dl_wrong' });
  expectStatus(await wrong(), 401);
  expectStatus(await club.call('POST', '/v1/session', { token: 'dll_wrong' }), 401);
  expectStatus(await wrong(), 429, 'rate_limited');
  expectStatus(await club.call('GET', '/v1/me', { token: club.admin }), 200);
});

test('LIM-2: attempts at the installation secret count per address', async (t) => {
  const { call } = await startService(t, { installation: 2 });
  expectStatus(await call('GET', '/setup/status', { token: 'guess' }), 401);
  expectStatus(await call('GET', '/setup/status', { token: SECRET }), 200);
  expectStatus(await call('GET', '/setup/status', { token: SECRET }), 429, 'rate_limited');
});

test('API-4: pages of 1 to 200 together hold each row of a list once', async (t) => {
  const club = await startClub(t);
  const members = await addMembers(club, 5);
  const seen: string[] = [];
  let after = '';
  do {
    const page = await club.must('GET', `/v1/members?limit=2${after && `&after=${after}`}`);
    seen.push(...list(page['data']).map(readId));
    after = page['next_cursor'] === null ? '' : text(page['next_cursor']);
  } while (after !== '');
  assert.deepEqual(seen, members);
  const status = async (limit: string) =>
    (await club.call('GET', `/v1/members?limit=${limit}`, { token: club.admin })).status;
  assert.deepEqual(await Promise.all(['1', '200'].map(status)), [200, 200]);
  const wrong = ['0', '201', '-1', 'x', '1.5', '0x10', '1e2', '%205', '+5', '05', '5%20', ''];
  for (const limit of wrong) assert.equal(await status(limit), 400, limit);
});

test('API-8: a query written differently is the same request', async (t) => {
  const club = await startClub(t);
  const url = (query: string) => club.call('GET', `/v1/matches?${query}`, { token: club.admin });
  const first = expectStatus(await url('status=open&limit=20'), 200);
  const readsOfMatches = () => club.statements.filter((sql) => sql.includes('matches')).length;
  const before = readsOfMatches();
  assert.ok(before > 0);
  for (const query of [
    'limit=20&status=open',
    '&&&limit=20&&status=open&',
    'limit=2%30&status=o%70en',
  ]) {
    const again = expectStatus(await url(query), 200);
    assert.equal(again.headers['etag'], first.headers['etag']);
    assert.equal(readsOfMatches(), before, `${query} was computed again`);
  }
});

test('LOG-9: a token never reaches the log or an error, wherever it is sent', async (t) => {
  const club = await startClub(t);
  const { admin: token } = club;
  await club.call('GET', `/v1/members?q=${token}`, { token });
  await club.call('GET', `/v1/members?${token}=1`, { token });
  await club.call('GET', `/v1/members/${token}`, { token });
  await club.call('GET', `/${token}`);
  await club.call('GET', '/v1/me', { token: `${token}x` });
  await club.call('GET', '/v1/me', { headers: { 'x-request-id': 'x', cookie: token } });
  await club.call('POST', '/v1/members', { token, body: { display_name: 1, [token]: token } });
  await club.call('POST', '/v1/members', { token, body: `{"${token}` });
  const answers = club.log.join('');
  assert.ok(club.log.length > 8);
  assert.ok(!answers.includes(token.slice(3, 30)), 'the log holds the token');
});

test('LOG-9: the log names no person and no address', async (t) => {
  const club = await startClub(t);
  const body = { display_name: 'Zoe Quill', full_name: 'Zoe Quill', email: 'zoe@quill.example' };
  await club.must('POST', '/v1/members', body);
  await club.call('POST', '/v1/members', { token: club.admin, body });
  await club.call('GET', '/v1/members?email=zoe@quill.example', { token: club.admin });
  assert.doesNotMatch(club.log.join(''), /quill|zoe/i);
  assert.match(club.log.join(''), /"route":"\/v1\/members","status":201/);
});

test('API-2: an unknown query parameter is refused with the names that the route accepts', async (t) => {
  const club = await startClub(t);
  const refused = async (path: string): Promise<Json | undefined> => {
    const answer = await club.call('GET', path, { token: club.admin });
    expectStatus(answer, 400, 'invalid_request');
    return list(answer.body['errors'])[0];
  };
  const matches = await refused('/v1/matches?competition_id=x');
  assert.equal(matches?.['pointer'], 'query/competition_id');
  assert.match(text(matches?.['message']), /^is not known here; known names: .*\bcompetition\b/);
  const none = await refused('/v1/me?x=1');
  assert.equal(none?.['message'], 'is not known here: this route accepts no query parameters');
});
