import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, readId, list, startClub, text } from './club.ts';
import { expectStatus } from './harness.ts';

const HIDDEN = ['\u200B', '\u202EeeL nnA', 'Ann\u2028Lee', 'An\u00ADn', 'Jose\u0301', ' - '];

test('API-16: every name of a person or a thing follows the same rule', async (t) => {
  const club = await startClub(t);
  const [ann = '', bo = ''] = await addMembers(club, 2);
  const season = readId(await club.must('POST', '/v1/seasons', { name: 'Spring' }));
  const draft = { season_id: season, name: 'Box league', discipline: 'doubles' };
  const competition = `/v1/competitions/${readId(await club.must('POST', '/v1/competitions', draft))}`;
  const division = readId(await club.must('POST', `${competition}/divisions`, { name: 'Box 1' }));
  const send = async (method: 'POST' | 'PATCH', path: string, body: object) =>
    (await club.call(method, path, { token: club.admin, body })).status;
  const names = [
    ['POST', '/v1/members', (name: string) => ({ display_name: name })],
    ['POST', '/v1/members', (name: string) => ({ display_name: 'Cy', full_name: name })],
    ['PATCH', `/v1/members/${ann}`, (name: string) => ({ full_name: name })],
    ['POST', '/v1/competitions', (name: string) => ({ ...draft, name })],
    ['PATCH', competition, (name: string) => ({ name })],
    ['POST', `${competition}/divisions`, (name: string) => ({ name })],
    ['PATCH', `/v1/divisions/${division}`, (name: string) => ({ name })],
    ['POST', '/v1/api-keys', (name: string) => ({ name, scopes: ['league:read'] })],
    ['POST', `${competition}/entries`, (name: string) => ({ name, member_ids: [ann, bo] })],
  ] as const;
  for (const [method, path, bodyOf] of names) {
    for (const name of HIDDEN) {
      assert.equal(await send(method, path, bodyOf(name)), 400, `${path} ${JSON.stringify(name)}`);
    }
    const status = await send(method, path, bodyOf('Jos\u00E9 7'));
    assert.ok(status < 300, `${path} ${status}`);
  }
  const wrong = { display_name: '\u200B' };
  const answer = await club.call('POST', '/v1/members', { token: club.admin, body: wrong });
  const { errors } = expectStatus(answer, 400, 'invalid_request').body;
  assert.deepEqual(list(errors)[0]?.['pointer'], '/display_name');
});

test('MEM-15: a member’s checks list members with look-alike display names', async (t) => {
  const club = await startClub(t);
  const add = async (name: string) =>
    readId(await club.must('POST', '/v1/members', { display_name: name }));
  const ann = await add('Anna Berg');
  const warnings = async (id: string) =>
    list((await club.must('GET', `/v1/members/${id}/checks`))['warnings']);
  assert.deepEqual(await warnings(ann), []);
  await add('Anne Berg');
  assert.deepEqual(await warnings(ann), []);
  // With a Cyrillic A, in capitals, and without the blank.
  const others = [await add('\u0410nna Berg'), await add('ANNA BERG'), await add('AnnaBerg')];
  const [warning, ...more] = await warnings(ann);
  assert.deepEqual([warning?.['code'], more], ['name_like_another', []]);
  assert.deepEqual(warning?.['ids'], others);
  assert.match(text(warning?.['sentence']), /^The name Anna Berg looks like those of /);
  for (const id of others) await club.must('DELETE', `/v1/members/${id}`);
  assert.deepEqual(await warnings(ann), [], 'a removed member is not listed');
  const nobody = '/v1/members/00000000-0000-7000-8000-000000000000/checks';
  expectStatus(await club.call('GET', nobody, { token: club.admin }), 404, 'not_found');
});
