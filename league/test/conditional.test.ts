import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, list, text } from './club.ts';
import { expectStatus, type Json } from './harness.ts';
import { startDraft } from './next-season.ts';

/** A filled draft: Ann, Bo and Di above Cy, Ed and Flo. */
async function startFilled(t: Parameters<typeof startDraft>[0]) {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  const [one = '', two = ''] = list(
    (await club.must('GET', `${draft.path}/divisions`))['data'],
  ).map(readId);
  const find = async (label: string) => {
    const entries = list((await club.must('GET', `${draft.path}/entries`))['data']);
    const found = entries.find((entry) => text(entry['label']) === label);
    assert.ok(found, label);
    return found;
  };
  const ask = (method: 'DELETE' | 'PATCH' | 'POST', path: string, tag: string, body?: object) =>
    club.call(method, path, {
      token: club.admin,
      headers: { 'if-match': tag },
      ...(body === undefined ? {} : { body }),
    });
  return { club, draft, one, two, find, ask };
}

const quoted = (version: Json | undefined) => `"${text(version)}"`;

test('ENT-9: an entry moves only if its version is still the one that was read', async (t) => {
  const { one, two, find, ask } = await startFilled(t);
  const bo = await find('Bo');
  const path = `/v1/entries/${readId(bo)}`;
  const seen = quoted(bo['version']);
  const moved = expectStatus(await ask('PATCH', path, seen, { division_id: two }), 200);
  assert.equal(moved.body['division_id'], two);
  assert.notEqual(moved.body['version'], bo['version']);
  expectStatus(await ask('PATCH', path, seen, { division_id: one }), 412, 'precondition_failed');
  expectStatus(await ask('DELETE', path, seen), 412, 'precondition_failed');
  assert.equal((await find('Bo'))['division_id'], two);
  // A list with one matching ETag, and a wildcard.
  const now = `W/"x", "y" , ${quoted(moved.body['version'])}`;
  expectStatus(await ask('PATCH', path, now, { division_id: one }), 200);
  expectStatus(await ask('DELETE', path, '*'), 204);
});

test('ENT-9: moving there and back, or starting the competition, changes the version', async (t) => {
  const { club, draft, one, two, find, ask } = await startFilled(t);
  const bo = await find('Bo');
  const path = `/v1/entries/${readId(bo)}`;
  club.clock.now += 1000;
  await club.must('PATCH', path, { division_id: two });
  await club.must('PATCH', path, { division_id: one });
  const back = await find('Bo');
  assert.notEqual(back['version'], bo['version']);
  const season = text((await club.must('GET', draft.path))['season_id']);
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'active' });
  await club.must('PATCH', draft.path, { state: 'active' });
  const late = await ask('PATCH', path, quoted(back['version']), { division_id: two });
  expectStatus(late, 412, 'precondition_failed');
});

test('ENT-9: a weak or malformed tag matches no version', async (t) => {
  const { find, ask, two } = await startFilled(t);
  const { version, id } = await find('Bo');
  for (const tag of ['x', '"x', 'W/"x"', '""']) {
    const named = tag.replace('x', text(version));
    const refused = await ask('PATCH', `/v1/entries/${text(id)}`, named, { division_id: two });
    expectStatus(refused, 412, 'precondition_failed');
  }
});

test('PLA-18: a draft is filled only if it is still as it was when read', async (t) => {
  const { club, draft, two, find, ask } = await startFilled(t);
  const path = `${draft.path}/placements`;
  const seen = await draft.plan();
  assert.equal(seen['version'], (await draft.plan())['version']);
  await club.must('PATCH', `/v1/entries/${readId(await find('Bo'))}`, { division_id: two });
  const before = await draft.filled();
  const refused = await ask('POST', path, quoted(seen['version']), { keep: [] });
  expectStatus(refused, 412, 'precondition_failed');
  assert.deepEqual(await draft.filled(), before);
  const now = await draft.plan();
  const filled = expectStatus(await ask('POST', path, quoted(now['version'])), 200);
  assert.equal(filled.body['version'], (await draft.plan())['version']);
});

test('PLA-18: a member’s new wish changes the plan’s version', async (t) => {
  const { club, draft } = await startFilled(t);
  const seen = await draft.plan();
  await club.must('PATCH', `/v1/members/${club.members[1]}`, { wants_to_play: 'doubles' });
  assert.notEqual((await draft.plan())['version'], seen['version']);
});

test('PLA-19: the plan includes the draft as it stands', async (t) => {
  const { club, draft } = await startDraft(t);
  const empty = await draft.plan();
  assert.deepEqual([empty['entries'], empty['filled'], empty['kept']], [[], false, []]);
  const keep = [club.entries[2]];
  await club.must('POST', `${draft.path}/placements`, { keep });
  const listed = list((await club.must('GET', `${draft.path}/entries`))['data']);
  await club.must('POST', `/v1/entries/${readId(listed[0])}/withdrawal`);
  const plan = await draft.plan();
  assert.deepEqual([plan['filled'], plan['kept']], [true, keep]);
  const now = list((await club.must('GET', `${draft.path}/entries`))['data']);
  assert.deepEqual(
    list(plan['entries']),
    now.map((entry, index) => ({
      entry_id: entry['id'],
      members: entry['members'],
      label: entry['label'],
      division_id: entry['division_id'],
      is_withdrawn: index === 0,
      has_played: false,
      version: entry['version'],
    })),
  );
});

test('PLA-20: a vacancy names who would have moved, and the place that stays empty', async (t) => {
  const { club, draft } = await startDraft(t);
  const [, , cy, di] = club.members;
  for (const id of [cy, di]) await club.must('POST', `/v1/members/${id}/leave`);
  const found = list((await draft.plan())['vacancies']).map((one) => [
    text(one['kind']),
    text(one['division']),
    text(one['entry_id']),
    text(one['to_division']?.['name']),
    one['to_division']?.['position'],
  ]);
  assert.deepEqual(found, [
    ['relegation', 'One', club.entries[2], 'Two', 2],
    ['promotion', 'Two', club.entries[3], 'One', 1],
  ]);
});

test('DRA-5: a list says how far each draft is, if asked', async (t) => {
  const { club, draft } = await startDraft(t);
  const shown = async (query: string) => {
    const all = list((await club.must('GET', `/v1/competitions?${query}`))['data']);
    return all.map((one) => one['draft']);
  };
  const nothing = { filled: false, entries: 0, undivided: 0, by_hand: 0, overtaken: 0 };
  assert.deepEqual(await shown('expand=draft'), [undefined, nothing]);
  assert.deepEqual(await shown('state=draft'), [undefined]);
  await draft.fill();
  const listed = list((await club.must('GET', `${draft.path}/entries`))['data']);
  const [first, second] = listed.map(readId);
  await club.must('PATCH', `/v1/entries/${first}`, { division_id: null });
  await club.must('POST', `/v1/entries/${second}/withdrawal`);
  await club.must('PATCH', `/v1/members/${club.members[5]}`, { wants_to_play: 'not_now' });
  assert.deepEqual(await shown('expand=draft'), [
    undefined,
    { filled: true, entries: 5, undivided: 1, by_hand: 2, overtaken: 1 },
  ]);
  const wrong = await club.call('GET', '/v1/competitions?expand=all', { token: club.admin });
  expectStatus(wrong, 400, 'invalid_request');
});
