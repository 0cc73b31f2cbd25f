import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { test } from 'node:test';
import { openDesk, serve } from './cli.ts';
import { list, newestEvents, text } from './club.ts';
import type { Json } from './harness.ts';

test('CLI-11: keys are created, listed and revoked by the rules, and shown once', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const made = await desk.run('keys', 'create', '--name', 'Ana, coach', '--coach');
  assert.equal(made.code, 0, made.err);
  const [key = ''] = /dl_[0-9A-Za-z]{38}/.exec(made.out) ?? [];
  const me = await service.call('GET', '/v1/me', { token: key });
  assert.equal(me.status, 200);
  const scopes = list(me.body['credential']?.['scopes']).map(String);
  assert.ok(scopes.includes('members:pii') && !scopes.includes('admin'), scopes.join(' '));
  const kinds = (await newestEvents(service, 2)).map((one) => one['kind']);
  assert.deepEqual(kinds, ['api_key.pii_granted', 'api_key.created']);

  const json = await desk.run(
    'keys',
    'create',
    '--name=Bot',
    '--scopes=league:read, members:read',
    '--json',
    '--expires=2026-04-30',
  );
  const bot = JSON.parse(json.out) as Json;
  assert.deepEqual(bot['scopes'], ['league:read', 'members:read']);
  assert.equal(bot['expires_at'], '2026-04-30T23:00:00.000Z');
  const listed = (await desk.run('keys', 'list')).out;
  assert.match(listed, /Ana, coach: .*; last used 2026-04-01T09:00:00\.000Z; does not expire/);
  assert.match(listed, /Bot: league:read, members:read; never used; valid until 2026-04-30T23/);
  assert.ok(!listed.includes(key) && !listed.includes(text(bot['key'])));

  const revoked = await desk.run('keys', 'revoke', text(bot['id']));
  assert.equal(revoked.code, 0, revoked.err);
  assert.equal((await service.call('GET', '/v1/me', { token: text(bot['key']) })).status, 401);
  assert.equal((await desk.run('keys', 'revoke', `${key.slice(0, 9)}…`)).code, 0);
  assert.ok(!(await desk.run('keys', 'list')).out.includes('Bot'));
  const all = JSON.parse((await desk.run('keys', 'list', '--revoked', '--json')).out) as Json[];
  assert.equal(all.length, 4);
  assert.ok(all.every((one) => one['key'] === undefined && one['hash'] === undefined));
});

test('CLI-11, KEY-4: an impossible key is refused with a reason, and the last admin key stays', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  for (const [words, exit, message] of [
    [['create'], 2, /--name/],
    [['create', '--name', ' '], 2, /^--name must contain a letter/],
    [['create', '--name', 'A', '--scopes', 'everything'], 2, /There is no scope "everything"/],
    [['create', '--name', 'A', '--scopes', 'admin', '--coach'], 2, /^Give one of/],
    [['create', '--name', 'A', '--expires', 'soon'], 2, /^--expires must match format/],
    [
      ['create', '--name', 'A', '--expires', '2026-02-30'],
      2,
      /^--expires: 2026-02-30 is not a date\./,
    ],
    [['create', '--name', 'A', '--expires', '2026-03-31'], 1, /must be in the future/],
    [['revoke'], 2, /takes one key/],
    [['revoke', 'dl_nobody'], 1, /There is no key dl_nobody/],
    [['revoke', service.key.slice(0, 9)], 1, /^The last working admin key cannot be revoked/],
  ] as const) {
    const { code, out, err } = await desk.run('keys', ...words);
    assert.equal(code, exit, `${words.join(' ')}: ${out}${err}`);
    assert.match(err, message);
  }
  assert.equal((await service.call('GET', '/v1/me', { token: service.key })).status, 200);
});

test('CLI-12: login links for a mail merge go only to eligible members, once each, and are recorded', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const add = (body: object) => service.must('POST', '/v1/members', body);
  const ann = await add({ display_name: '=Ann', email: 'ann@x.org' });
  await add({ display_name: 'Bo' });
  await add({ display_name: 'Cy', email: 'cy@x.org', status: 'left' });
  const di = await add({ display_name: 'Di', email: 'di@x.org', status: 'paused' });
  const link = await service.must('POST', `/v1/members/${text(di['id'])}/login-link`);
  await service.call('POST', '/v1/session', { token: text(link['token']) });

  const dry = await desk.run('login-links');
  assert.match(dry.out, /^1 members who have never signed in have an address\.$/m);
  assert.match(dry.out, /^1 have no address and get no link: Bo\.$/m);
  assert.match(dry.out, /No links were created/);
  const url = ['--url', 'https://club.example/in#{token}', '--days', '2'];
  const made = await desk.run('login-links', '--csv', 'links.csv', '--all', ...url);
  assert.equal(made.code, 0, made.err);
  assert.equal((await stat(desk.path('links.csv'))).mode & 0o777, 0o600);
  const written = await readFile(desk.path('links.csv'), 'utf8');
  const [heading, ...rows] = written.slice(1).trimEnd().split('\r\n');
  assert.equal(heading, 'member_id,display_name,full_name,email,link,expires_at');
  assert.deepEqual(
    rows.map((row) => row.split(',').slice(0, 2)),
    [
      [ann['id'], "'=Ann"],
      [di['id'], 'Di'],
    ],
  );
  const [, token = ''] = /in#(dll_\w{38}),2026-04-03T09:00:00\.000Z/.exec(rows[0] ?? '') ?? [];
  const session = await service.call('POST', '/v1/session', { token });
  assert.equal(session.body['member']?.['id'], ann['id']);
  assert.equal((await service.call('POST', '/v1/session', { token })).status, 401);
  const events = list((await service.must('GET', '/v1/events?limit=200'))['data']);
  const minted = events.filter((one) => text(one['kind']) === 'login_link.created');
  assert.deepEqual(
    minted.map(({ actor, subject }) => [actor?.['type'], subject?.['id']]),
    [
      ['api_key', di['id']],
      ['system', ann['id']],
      ['system', di['id']],
    ],
  );
});

test('CLI-12: an existing file is not overwritten, and then no link is created', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  await service.must('POST', '/v1/members', { display_name: 'Ann', email: 'ann@x.org' });
  await desk.put('links.csv', 'mine');
  assert.match((await desk.run('login-links', '--csv', 'links.csv')).err, /already exists/);
  assert.equal(await readFile(desk.path('links.csv'), 'utf8'), 'mine');
  const [event] = await newestEvents(service, 1);
  assert.equal(event?.['kind'], 'member.created');
  for (const words of [
    ['--days', '8'],
    ['--days', '0'],
    ['--url', 'club.example/{token}'],
    ['--url', 'https://club.example/'],
    ['links.csv'],
  ]) {
    assert.equal((await desk.run('login-links', ...words)).code, 2, words.join(' '));
  }
});
