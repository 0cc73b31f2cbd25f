import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, list, newestEvents, startClub, text } from './club.ts';
import type { Json } from './harness.ts';
import { type Draft, newDraft, startDraft, startPlayed } from './next-season.ts';

async function differs(draft: Draft): Promise<string[]> {
  return list((await draft.plan())['differs']).map((one) =>
    [one['kind'], one['code'], one['sentence']].map(text).join(' '),
  );
}

test('DRA-4: an unfilled draft and one as planned have no differences', async (t) => {
  const { club, draft } = await startDraft(t);
  const shown = async () => (await club.must('GET', draft.path))['draft_differs'] as unknown;
  assert.deepEqual([await differs(draft), await shown()], [[], false]);
  await draft.fill();
  assert.deepEqual([await differs(draft), await shown()], [[], false]);
});

test('DRA-4: a wish changed after the fill shows in the plan, the competition and the list', async (t) => {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  const before = await newestEvents(club, 1);
  const [, bo] = club.members;
  await club.must('PATCH', `/v1/members/${bo}`, { wants_to_play: 'doubles' });
  const [found] = list((await draft.plan())['differs']);
  const entries = list((await club.must('GET', `${draft.path}/entries?member=${bo}`))['data']);
  assert.deepEqual(
    [found?.['kind'], found?.['code'], found?.['entry_id'], found?.['sentence']],
    [
      'extra',
      'left_out',
      readId(entries[0]),
      'Bo is in the draft; the plan leaves it out: Bo does not want to play singles next season.',
    ],
  );
  assert.equal(found?.['params']?.['reason'], 'not_playing');
  assert.equal((await club.must('GET', draft.path))['draft_differs'], true);
  const all = list((await club.must('GET', '/v1/competitions'))['data']);
  assert.deepEqual(
    all.map((one): [string, Json | undefined] => [readId(one), one['draft_differs']]),
    [
      [club.competition, false],
      [draft.id, true],
    ],
  );
  await draft.fill();
  assert.deepEqual(await differs(draft), []);
  assert.equal((await club.must('GET', draft.path))['draft_differs'], false);
  assert.notDeepEqual(await newestEvents(club, 1), before);
});

test('DRA-4: a player who comes back after the fill is missing until the next fill', async (t) => {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  const [ann] = club.members;
  await club.must('POST', `/v1/members/${ann}/pause`);
  assert.deepEqual(await differs(draft), []);
  await club.must('DELETE', `/v1/members/${ann}/pause`);
  assert.deepEqual(await differs(draft), [
    'missing not_entered Ann is not in the draft; according to the plan: Ann finished 1st of 3 in One and stays there.',
  ]);
  await draft.fill();
  assert.deepEqual(await differs(draft), []);
});

test('DRA-4: manual changes are reported as manual', async (t) => {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  const gus = readId(await club.must('POST', '/v1/members', { display_name: 'Gus' }));
  const entries = list((await club.must('GET', `${draft.path}/entries`))['data']);
  const entry = (label: string) => readId(entries.find((one) => text(one['label']) === label));
  const [one] = list((await club.must('GET', `${draft.path}/divisions`))['data']).map(readId);
  await club.must('POST', `${draft.path}/entries`, { member_ids: [gus] });
  await club.must('PATCH', `/v1/entries/${entry('Flo')}`, { division_id: one });
  await club.must('DELETE', `/v1/entries/${entry('Bo')}`);
  await club.must('POST', `/v1/entries/${entry('Ann')}/withdrawal`);
  assert.deepEqual((await differs(draft)).toSorted(), [
    'elsewhere moved_by_hand Flo is in One by hand; according to the plan: Flo finished 3rd of 3 in Two and stays there.',
    'extra entered_by_hand Gus was entered by hand.',
    'missing taken_out_by_hand Bo was removed from the draft by hand; according to the plan: Bo finished 2nd of 3 in One and stays there.',
    'missing withdrawn_here Ann has withdrawn from the draft; according to the plan: Ann finished 1st of 3 in One and stays there.',
  ]);
});

test('DRA-4: an entry whose division is deleted is in none until the next fill', async (t) => {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  const two = readId(list((await club.must('GET', `${draft.path}/divisions`))['data'])[1]);
  const inTwo = `${draft.path}/entries?division=${two}`;
  for (const entry of list((await club.must('GET', inTwo))['data'])) {
    await club.must('PATCH', `/v1/entries/${readId(entry)}`, { division_id: null });
  }
  await club.must('DELETE', `/v1/divisions/${two}`);
  const found = await differs(draft);
  assert.equal(found.length, 3);
  for (const one of found) assert.match(one, /^elsewhere planned_elsewhere \w+ is in no division;/);
  await draft.fill();
  assert.deepEqual(await differs(draft), []);
});

test('DRA-4: a result after a provisional fill marks the entries now planned elsewhere', async (t) => {
  const club = await startPlayed(t);
  const draft = await newDraft(club);
  await draft.fill();
  assert.deepEqual(await differs(draft), []);
  for (const match of club.matches.slice(0, 3)) {
    const loser = list(match['sides']).findIndex((side) => side['entry_id'] === club.entries[0]);
    if (loser < 0) continue;
    const games = loser === 0 ? [0, 6] : [6, 0];
    const score = { sets: [{ games }, { games }] };
    const body = { outcome: 'completed', score, override: true };
    await club.must('POST', `/v1/matches/${readId(match)}/settlement`, body);
  }
  const found = await differs(draft);
  assert.ok(found.some((one) => one.startsWith('elsewhere planned_elsewhere Ann is in One;')));
});

test('DRA-4: lists without a filled draft cost no extra statement', async (t) => {
  const club = await startClub(t);
  const season = await club.must('POST', '/v1/seasons', { name: 'Winter' });
  const counted = async () => {
    club.statements.length = 0;
    await club.must('GET', '/v1/competitions');
    return club.statements.length;
  };
  await counted();
  const before = await counted();
  const body = { season_id: season['id'], name: 'A', discipline: 'singles' };
  for (let index = 0; index < 5; index++) await club.must('POST', '/v1/competitions', body);
  await counted();
  assert.equal(await counted(), before);
});
