import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, readId, newestEvents, startClub, text } from './club.ts';
import { expectStatus } from './harness.ts';

test('LOG-3: a login link signs in once, and the session acts as its member', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const link = await club.must('POST', `/v1/members/${id}/login-link`);
  assert.match(text(link['token']), /^dll_[0-9A-Za-z]{38}$/);
  const token = text(link['token']);
  const tries = await Promise.all([1, 2, 3].map(() => club.call('POST', '/v1/session', { token })));
  assert.deepEqual(tries.map((one) => one.status).toSorted(), [201, 401, 401]);
  const session = tries.find((one) => one.status === 201)?.body;
  assert.match(text(session?.['token']), /^dls_[0-9A-Za-z]{38}$/);
  const me = await club.call('GET', '/v1/me', { token: text(session?.['token']) });
  assert.equal(me.body['credential']?.['member']?.['display_name'], 'Ann Lee');
  assert.deepEqual(me.body['credential']?.['scopes'], ['league:read', 'results:write']);
});

test('LOG-1: a link lasts 1 to 10,080 minutes, 7 days by default', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const make = (body: object) =>
    club.call('POST', `/v1/members/${id}/login-link`, { token: club.admin, body });
  for (const minutes of [0, 10_081, 1.5]) {
    expectStatus(await make({ expires_in_minutes: minutes }), 400);
  }
  assert.equal((await make({})).body['expires_at'], '2026-04-08T09:00:00.000Z');
  expectStatus(await make({ expires_in_minutes: 10_080 }), 201);
  const link = async () => text((await make({ expires_in_minutes: 1 })).body['token']);
  const [early, late] = [await link(), await link()];
  club.clock.now += 59_999;
  expectStatus(await club.call('POST', '/v1/session', { token: early }), 201);
  club.clock.now += 1;
  expectStatus(await club.call('POST', '/v1/session', { token: late }), 401);
});

test('LOG-2: a member who left, was removed or has another address gets no link', async (t) => {
  const club = await startClub(t);
  const body = { display_name: 'Ann', email: 'Ann@x.org' };
  const id = readId(await club.must('POST', '/v1/members', body));
  const make = (options: object, token = club.admin) =>
    club.call('POST', `/v1/members/${id}/login-link`, { token, body: options });
  expectStatus(await make({ expected_email: 'old@x.org' }), 409, 'expected_email_mismatch');
  expectStatus(await make({ expected_email: 'ann@X.org' }), 201);
  const plain = await club.keyWith('members:write');
  expectStatus(await make({ expected_email: 'ann@x.org' }, plain), 403, 'insufficient_scope');
  expectStatus(await make({}, plain), 201);
  const pending = text((await make({})).body['token']);
  await club.must('PATCH', `/v1/members/${id}`, { status: 'left' });
  expectStatus(await make({}), 409, 'member_left');
  await club.must('DELETE', `/v1/members/${id}`);
  expectStatus(await make({}), 409, 'member_deleted');
  expectStatus(await club.call('POST', '/v1/session', { token: pending }), 401);
});

for (const status of ['left', 'paused']) {
  test(`LOG-8: an earlier link signs in a member who is now ${status}, and existing sessions stay`, async (t) => {
    const club = await startClub(t);
    const [id = ''] = await addMembers(club, 1);
    const session = await club.signIn(id);
    const link = await club.must('POST', `/v1/members/${id}/login-link`);
    await club.must('PATCH', `/v1/members/${id}`, { status });
    expectStatus(await club.call('GET', '/v1/me', { token: session }), 200);
    const answer = await club.call('POST', '/v1/session', { token: text(link['token']) });
    const me = await club.call('GET', '/v1/me', {
      token: text(expectStatus(answer, 201).body['token']),
    });
    assert.equal(me.body['credential']?.['member']?.['status'], status);
  });
}

