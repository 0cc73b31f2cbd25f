import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { addMembers, readId, list, newestEvents, playDivision, startClub, text } from './club.ts';
import { expectStatus, type Json } from './harness.ts';
import {
  complete,
  type FinishedClub,
  leftOut,
  newDraft,
  places,
  startDraft,
  startPlayed,
} from './next-season.ts';

/** Cy withdrew, and Flo's two matches were not played. The tables are final. */
async function startShort(t: TestContext) {
  const club = await startPlayed(t, { play: false });
  const flo = club.entries[5];
  for (const match of club.matches) {
    const sides = list(match['sides']).map((side) => text(side['entry_id']));
    if (sides.includes(flo ?? '')) continue;
    const won = club.entries.indexOf(sides[0] ?? '') < club.entries.indexOf(sides[1] ?? '');
    const games = won ? [6, 4] : [4, 6];
    await club.must('POST', `/v1/matches/${readId(match)}/settlement`, {
      outcome: 'completed',
      score: { sets: [{ games }, { games }] },
    });
  }
  await club.must('POST', `/v1/entries/${club.entries[2]}/withdrawal`);
  await complete(club);
  return { club, draft: await newDraft(club) };
}

const fillWith = (club: FinishedClub, path: string, body: object) =>
  club.call('POST', `${path}/placements`, { token: club.admin, body });

test('PLA-15: the coach may keep entries that withdrew or played too few matches', async (t) => {
  const { club, draft } = await startShort(t);
  const [, , cy, , , flo] = club.entries;
  assert.deepEqual(leftOut(await draft.plan()), [
    'withdrawn: Cy withdrew.',
    'too_few_matches: Flo played 0 matches of the expected 1.',
  ]);
  const filled = expectStatus(await fillWith(club, draft.path, { keep: [cy, flo] }), 200);
  assert.deepEqual(leftOut(filled.body), []);
  assert.deepEqual(
    places(filled.body).filter((sentence) => sentence.includes('kept')),
    [
      'Cy withdrew and is kept in One anyway.',
      'Flo played 0 matches of the expected 1 and is kept in Two anyway.',
    ],
  );
  assert.deepEqual(filled.body['differs'], []);
  const [one = '', two = ''] = await draft.filled();
  assert.match(one, /Cy/);
  assert.match(two, /Flo/);
  const kept = list(filled.body['divisions']).flatMap((division) =>
    list(division['places']).filter((place) => text(place['code']) === 'kept'),
  );
  assert.deepEqual(
    kept.map(({ reason, params }) => [reason, params?.['despite']]),
    [
      ['held', 'withdrawn'],
      ['held', 'too_few_matches'],
    ],
  );
});

test('PLA-15: a kept entry stays kept until told otherwise', async (t) => {
  const { club, draft } = await startShort(t);
  const [, , cy, , , flo] = club.entries;
  await fillWith(club, draft.path, { keep: [cy, flo] });
  const before = await draft.filled();
  await draft.fill();
  assert.deepEqual(await draft.filled(), before);
  assert.deepEqual(leftOut(await draft.plan()), []);
  assert.equal((await club.must('GET', draft.path))['draft_differs'], false);
  expectStatus(await fillWith(club, draft.path, { keep: [flo] }), 200);
  assert.doesNotMatch((await draft.filled()).join(), /Cy/);
  assert.match((await draft.filled()).join(), /Flo/);
  const none = expectStatus(await fillWith(club, draft.path, { keep: [] }), 200);
  assert.equal(leftOut(none.body).length, 2);
  assert.doesNotMatch((await draft.filled()).join(), /Cy|Flo/);
});

test('PLA-15: other reasons to leave out an entry still apply, and only previous entries can be kept', async (t) => {
  const { club, draft } = await startShort(t);
  const [ann, , cy, , , flo] = club.entries;
  await club.must('POST', `/v1/entries/${flo}/opt-out`);
  const filled = expectStatus(await fillWith(club, draft.path, { keep: [ann, cy, flo] }), 200);
  assert.deepEqual(leftOut(filled.body), ['opted_out: Flo opted out of the next season.']);
  const [own] = list((await club.must('GET', `${draft.path}/entries`))['data']);
  const before = await newestEvents(club, 1);
  const refused = await fillWith(club, draft.path, { keep: [cy, readId(own), club.competition] });
  expectStatus(refused, 400, 'invalid_request');
  assert.deepEqual(refused.body['errors'], [
    { pointer: '/keep/1', message: 'is not an entry of the previous competition' },
    { pointer: '/keep/2', message: 'is not an entry of the previous competition' },
  ]);
  assert.deepEqual(await newestEvents(club, 1), before);
  expectStatus(await fillWith(club, draft.path, { keep: 'all' }), 400);
  expectStatus(await fillWith(club, draft.path, { nonsense: 1 }), 400);
  const first = await newDraft(club, { previous_competition_id: null });
  expectStatus(await fillWith(club, first.path, { keep: [ann] }), 400, 'invalid_request');
  expectStatus(await fillWith(club, first.path, { keep: [] }), 200);
  const path = `/v1/competitions/${club.competition}`;
  expectStatus(await fillWith(club, path, { keep: [] }), 409, 'not_a_draft');
});

