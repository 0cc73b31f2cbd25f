import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrateDatabase } from '../src/db/migrate.ts';
import { addMembers, readId, list, newestEvents, startClub, text } from './club.ts';
import { expectStatus, type Json } from './harness.ts';

const PERSONAL = {
  full_name: 'Ann Margaret Lee',
  email: 'Ann@Example.org',
  phone: '+44 20 7946 0000',
  date_of_birth: '1990-02-28',
  gender: 'female',
  age_group: '35_44',
  notes: 'Left-handed.',
};
const PLAIN = {
  display_name: 'Ann Lee',
  status: 'active',
  rating: 4.5,
  rating_system: 'LTA',
  level: 7,
  self_level: 5,
  joined_on: '2020-01-31',
  wants_to_play: 'both',
};

test('MEM-1: every field of a member is stored and read back', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/members', { ...PLAIN, ...PERSONAL });
  const read = await club.must('GET', `/v1/members/${readId(made)}`);
  assert.deepEqual(read, made);
  assert.deepEqual({ ...read, ...PLAIN, ...PERSONAL }, read);
  assert.equal(read['leaving_at'], null);
  assert.equal(read['invitation_state'], null);
});

test('MEM-2: without members:pii, personal fields can be neither read nor set', async (t) => {
  const club = await startClub(t);
  const member = await club.must('POST', '/v1/members', { ...PLAIN, ...PERSONAL });
  const key = await club.keyWith('members:read', 'members:write');
  const read = await club.call('GET', `/v1/members/${readId(member)}`, { token: key });
  for (const [name, value] of Object.entries(PERSONAL)) {
    assert.ok(!(name in read.body), name);
    const body = { [name]: value };
    const ask = { token: key, body };
    expectStatus(
      await club.call('PATCH', `/v1/members/${readId(member)}`, ask),
      403,
      'insufficient_scope',
    );
  }
  const body = { display_name: 'X', email: 'x@example.org' };
  expectStatus(await club.call('POST', '/v1/members', { token: key, body }), 403);
  expectStatus(await club.call('GET', '/v1/members?email=x@example.org', { token: key }), 403);
});

test('MEM-3: an address is unique regardless of case, even when two requests race', async (t) => {
  const club = await startClub(t);
  const make = (email: string) =>
    club.call('POST', '/v1/members', { token: club.admin, body: { display_name: 'X', email } });
  const answers = await Promise.all(['a@x.org', 'A@x.org', 'a@X.ORG'].map(make));
  assert.deepEqual(answers.map((one) => one.status).toSorted(), [201, 409, 409]);
  const other = await club.must('POST', '/v1/members', { display_name: 'Y' });
  const patch = (email: string | null) =>
    club.call('PATCH', `/v1/members/${readId(other)}`, { token: club.admin, body: { email } });
  expectStatus(await patch('A@x.org'), 409, 'email_taken');
  expectStatus(await patch('b@x.org'), 200);
  expectStatus(await patch('B@x.org'), 200);
});

test('MEM-3: an address in look-alike letters finds nobody and gets the same refusal as a wrong one', async (t) => {
  const club = await startClub(t);
  const email = 'kanna@x.org';
  const ann = await club.must('POST', '/v1/members', { display_name: 'Ann', email });
  const asked = { token: club.admin };
  for (const other of [
    'ｋanna@x.org',
    '\u212Aanna@x.org',
    'k\u00E1nna@x.org',
    'ka\u0301nna@x.org',
    'k\u200Banna@x.org',
    'kanna@ｘ.org',
    'kanna@x。org',
    '"kanna"@x.org',
    'kanna(at home)@x.org',
    ' kanna@x.org',
    'kanna@x.org\n',
  ]) {
    const found = await club.call('GET', `/v1/members?email=${encodeURIComponent(other)}`, asked);
    expectStatus(found, 400, 'invalid_request');
    const body = { display_name: 'Bo', email: other };
    expectStatus(await club.call('POST', '/v1/members', { ...asked, body }), 400);
    const link = { ...asked, body: { expected_email: other } };
    expectStatus(await club.call('POST', `/v1/members/${readId(ann)}/login-link`, link), 400);
  }
  for (const other of ['k.anna@x.org', 'kanna+tag@x.org', 'kanna@sub.x.org']) {
    const found = await club.must('GET', `/v1/members?email=${encodeURIComponent(other)}`);
    assert.deepEqual(found['data'], [], other);
  }
});

test('MEM-3: the address of a removed member can be used again', async (t) => {
  const club = await startClub(t);
  const body = { display_name: 'X', email: 'a@x.org' };
  await club.must('DELETE', `/v1/members/${readId(await club.must('POST', '/v1/members', body))}`);
  await club.must('POST', '/v1/members', body);
});