test('LOG-8: a link survives leaving the next season, but not removal or erasure', async (t) => {
  const club = await startClub(t);
  const [one = '', two = '', three = ''] = await addMembers(club, 3);
  const linkOf = async (id: string) =>
    text((await club.must('POST', `/v1/members/${id}/login-link`))['token']);
  const links = [await linkOf(one), await linkOf(two), await linkOf(three)];
  await club.must('POST', `/v1/members/${one}/leave`);
  await club.must('DELETE', `/v1/members/${two}`);
  await club.must('POST', `/v1/members/${three}/erase`);
  const statuses = [];
  for (const token of links) {
    statuses.push((await club.call('POST', '/v1/session', { token })).status);
  }
  assert.deepEqual(statuses, [201, 401, 401]);
});

test('LOG-4: a player signs out of this session only, and no session can end another', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const [phone, laptop] = [await club.signIn(id), await club.signIn(id)];
  expectStatus(await club.call('DELETE', '/v1/session', { token: phone }), 204);
  expectStatus(await club.call('GET', '/v1/me', { token: phone }), 401);
  expectStatus(await club.call('GET', '/v1/me', { token: laptop }), 200);
});

test('LOG-5: the coach signs a member out everywhere', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const tokens = [await club.signIn(id), await club.signIn(id)];
  const out = await club.must('POST', `/v1/members/${id}/sign-out`);
  assert.deepEqual(out, { member_id: id, sessions_ended: 2, links_open: 0 });
  for (const token of tokens) expectStatus(await club.call('GET', '/v1/me', { token }), 401);
  assert.equal((await club.must('POST', `/v1/members/${id}/sign-out`))['sessions_ended'], 0);
});

test('LOG-10: signing out counts the open links, and revokes them only if asked', async (t) => {
  const club = await startClub(t);
  const [id = '', other = ''] = await addMembers(club, 2);
  const link = async (member: string, body: object = {}) =>
    text((await club.must('POST', `/v1/members/${member}/login-link`, body))['token']);
  const signOut = async (body?: object) => {
    const out = await club.must('POST', `/v1/members/${id}/sign-out`, body);
    return [out['sessions_ended'], out['links_open']];
  };
  const use = (token: string) => club.call('POST', '/v1/session', { token });
  await club.signIn(id);
  const [kept, ended, others] = [await link(id), await link(id), await link(other)];
  await link(id, { expires_in_minutes: 1 });
  assert.deepEqual(await signOut(), [1, 3], 'a used link is not open');
  club.clock.now += 60_000;
  assert.deepEqual(await signOut({ links: false }), [0, 2], 'nor is an expired one');
  expectStatus(await use(kept), 201);
  assert.deepEqual(await signOut({ links: true }), [1, 0]);
  expectStatus(await use(ended), 401);
  expectStatus(await use(others), 201);
  expectStatus(
    await club.call('POST', `/v1/members/${id}/sign-out`, {
      token: club.admin,
      body: { links: 'yes' },
    }),
    400,
  );
});

test('LOG-6: signed_in_at is the newest device still signed in, and last_signed_in_at stays', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const first = await club.signIn(id);
  club.clock.now += 1000;
  const second = await club.signIn(id);
  const read = async () => {
    const member = await club.must('GET', `/v1/members/${id}`);
    return [member['signed_in_at'], member['last_signed_in_at']];
  };
  const [early, late] = ['2026-04-01T09:00:00.000Z', '2026-04-01T09:00:01.000Z'];
  assert.deepEqual(await read(), [late, late]);
  await club.call('DELETE', '/v1/session', { token: second });
  assert.deepEqual(await read(), [early, late]);
  await club.call('DELETE', '/v1/session', { token: first });
  assert.deepEqual(await read(), [null, late]);
});

test('LOG-7: creating a link and signing in are recorded with the key and link used', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  await club.signIn(id);
  const events = await newestEvents(club, 2);
  const [started, created] = events;
  assert.equal(created?.['kind'], 'login_link.created');
  assert.equal(created?.['actor']?.['type'], 'api_key');
  assert.equal(created?.['actor_name'], 'Kim');
  assert.equal(started?.['kind'], 'session.started');
  assert.equal(started?.['actor_name'], 'Ann Lee');
  assert.equal(started?.['data']?.['login_link_id'], created?.['data']?.['login_link_id']);
});