test('PLA-16: the plan lists newcomers who want to play, with a division', async (t) => {
  const { club, draft } = await startDraft(t);
  for (const [index, level] of [2, 3, 3, 5, 6, 7].entries()) {
    await club.must('PATCH', `/v1/members/${club.members[index]}`, { level });
  }
  const ids = await addMembers(club, 6);
  const wishes: object[] = [
    { display_name: 'Gus', wants_to_play: 'singles', level: 6 },
    { display_name: 'Hal', wants_to_play: 'both', self_level: 1 },
    { display_name: 'Ida', wants_to_play: 'all' },
    { display_name: 'Jo', wants_to_play: 'doubles', level: 1 },
    { display_name: 'Kai', wants_to_play: null, level: 1 },
    { display_name: 'Lou', wants_to_play: 'singles', level: 1, status: 'paused' },
  ];
  for (const [index, fields] of wishes.entries()) {
    await club.must('PATCH', `/v1/members/${ids[index]}`, fields);
  }
  const newcomers = async (plan: Json) =>
    list(plan['newcomers']).map(({ member, wish, level, suggested_division, code, sentence }) => [
      member?.['display_name'],
      wish,
      level,
      suggested_division?.['name'],
      code,
      sentence,
    ]);
  assert.deepEqual(await newcomers(await draft.plan()), [
    [
      'Gus',
      'singles',
      6,
      'Two',
      'by_level',
      'Gus wants to play singles, and level 6 fits Two, where the average is 5.3.',
    ],
    [
      'Hal',
      'both',
      1,
      'One',
      'by_level',
      'Hal wants to play singles, and level 1 fits One, where the average is 3.3.',
    ],
    [
      'Ida',
      'all',
      null,
      'Two',
      'without_level',
      'Ida wants to play singles, and could start in Two without a level yet.',
    ],
  ]);
  const [gus] = list((await draft.plan())['newcomers']);
  assert.deepEqual(gus?.['suggested_division'], { division_id: null, name: 'Two', position: 2 });
  assert.deepEqual(gus['member'], { id: ids[0], display_name: 'Gus' });
  // Once there is a division to name, a member whom the coach enters is no longer a newcomer.
  const filled = await draft.fill();
  const two = text(list(filled['newcomers'])[0]?.['suggested_division']?.['division_id']);
  const body = { member_ids: [ids[0]], division_id: two };
  await club.must('POST', `${draft.path}/entries`, body);
  assert.deepEqual(
    (await newcomers(await draft.plan())).map(([name]) => name),
    ['Hal', 'Ida'],
  );
  // No placed member has a level any more.
  for (const member of club.members) {
    await club.must('PATCH', `/v1/members/${member}`, { level: null });
  }
  assert.deepEqual((await newcomers(await draft.plan()))[0]?.slice(2), [
    1,
    'Two',
    'levels_unknown',
    'Hal wants to play singles, and could start in Two: nobody there has a level to compare with 1.',
  ]);
});

test('PLA-16: a newcomer to doubles needs a partner, and a first season has no newcomers', async (t) => {
  const club = await startClub(t);
  const { competition, season } = await playDivision(club, { discipline: 'doubles', players: 2 });
  const [kim = ''] = (await addMembers(club, 5)).slice(4);
  await club.must('PATCH', `/v1/members/${kim}`, { display_name: 'Kim', wants_to_play: 'doubles' });
  const draftOf = async (previous: string | null) => {
    const body = { season_id: season, name: 'Next', discipline: 'doubles' };
    const fields = { ...body, previous_competition_id: previous };
    return readId(await club.must('POST', '/v1/competitions', fields));
  };
  const planOf = async (id: string) => club.must('GET', `/v1/competitions/${id}/placements`);
  const [only, ...others] = list((await planOf(await draftOf(competition)))['newcomers']);
  assert.deepEqual(others, []);
  assert.match(text(only?.['sentence']), /^Kim wants to play doubles, needs a partner, and could/);
  assert.deepEqual((await planOf(await draftOf(null)))['newcomers'], []);
});