test('MEM-1: levels run from 1 to 10, texts have limits, and dates must be dates', async (t) => {
  const club = await startClub(t);
  const status = async (fields: object) =>
    (
      await club.call('POST', '/v1/members', {
        token: club.admin,
        body: { display_name: 'X', ...fields },
      })
    ).status;
  for (const field of ['level', 'self_level']) {
    const values = [1, 10, 0, 11, 5.5, '5'];
    const got = [];
    for (const value of values) got.push(await status({ [field]: value }));
    assert.deepEqual(got, [201, 201, 400, 400, 400, 400]);
  }
  assert.equal(await status({ notes: 'n'.repeat(4000) }), 201);
  assert.equal(await status({ notes: 'n'.repeat(4001) }), 400);
  assert.equal(await status({ age_group: 'a'.repeat(40) }), 201);
  assert.equal(await status({ age_group: 'a'.repeat(41) }), 400);
  assert.equal(await status({ age_group: '' }), 400);
  assert.equal(await status({ date_of_birth: '1990-02-30' }), 400);
  assert.equal(await status({ email: 'no address' }), 400);
  assert.equal(await status({ display_name: 'x'.repeat(101) }), 400);
  assert.equal(await status({ wants_to_play: 'chess' }), 400);
});

test('MEM-5: members are filtered by status, name, address and whether they ever entered', async (t) => {
  const club = await startClub(t);
  const make = async (fields: object) => readId(await club.must('POST', '/v1/members', fields));
  const ann = await make({ display_name: 'Ánn Lee', email: 'ann@x.org' });
  const bo = await make({ display_name: 'Bo_50%', status: 'paused' });
  const gone = await make({ display_name: 'Cy' });
  await club.must('DELETE', `/v1/members/${gone}`);
  const ids = async (query: string) =>
    list((await club.must('GET', `/v1/members?${query}`))['data']).map(readId);
  assert.deepEqual(await ids(''), [ann, bo]);
  assert.deepEqual(await ids('status=paused'), [bo]);
  assert.deepEqual(await ids('email=ANN@X.org'), [ann]);
  assert.deepEqual(await ids(`q=${encodeURIComponent('ÁNN')}`), [ann]);
  assert.deepEqual(await ids(`q=${encodeURIComponent('0%')}`), [bo]);
  assert.deepEqual(await ids('q=_5'), [bo]);
  assert.deepEqual(await ids('q=o%25x'), []);
  assert.deepEqual(await ids('include_deleted=true'), [ann, bo, gone]);
  assert.deepEqual(await ids('never_entered=true'), [ann, bo]);
});

