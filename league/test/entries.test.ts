import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addMembers,
  readId,
  list,
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus } from './harness.ts';

test('ENT-1: a singles entry has one member, and a doubles entry two different ones', async (t) => {
  const club = await startClub(t);
  for (const [discipline, size] of [
    ['singles', 1],
    ['doubles', 2],
    ['mixed_doubles', 2],
  ] as const) {
    const { competition } = await playDivision(club, { discipline, players: 0 });
    const members = await addMembers(club, 3);
    const enter = (ids: readonly string[]) =>
      club.call('POST', `/v1/competitions/${competition}/entries`, {
        token: club.admin,
        body: { member_ids: ids },
      });
    expectStatus(await enter([]), 400);
    expectStatus(await enter(members), 400);
    expectStatus(await enter(members.slice(0, 3 - size)), 422, 'entry_size');
    if (size === 2)
      expectStatus(await enter([members[0] ?? '', members[0] ?? '']), 422, 'partner_invalid');
    expectStatus(await enter(members.slice(0, size)), 201);
  }
});

test('ENT-3: a paused, departed or already entered member is not entered', async (t) => {
  const club = await startClub(t);
  const { competition, division } = await playDivision(club, { players: 0 });
  const [ann = '', bo = '', cy = '', di = ''] = await addMembers(club, 4);
  await club.must('PATCH', `/v1/members/${bo}`, { status: 'paused' });
  await club.must('PATCH', `/v1/members/${cy}`, { status: 'left' });
  await club.must('DELETE', `/v1/members/${di}`);
  const enter = (id: string, fields: object = {}) =>
    club.call('POST', `/v1/competitions/${competition}/entries`, {
      token: club.admin,
      body: { member_ids: [id], ...fields },
    });
  expectStatus(await enter(bo), 409, 'member_paused');
  expectStatus(await enter(cy), 409, 'member_left');
  expectStatus(await enter(di), 409, 'member_deleted');
  expectStatus(await enter(competition), 400);
  expectStatus(await enter(ann, { division_id: competition }), 400);
  const answers = await Promise.all([1, 2, 3].map(() => enter(ann, { division_id: division })));
  assert.deepEqual(answers.map((one) => one.status).toSorted(), [201, 409, 409]);
  expectStatus(await enter(ann), 409, 'already_entered');
});

test('ENT-2: an entry is called by its name, or else by its members', async (t) => {
  const club = await startClub(t);
  const { entries } = await playDivision(club, { discipline: 'doubles', players: 2 });
  const path = `/v1/entries/${entries[0]}`;
  const label = async () => (await club.must('GET', path))['label'];
  assert.equal(await label(), 'Ann Lee / Bo Berg');
  await club.must('PATCH', path, { name: 'The Aces' });
  assert.equal(await label(), 'The Aces');
  await club.must('PATCH', path, { name: null });
  assert.equal(await label(), 'Ann Lee / Bo Berg');
});

test('ENT-4: an unusual mixed pair gets a warning that only members:pii sees', async (t) => {
  const club = await startClub(t);
  const { competition } = await playDivision(club, { discipline: 'mixed_doubles', players: 0 });
  const members = await addMembers(club, 2);
  for (const id of members) await club.must('PATCH', `/v1/members/${id}`, { gender: 'male' });
  const body = { member_ids: members };
  const made = await club.must('POST', `/v1/competitions/${competition}/entries`, body);
  const sentence = 'Both players of this mixed pair are recorded as male.';
  assert.deepEqual(made['warnings'], [sentence]);
  const warning = { code: 'same_gender', params: { gender: 'male' }, sentence };
  assert.deepEqual(made['warning_list'], [warning]);
  const reader = await club.keyWith('league:read');
  const seen = await club.call('GET', `/v1/entries/${readId(made)}`, { token: reader });
  assert.ok(!('warnings' in seen.body) && !('warning_list' in seen.body));
});