test('PLA-17: the coach’s own placements are entered by hand, in the same write as the fill', async (t) => {
  const { club, draft } = await startDraft(t);
  const filled = await draft.fill();
  const [one, two] = list(filled['divisions']).map((division) => text(division['division_id']));
  const [kim = '', lou = ''] = await addMembers(club, 2);
  const place = [
    { member_ids: [kim], division_id: one },
    { member_ids: [lou], division_id: two },
  ];
  const answer = expectStatus(await fillWith(club, draft.path, { place }), 200);
  assert.deepEqual(await draft.filled(), [
    'One: Ann, Ann Lee, Bo, Di',
    'Two: Bo Berg, Cy, Ed, Flo',
  ]);
  assert.deepEqual(
    list(answer.body['by_hand']).map((change) => change['sentence']),
    ['Ann Lee was entered by hand and stays.', 'Bo Berg was entered by hand and stays.'],
  );
  assert.deepEqual(
    list(answer.body['differs']).map((difference) => difference['code']),
    ['entered_by_hand', 'entered_by_hand'],
  );
  await draft.fill();
  assert.match((await draft.filled()).join(), /Ann Lee.*Bo Berg/);
});

test('PLA-17: an impossible placement is refused like an entry, and nothing is filled', async (t) => {
  const { club, draft } = await startDraft(t);
  const division = readId(await club.must('POST', `${draft.path}/divisions`, { name: 'One' }));
  const [kim = '', lou = ''] = await addMembers(club, 2);
  await club.must('POST', `/v1/members/${lou}/pause`);
  const before = await newestEvents(club, 1);
  const refused = await fillWith(club, draft.path, {
    place: [
      { member_ids: [kim], division_id: division },
      { member_ids: [lou], division_id: division },
      { member_ids: [club.members[0]], division_id: division },
      { member_ids: [kim], division_id: club.competition },
    ],
  });
  expectStatus(refused, 409, 'member_paused');
  assert.deepEqual(
    list(refused.body['errors']).map(({ pointer, code }) => [pointer, code]),
    [
      ['/place/1/member_ids/0', 'member_paused'],
      ['/place/2/member_ids/0', 'already_entered'],
      ['/place/3/division_id', 'invalid_request'],
    ],
  );
  assert.deepEqual(await newestEvents(club, 1), before);
  assert.deepEqual(await draft.filled(), ['One: ']);
});

test('COM-5: a draft takes the rules of its previous competition unless told otherwise, and says so', async (t) => {
  const club = await startPlayed(t);
  const path = `/v1/competitions/${club.competition}`;
  const { rules, name } = await club.must('GET', path);
  const draft = await newDraft(club, { rules: undefined });
  const made = await club.must('GET', draft.path);
  assert.deepEqual(made['rules'], rules);
  assert.deepEqual(made['rules_note'], {
    code: 'as_before',
    params: { previous_id: club.competition, previous: name },
    sentence: 'The rules are the same as those of Box league.',
  });
  const other = await club.must('PATCH', draft.path, {
    rules: { movement: { promoted: 2 }, minMatchesToPlay: 3 },
  });
  assert.deepEqual(other['rules_note']?.['params']?.['rules'], ['minMatchesToPlay', 'movement']);
  assert.equal(
    other['rules_note']?.['sentence'],
    'The rules differ from those of Box league: minMatchesToPlay and movement.',
  );
  const { data } = await club.must('GET', '/v1/competitions');
  assert.deepEqual(
    list(data).map((one) => one['rules_note']?.['code'] ?? null),
    [null, 'changed'],
  );
});

test('COM-5: given rules, a preset or no previous competition decide the starting rules', async (t) => {
  const club = await startPlayed(t);
  const make = async (fields: object) =>
    club.must('GET', (await newDraft(club, { rules: undefined, ...fields })).path);
  const defaults = await make({ rules: {} });
  assert.equal(defaults['rules']?.['minMatchesToPlay'], 4);
  assert.equal(text(defaults['rules_note']?.['code']), 'changed');
  const squash = await make({ preset: 'squash' });
  assert.equal(squash['rules']?.['format']?.['set']?.['games'], 11);
  const alone = await make({ previous_competition_id: null });
  assert.equal(alone['rules']?.['minMatchesToPlay'], 4);
  assert.equal(alone['rules_note'], null);
});