test('MEM-12: members are filtered by ids, combined with every other filter', async (t) => {
  const club = await startClub(t);
  const [ann = '', bo = '', cy = '', di = ''] = await addMembers(club, 4);
  await club.must('PATCH', `/v1/members/${bo}`, { status: 'paused' });
  await club.must('DELETE', `/v1/members/${cy}`);
  const found = async (query: string) =>
    list((await club.must('GET', `/v1/members?${query}`))['data']).map(readId);
  assert.deepEqual(await found(`ids=${di},${ann}`), [ann, di]);
  assert.deepEqual(await found(`ids=${bo},${cy}&ids=${di}`), [bo, di]);
  assert.deepEqual(await found(`ids=${bo},${cy}&include_deleted=true`), [bo, cy]);
  assert.deepEqual(await found(`ids=${ann},${bo}&status=paused`), [bo]);
  const others = Array.from(
    { length: 101 },
    (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  );
  const ask = (query: string) => club.call('GET', `/v1/members?${query}`, { token: club.admin });
  assert.deepEqual(await found(`ids=${others.slice(0, 100).join(',')}`), []);
  expectStatus(await ask(`ids=${others.join(',')}`), 400, 'invalid_request');
  expectStatus(await ask('ids='), 400, 'invalid_request');
});

test('MEM-5: a search ignores accents, and names stored earlier are updated for it', async (t) => {
  const club = await startClub(t);
  const make = async (name: string) =>
    readId(await club.must('POST', '/v1/members', { display_name: name }));
  const oster = await make('Bjørn Øster');
  const lukasz = await make('Łukasz Weiß');
  const find = async (q: string) =>
    list((await club.must('GET', `/v1/members?q=${encodeURIComponent(q)}`))['data']).map(readId);
  const assertFound = async () => {
    for (const q of ['oster', 'ØSTER', 'Oster', 'øster', 'bjorn o']) {
      assert.deepEqual(await find(q), [oster], q);
    }
    for (const q of ['lukasz', 'weiss', 'WEIß']) assert.deepEqual(await find(q), [lukasz], q);
    assert.deepEqual(await find('s'), [oster, lukasz]);
    assert.deepEqual(await find('osster'), []);
  };
  await assertFound();
  await club.must('PATCH', `/v1/members/${oster}`, { display_name: 'Bjørn Østergård' });
  assert.deepEqual(await find('ostergard'), [oster]);
  await club.must('PATCH', `/v1/members/${oster}`, { display_name: 'Bjørn Øster' });
  const { database } = club;
  await database.write(async (db) => {
    const old = { display_name_key: 'bjørn øster' };
    await db
      .updateTable('members')
      .set(old)
      .where('id', '=', oster as never)
      .execute();
    await db
      .deleteFrom('migrations')
      .where('name', '=', '0006-names-without-accents.sql')
      .execute();
  });
  assert.deepEqual(await find('oster'), []);
  await migrateDatabase((work) => database.write(work), database.kind);
  await assertFound();
});

test('MEM-11: members are filtered by what they want to play', async (t) => {
  const club = await startClub(t);
  const make = async (wants_to_play: string | null) =>
    readId(await club.must('POST', '/v1/members', { display_name: 'A', wants_to_play }));
  const [singles, all, none, social] = [
    await make('singles'),
    await make('all'),
    await make(null),
    await make('not_now'),
  ];
  await club.must('PATCH', `/v1/members/${all}`, { status: 'paused' });
  const ids = async (query: string) =>
    list((await club.must('GET', `/v1/members?${query}`))['data']).map(readId);
  assert.deepEqual(await ids('wants_to_play=singles'), [singles]);
  assert.deepEqual(await ids('wants_to_play=singles&wants_to_play=all'), [singles, all]);
  assert.deepEqual(await ids('wants_to_play=all,not_now,singles'), [singles, all, social]);
  assert.deepEqual(await ids('wants_to_play=all,not_now&status=active'), [social]);
  assert.deepEqual(await ids(`wants_to_play=all,singles&limit=1&after=${singles}`), [all]);
  assert.deepEqual(await ids(''), [singles, all, none, social]);
  for (const wrong of ['', 'none', 'singles,', Array(9).fill('all').join()]) {
    const path = `/v1/members?wants_to_play=${wrong}`;
    expectStatus(await club.call('GET', path, { token: club.admin }), 400, 'invalid_request');
  }
});

test('MEM-4: a member who left cannot be put on a break until they are active again', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const patch = (body: object) =>
    club.call('PATCH', `/v1/members/${id}`, { token: club.admin, body });
  expectStatus(await patch({ status: 'left' }), 200);
  expectStatus(await patch({ status: 'paused' }), 409, 'member_left');
  expectStatus(await patch({ status: 'active' }), 200);
  expectStatus(await patch({ status: 'paused' }), 200);
});

test('MEM-6: removal ends sessions and links at once and keeps the record', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const session = await club.signIn(id);
  const link = text((await club.must('POST', `/v1/members/${id}/login-link`))['token']);
  const removed = await club.must('DELETE', `/v1/members/${id}`);
  assert.equal(removed['deleted_at'], '2026-04-01T09:00:00.000Z');
  expectStatus(await club.call('GET', '/v1/me', { token: session }), 401);
  expectStatus(await club.call('POST', '/v1/session', { token: link }), 401);
  const patch = { token: club.admin, body: { level: 3 } };
  expectStatus(await club.call('PATCH', `/v1/members/${id}`, patch), 409, 'member_deleted');
  assert.deepEqual(await club.must('DELETE', `/v1/members/${id}`), removed);
});

test('EVT-4: an event names changed fields but not their values', async (t) => {
  const club = await startClub(t);
  const member = await club.must('POST', '/v1/members', PLAIN);
  await club.must('PATCH', `/v1/members/${readId(member)}`, PERSONAL);
  await club.must('PATCH', `/v1/members/${readId(member)}`, PERSONAL);
  const events = await newestEvents(club, 2);
  const [updated, created] = events as [Json, Json];
  assert.equal(created['kind'], 'member.created');
  assert.deepEqual(updated['data']?.['fields'], Object.keys(PERSONAL).toSorted());
  assert.doesNotMatch(JSON.stringify(events), /Margaret|Example|7946|Left-handed/i);
});