test('ENT-5: an entry moves or is removed only while none of its matches has begun', async (t) => {
  const club = await startClub(t);
  const { competition, division, entries, matches } = await playDivision(club);
  const two = await club.must('POST', `/v1/competitions/${competition}/divisions`, { name: 'Two' });
  const moved = { division_id: two['id'] };
  await club.must('PATCH', `/v1/entries/${entries[0]}`, moved);
  const left = list((await club.must('GET', `/v1/matches?division=${division}`))['data']);
  assert.equal(left.length, 1);
  assert.ok(matches.some((match) => readId(match) === readId(left[0])));
  await club.must('POST', `/v1/matches/${readId(left[0])}/claims`, { ...wonBy(0), side: 0 });
  const patch = { token: club.admin, body: moved };
  expectStatus(
    await club.call('PATCH', `/v1/entries/${entries[1]}`, patch),
    409,
    'entry_has_played',
  );
  const remove = await club.call('DELETE', `/v1/entries/${entries[1]}`, { token: club.admin });
  expectStatus(remove, 409, 'entry_has_played');
  expectStatus(await club.call('DELETE', `/v1/entries/${entries[0]}`, { token: club.admin }), 204);
});

test('ENT-6, STA-7: withdrawing and reinstating change the table and can be repeated', async (t) => {
  const club = await startClub(t);
  const { division, entries, matches } = await playDivision(club);
  await playMatch(club, readId(matches[0]), wonBy(0));
  const rows = async () =>
    list((await club.must('GET', `/v1/divisions/${division}/standings`))['rows']);
  const before = await rows();
  const playing = list(matches[0]?.['sides']).map((side) => text(side['entry_id']));
  const path = `/v1/entries/${entries.find((id) => !playing.includes(id))}/withdrawal`;
  const gone = await club.must('POST', path);
  assert.equal(gone['status'], 'withdrawn');
  assert.deepEqual(await club.must('POST', path), gone);
  const after = await rows();
  assert.deepEqual(
    after.map((row) => row['played']),
    [2, 2, 0].slice(0, after.length),
  );
  assert.equal(after.at(-1)?.['withdrawn'], true);
  const [open] = list((await club.must('GET', '/v1/matches?status=open'))['data']);
  const claim = { token: club.admin, body: { ...wonBy(0), side: 0 } };
  const refused = await club.call('POST', `/v1/matches/${readId(open)}/claims`, claim);
  expectStatus(refused, 409, 'entry_withdrawn');
  assert.equal((await club.must('DELETE', path))['status'], 'active');
  assert.deepEqual(await rows(), before);
});

test('FIX-1, FIX-2: fixtures pair everyone once, and repeating adds only what is missing', async (t) => {
  const club = await startClub(t);
  const { competition, division, matches } = await playDivision(club, { players: 4 });
  const pairs = matches.map((match) =>
    list(match['sides'])
      .map((side) => text(side['entry_id']))
      .toSorted()
      .join(),
  );
  assert.equal(new Set(pairs).size, 6);
  const again = () => club.must('POST', `/v1/divisions/${division}/fixtures`);
  const both = await Promise.all([again(), again()]);
  assert.deepEqual(
    both.map((one) => [one['created'], one['existing']]),
    [
      [0, 6],
      [0, 6],
    ],
  );
  const late = await club.must('POST', '/v1/members', { display_name: 'Late' });
  const body = { member_ids: [late['id']], division_id: division };
  await club.must('POST', `/v1/competitions/${competition}/entries`, body);
  const more = await club.must('POST', `/v1/divisions/${division}/fixtures`);
  assert.deepEqual([more['created'], more['existing'], list(more['matches']).length], [4, 6, 10]);
});

test('ENT-8: entries are found by their status', async (t) => {
  const club = await startClub(t);
  const { competition, division, entries, members } = await playDivision(club, { players: 4 });
  await club.must('POST', `/v1/entries/${entries[1]}/withdrawal`);
  const path = `/v1/competitions/${competition}/entries`;
  const find = async (query: string) =>
    list((await club.must('GET', `${path}?${query}`))['data']).map(readId);
  assert.deepEqual(await find('status=withdrawn'), [entries[1]]);
  const active = entries.filter((entry) => entry !== entries[1]);
  assert.deepEqual(await find('status=active'), active);
  assert.deepEqual(
    await find(`status=active&division=${division}&limit=2&after=${active[0]}`),
    active.slice(1),
  );
  assert.deepEqual(await find(`status=active&member=${members[1]}`), []);
  await club.must('DELETE', `/v1/entries/${entries[1]}/withdrawal`);
  assert.deepEqual(await find('status=withdrawn'), []);
  const wrong = await club.call('GET', `${path}?status=left`, { token: club.admin });
  expectStatus(wrong, 400, 'invalid_request');
});
