import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  playDivision,
  startClub,
  text,
} from './club.ts';
import { expectStatus } from './harness.ts';

async function draft(club: InstalledClub, fields: object = {}) {
  const season = await club.must('POST', '/v1/seasons', {
    name: 'S',
    starts_on: '2026-04-01',
    ends_on: '2026-09-30',
  });
  const body = { season_id: season['id'], name: 'C', discipline: 'singles', ...fields };
  return club.call('POST', '/v1/competitions', { token: club.admin, body });
}

test('COM-1, RUL-1: a competition starts as a draft, with working rules from {}', async (t) => {
  const club = await startClub(t);
  const { body } = expectStatus(await draft(club, { rules: {} }), 201);
  assert.equal(body['state'], 'draft');
  assert.equal(body['visibility'], 'members');
  assert.equal(body['placements_decided'], true);
  assert.equal(body['rules']?.['minMatchesToPlay'], 4);
  assert.deepEqual(body['rules']?.['movement'], { promoted: 3, relegated: 3, tiers: null });
});

test('RUL-3: a change of rules merges objects and replaces lists and nulls', async (t) => {
  const club = await startClub(t);
  const made = await draft(club, { rules: { points: { win: 2.5 }, ranking: ['points'] } });
  const path = `/v1/competitions/${readId(made.body)}`;
  const final = { matchTiebreak: { to: 10, winBy: 2 } };
  const changed = await club.must('PATCH', path, { rules: { format: { finalSet: final } } });
  const rules = changed['rules'];
  assert.equal(rules?.['points']?.['win'], 2.5);
  assert.equal(rules?.['points']?.['loss'], 1);
  assert.deepEqual(rules?.['ranking'], ['points']);
  assert.deepEqual(rules?.['format']?.['finalSet'], final);
  const back = await club.must('PATCH', path, { rules: { format: { finalSet: null } } });
  assert.equal(back['rules']?.['format']?.['finalSet'], null);
});

test('RUL-2: invalid rules are refused, and the pointer says where', async (t) => {
  const club = await startClub(t);
  const refused: [object, string][] = [
    [{ format: { bestOf: 2 } }, '/rules/format/bestOf'],
    [{ format: { set: { games: 11, tiebreak: null, cap: 10 } } }, '/rules/format/set/cap'],
    [{ format: { set: { games: 8 } } }, '/rules/format/set/tiebreak/at'],
    [{ format: { finalSet: { games: 10 } } }, '/rules/format/finalSet/winBy'],
    [{ points: { win: 100.01 } }, '/rules/points/win'],
    [{ points: { win: 0.001 } }, '/rules/points/win'],
    [{ points: { bonus: [bonus(1), bonus(2)] } }, '/rules/points/bonus/1/when'],
    [{ ranking: [] }, '/rules/ranking'],
    [{ ranking: ['points', 'points'] }, '/rules/ranking'],
    [{ minMatchesToPlay: -1 }, '/rules/minMatchesToPlay'],
    [{ nonsense: 1 }, '/rules/nonsense'],
  ];
  for (const [rules, pointer] of refused) {
    const answer = expectStatus(await draft(club, { rules }), 400, 'invalid_request');
    const pointers = list(answer.body['errors']).map((error) => text(error['pointer']));
    assert.ok(pointers.includes(pointer), `${pointer}: ${answer.text}`);
  }
  for (const win of [100, -100, 0.01, 0.1, 2.55]) {
    expectStatus(await draft(club, { rules: { points: { win } } }), 201);
  }
});

function bonus(points: number) {
  return { when: 'straight_sets_win', points };
}

test('RUL-5: a competition may start from any preset', async (t) => {
  const club = await startClub(t);
  const presets = list((await club.must('GET', '/v1/rule-presets'))['data']);
  assert.equal(presets.length, 18);
  for (const preset of presets) {
    const made = expectStatus(await draft(club, { preset: preset['id'] }), 201);
    assert.deepEqual(made.body['rules'], preset['rules']);
  }
  const mixed = await draft(club, { preset: 'squash', rules: { minMatchesToPlay: 2 } });
  assert.equal(mixed.body['rules']?.['format']?.['set']?.['games'], 11);
  assert.equal(mixed.body['rules']?.['minMatchesToPlay'], 2);
  expectStatus(await draft(club, { preset: 'nonsense' }), 400);
});

test('COM-2: a competition needs an existing season and previous competition', async (t) => {
  const club = await startClub(t);
  const nowhere = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  expectStatus(await draft(club, { season_id: nowhere }), 400, 'invalid_request');
  expectStatus(await draft(club, { previous_competition_id: nowhere }), 400);
  const first = readId((await draft(club)).body);
  const next = readId((await draft(club, { previous_competition_id: first })).body);
  const patch = { token: club.admin, body: { previous_competition_id: next } };
  expectStatus(await club.call('PATCH', `/v1/competitions/${next}`, patch), 400);
  const other = { previous_competition_id: first, discipline: 'doubles' };
  expectStatus(await draft(club, other), 400, 'invalid_request');
  const doubles = { token: club.admin, body: { discipline: 'doubles' } };
  const changed = await club.call('PATCH', `/v1/competitions/${first}`, doubles);
  expectStatus(changed, 409, 'resource_in_use');
  const remove = () => club.call('DELETE', `/v1/competitions/${first}`, { token: club.admin });
  expectStatus(await remove(), 409, 'resource_in_use');
  await club.must('DELETE', `/v1/competitions/${next}`);
  expectStatus(await remove(), 204);
});