test('MEM-13, MEM-14: members are sorted by name, filtered by what is left to do, and counted', async (t) => {
  const club = await startClub(t);
  const make = async (display_name: string, fields: object = {}) =>
    readId(await club.must('POST', '/v1/members', { display_name, ...fields }));
  const zoe = await make('Zoë', { email: 'zoe@x.org' });
  const arsen = await make('Ärsen');
  const bo = await make('Bo', { email: 'bo@x.org' });
  const ann = await make('ann', { email: 'ann@x.org' });
  const former = await make('Former', { email: 'f@x.org', status: 'left' });
  await club.must('DELETE', `/v1/members/${await make('Gone')}`);
  await club.must('POST', `/v1/members/${bo}/invitation`, { outcome: 'failed', email: 'bo@x.org' });
  await club.must('POST', `/v1/members/${arsen}/leave`);
  await club.signIn(ann);
  await club.must('POST', `/v1/members/${ann}/pause`);
  const page = async (query: string) => {
    const { data, next_cursor: next } = await club.must('GET', `/v1/members?${query}`);
    return [list(data).map(readId), next];
  };
  const first = await page('order=name&limit=2');
  assert.deepEqual(first, [[ann, arsen], arsen]);
  assert.deepEqual(await page(`order=name&limit=2&after=${arsen}`), [[bo, former], former]);
  assert.deepEqual(await page(`order=name&limit=2&after=${former}`), [[zoe], null]);
  const groups = {
    leaving: [arsen],
    without_address: [arsen],
    not_invited: [zoe],
    invitation_failed: [bo],
    never_signed_in: [zoe, arsen, bo],
  };
  for (const [group, ids] of Object.entries(groups)) {
    assert.deepEqual(await page(`only=${group}`), [ids, null], group);
  }
  const found = Object.entries(groups).map(([group, ids]) => [group, ids.length]);
  const counts = { active: 3, paused: 1, left: 1, ...Object.fromEntries(found) };
  assert.deepEqual(await club.must('GET', '/v1/member-counts'), counts);
  const token = await club.keyWith('members:read');
  const { without_address, not_invited, invitation_failed, ...plain } = counts as Json;
  const read = await club.call('GET', '/v1/member-counts', { token });
  assert.deepEqual(expectStatus(read, 200).body, plain);
  for (const [group, status] of [
    ['not_invited', 403],
    ['leaving', 200],
    ['nobody', 400],
  ] as const) {
    expectStatus(await club.call('GET', `/v1/members?only=${group}`, { token }), status);
  }
});

test('MEM-14: every count is zero in a club without members', async (t) => {
  const club = await startClub(t);
  const counts = await club.must('GET', '/v1/member-counts');
  assert.deepEqual(new Set(Object.values(counts)), new Set([0]));
});

test('API-12: a change based on an outdated version is refused and overwrites nothing', async (t) => {
  const club = await startClub(t);
  const id = readId(await club.must('POST', '/v1/members', { display_name: 'Ann' }));
  const path = `/v1/members/${id}`;
  const etagOf = async () =>
    String((await club.call('GET', path, { token: club.admin })).headers['etag']);
  const change = (display_name: string, tag?: string) =>
    club.call('PATCH', path, {
      token: club.admin,
      body: { display_name },
      ...(tag === undefined ? {} : { headers: { 'if-match': tag } }),
    });
  const known = await etagOf();
  assert.match(known, /^"[^"\s]+"$/);
  await club.signIn(id);
  assert.equal(await etagOf(), known, 'a sign-in is no change');
  club.clock.now += 1000;
  const changed = expectStatus(await change('Anna', known), 200);
  const next = await etagOf();
  assert.equal(changed.headers['etag'], next);
  assert.notEqual(next, known);
  expectStatus(await change('Lost', known), 412, 'precondition_failed');
  expectStatus(await change('Lost', `W/${next}`), 412, 'precondition_failed');
  expectStatus(await change('Lost', 'no tag'), 412, 'precondition_failed');
  assert.equal((await club.must('GET', path))['display_name'], 'Anna');
  for (const tag of [`"other", ${next}`, '*', undefined]) {
    expectStatus(await change('Anna', tag), 200);
  }
  club.clock.now += 1000;
  const race = await Promise.all(['One', 'Two'].map((name) => change(name, next)));
  assert.equal(race.filter(({ status }) => status === 200).length, 1);
});

test('API-2: a name with a control character is refused in every field', async (t) => {
  const club = await startClub(t);
  for (const display_name of ['a\u0000b', 'a\u0000', '\u0007b', 'a\nb', 'a\u007fb']) {
    const { status } = await club.call('POST', '/v1/members', {
      token: club.admin,
      body: { display_name },
    });
    assert.equal(status, 400, JSON.stringify(display_name));
  }
  await club.must('POST', '/v1/members', { display_name: 'Å b' });
});