test('COM-3, COM-4: in an archived competition only state and visibility change, until it is reopened', async (t) => {
  const club = await startClub(t);
  const { competition, division, entries } = await playDivision(club);
  const path = `/v1/competitions/${competition}`;
  const patch = (body: object) => club.call('PATCH', path, { token: club.admin, body });
  expectStatus(await patch({ state: 'archived' }), 409, 'invalid_transition');
  for (const state of ['complete', 'archived']) {
    expectStatus(await patch({ state }), 200);
    expectStatus(await patch({ name: 'Other' }), 409, 'competition_closed');
    expectStatus(await patch({ rules: { minMatchesToPlay: 1 } }), 409, 'competition_closed');
    expectStatus(await patch({ visibility: state === 'complete' ? 'private' : 'members' }), 200);
    const writes: ['POST' | 'PATCH' | 'DELETE', string, object?][] = [
      ['POST', `${path}/divisions`, { name: 'Two' }],
      ['PATCH', `/v1/divisions/${division}`, { name: 'Two' }],
      ['DELETE', `/v1/divisions/${division}`],
      ['POST', `/v1/divisions/${division}/fixtures`],
      ['PATCH', `/v1/entries/${entries[0]}`, { name: 'Aces' }],
      ['POST', `/v1/entries/${entries[0]}/withdrawal`],
      ['DELETE', `/v1/entries/${entries[0]}`],
    ];
    for (const [method, at, body] of writes) {
      const answer = await club.call(method, at, { token: club.admin, ...(body && { body }) });
      expectStatus(answer, 409, 'competition_closed');
    }
  }
  expectStatus(await patch({ state: 'complete' }), 200);
  expectStatus(await patch({ state: 'active' }), 200);
  expectStatus(await patch({ name: 'Other' }), 200);
  expectStatus(await club.call('DELETE', path, { token: club.admin }), 409, 'resource_in_use');
});

test('ACC-3: a player cannot find a draft or private competition', async (t) => {
  const club = await startClub(t);
  const { competition, division, entries, matches, members } = await playDivision(club);
  const token = await club.signIn(text(members[0]));
  const paths = [
    `/v1/competitions/${competition}`,
    `/v1/competitions/${competition}/divisions`,
    `/v1/competitions/${competition}/entries`,
    `/v1/competitions/${competition}/standings`,
    `/v1/divisions/${division}/standings`,
    `/v1/entries/${entries[0]}`,
    `/v1/matches/${readId(matches[0])}`,
  ];
  const nothing = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  const lists = ['/v1/competitions', `/v1/competitions?member=${members[0]}`, '/v1/matches'];
  for (const path of paths) expectStatus(await club.call('GET', path, { token }), 200);
  for (const change of [{ visibility: 'private' }, { visibility: 'members', state: 'draft' }]) {
    await club.must('PATCH', `/v1/competitions/${competition}`, change);
    for (const path of paths) {
      const hidden = expectStatus(await club.call('GET', path, { token }), 404, 'not_found');
      const absent = await club.call('GET', path.replace(/[0-9a-f-]{36}/, nothing), { token });
      const { request_id: one, ...first } = hidden.body;
      const { request_id: other, ...second } = absent.body;
      assert.notEqual(one, other);
      assert.deepEqual(first, second);
    }
    for (const path of lists) {
      assert.deepEqual((await club.call('GET', path, { token })).body['data'], []);
    }
  }
});

test('COM-6: competitions are found by who has or had an entry in them', async (t) => {
  const club = await startClub(t);
  const first = await playDivision(club, { players: 2 });
  const second = await playDivision(club, { players: 3 });
  const [one] = first.members;
  const path = `/v1/competitions?member=${one}`;
  const found = async (query = '') => {
    const { data } = await club.must('GET', `${path}${query}`);
    return list(data).map(readId);
  };
  assert.deepEqual(await found(), [first.competition]);
  assert.deepEqual(await found(`&season=${second.season}`), []);
  // The members who joined an entry, and the member who left.
  const [entry] = second.entries;
  await club.must('PATCH', `/v1/entries/${entry}`, { member_ids: [one] });
  assert.deepEqual(await found(), [first.competition, second.competition]);
  const gone = await club.must('GET', `/v1/competitions?member=${second.members[0]}`);
  assert.deepEqual(list(gone['data']).map(readId), [second.competition]);
  assert.deepEqual(await found('&limit=1'), [first.competition]);
  assert.deepEqual(await found(`&after=${first.competition}`), [second.competition]);
  const nobody = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  assert.deepEqual((await club.must('GET', `/v1/competitions?member=${nobody}`))['data'], []);
});

test('DIV-1: divisions keep positions from 1 without gaps', async (t) => {
  const club = await startClub(t);
  const path = `/v1/competitions/${readId((await draft(club)).body)}`;
  const add = async (body: object) => readId(await club.must('POST', `${path}/divisions`, body));
  const [one, two] = [await add({ name: 'One' }), await add({ name: 'Two' })];
  const top = await add({ name: 'Top', position: 1 });
  const low = await add({ name: 'Low', position: 99 });
  const order = async () => {
    const divisions = list((await club.must('GET', `${path}/divisions`))['data']);
    assert.deepEqual(
      divisions.map((division) => division['position']),
      divisions.map((_, index) => index + 1),
    );
    return divisions.map(readId);
  };
  assert.deepEqual(await order(), [top, one, two, low]);
  await club.must('PATCH', `/v1/divisions/${low}`, { position: 2, name: 'Second' });
  assert.deepEqual(await order(), [top, low, one, two]);
  await club.must('DELETE', `/v1/divisions/${top}`);
  assert.deepEqual(await order(), [low, one, two]);
  const [member = ''] = await addMembers(club, 1);
  await club.must('POST', `${path}/entries`, { member_ids: [member], division_id: one });
  const remove = await club.call('DELETE', `/v1/divisions/${one}`, { token: club.admin });
  expectStatus(remove, 409, 'resource_in_use');
});
