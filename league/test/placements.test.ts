import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, readId, list, newestEvents, playDivision, startClub, text } from './club.ts';
import { expectStatus, type Json } from './harness.ts';
import {
  complete,
  draftHandle,
  leftOut,
  newDraft,
  places,
  RULES,
  startDraft,
  startPlayed,
  winByOrder,
} from './next-season.ts';

test('PLA-1, PLA-2: a plan writes nothing, and the fill follows it', async (t) => {
  const { club, draft } = await startDraft(t);
  const events = await newestEvents(club, 1);
  const plan = await draft.plan();
  assert.deepEqual(await newestEvents(club, 1), events);
  assert.deepEqual(await draft.filled(), []);
  assert.equal(plan['provisional'], false);
  assert.equal(plan['previous_competition_id'], club.competition);
  assert.deepEqual(places(plan), [
    'Ann finished 1st of 3 in One and stays there.',
    'Bo finished 2nd of 3 in One and stays there.',
    'Di finished 1st of 3 in Two and goes up to One.',
    'Cy finished 3rd of 3 in One and goes down to Two.',
    'Ed finished 2nd of 3 in Two and stays there.',
    'Flo finished 3rd of 3 in Two and stays there.',
  ]);
  const [first] = list(list(plan['divisions'])[0]?.['places']);
  assert.deepEqual(first, {
    entry_id: club.entries[0],
    members: [{ id: club.members[0], display_name: 'Ann' }],
    label: 'Ann',
    from_division: 'One',
    from_rank: 1,
    tie: null,
    reason: 'held',
    code: 'held',
    params: {
      entry_id: club.entries[0],
      label: 'Ann',
      is_pair: false,
      from_division: 'One',
      rank: 1,
      is_joint: false,
      of: 3,
      played: 2,
      minimum: 1,
      is_final: true,
    },
    sentence: 'Ann finished 1st of 3 in One and stays there.',
  });
  const done = await draft.fill();
  assert.deepEqual(places(done), places(plan));
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo, Di', 'Two: Cy, Ed, Flo']);
  const [filled, entered] = await newestEvents(club, 2);
  assert.equal(filled?.['kind'], 'competition.filled');
  assert.deepEqual(filled?.['data'], {
    created: 6,
    moved: 0,
    removed: 0,
    provisional: false,
  });
  assert.equal(entered?.['kind'], 'entry.created');
  assert.deepEqual(entered?.['data'], {
    competition_id: draft.id,
    member_ids: [club.members[5]],
    reason: 'held',
  });
});

test('PLA-2: the draft’s own rules set how many move', async (t) => {
  const rules = { ...RULES, movement: { promoted: 0, relegated: 0 } };
  const { draft } = await startDraft(t, { rules });
  await draft.fill();
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo, Cy', 'Two: Di, Ed, Flo']);
});

test('PLA-3, PLA-5, PLA-6, PLA-7, PLA-8: the plan says who is left out, why, and whose place is vacant', async (t) => {
  const club = await startPlayed(t);
  const [ann, bo, cy, di, ed, flo] = club.members;
  await club.must('POST', `/v1/members/${ann}/pause`);
  await club.must('POST', `/v1/members/${cy}/leave`);
  await club.must('PATCH', `/v1/members/${di}`, { status: 'left' });
  await club.must('PATCH', `/v1/members/${ed}`, { wants_to_play: 'doubles' });
  await club.must('DELETE', `/v1/members/${flo}`);
  await club.must('POST', `/v1/entries/${club.entries[1]}/opt-out`);
  await complete(club);
  const draft = await newDraft(club);
  const plan = await draft.plan();
  assert.deepEqual(places(plan), []);
  assert.deepEqual(leftOut(plan), [
    'on_a_break: Ann is on a break.',
    'opted_out: Bo opted out of the next season.',
    'opted_out: Cy is not playing next season.',
    'left_club: Di has left the club.',
    'not_playing: Ed does not want to play singles next season.',
    'left_club: Flo has left the club.',
  ]);
  assert.deepEqual(
    list(plan['vacancies']).map((one) => [one['kind'], one['division'], one['fill']]),
    [
      ['relegation', 'One', null],
      ['promotion', 'Two', null],
    ],
  );
  // Leaving and the break are cancelled; an entry opted out on its own stays out.
  await club.must('DELETE', `/v1/members/${cy}/leave`);
  await club.must('DELETE', `/v1/members/${ann}/pause`);
  await club.must('PATCH', `/v1/members/${ed}`, { wants_to_play: 'both' });
  const again = await draft.plan();
  assert.deepEqual(places(again), [
    'Ann finished 1st of 3 in One and stays there.',
    'Cy finished 3rd of 3 in One and goes down to Two.',
    'Ed finished 2nd of 3 in Two and stays there.',
  ]);
  assert.deepEqual(
    list(again['vacancies']).map((one) => one['fill']?.['sentence']),
    ['Ed finished 2nd of 3 in Two and could go up instead.'],
  );
  assert.equal(bo, list(list(again['left_out'])[0]?.['members'])[0]?.['id']);
});

test('PLA-12: a draft filled before the tables are final leaves nobody out for the minimum', async (t) => {
  const club = await startPlayed(t, { play: false });
  const [first, second] = club.matches;
  await winByOrder(club, club.entries, first ?? {});
  await winByOrder(club, club.entries, second ?? {});
  const draft = await newDraft(club);
  const early = await draft.fill();
  assert.equal(early['provisional'], true);
  assert.deepEqual(early['left_out'], []);
  assert.match(places(early)[0] ?? '', /^Ann stands joint 1st of 3 in One and stays there\.$/);
  await complete(club);
  const late = await draft.plan();
  assert.equal(late['provisional'], false);
  assert.deepEqual(leftOut(late), [
    'too_few_matches: Di played 0 matches of the expected 1.',
    'too_few_matches: Ed played 0 matches of the expected 1.',
    'too_few_matches: Flo played 0 matches of the expected 1.',
  ]);
  await draft.fill();
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo', 'Two: Cy']);
});

test('PLA-12: manual changes survive a refill, or are listed before they are lost', async (t) => {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  const gus = readId(await club.must('POST', '/v1/members', { display_name: 'Gus' }));
  const divisions = list((await club.must('GET', `${draft.path}/divisions`))['data']);
  const entries = list((await club.must('GET', `${draft.path}/entries`))['data']);
  const entry = (label: string) => readId(entries.find((one) => text(one['label']) === label));
  const [one, two] = divisions.map(readId);
  await club.must('POST', `${draft.path}/entries`, { member_ids: [gus], division_id: two });
  await club.must('PATCH', `/v1/entries/${entry('Flo')}`, { division_id: one });
  await club.must('PATCH', `/v1/entries/${entry('Ed')}`, { division_id: one, name: 'Aces' });
  expectStatus(await club.call('DELETE', `/v1/entries/${entry('Bo')}`, { token: club.admin }), 204);
  for (const member of [club.members[4], club.members[3]]) {
    await club.must('PATCH', `/v1/members/${member}`, { wants_to_play: 'doubles' });
  }
  const said = (plan: Json) =>
    list(plan['by_hand']).map((one) => `${text(one['outcome'])}: ${text(one['sentence'])}`);
  const before = await draft.plan();
  const kept = [
    'kept: Flo was moved to One by hand and stays there.',
    'kept: Gus was entered by hand and stays.',
    'kept: Bo was removed by hand and stays out.',
  ];
  assert.deepEqual(said(before).toSorted(), [
    ...kept.toSorted(),
    'lost: Aces was moved and was named by hand and goes: Ed does not want to play singles next season.',
  ]);
  const after = await draft.fill();
  assert.deepEqual(said(after).toSorted(), kept.toSorted());
  assert.deepEqual(await draft.filled(), ['One: Ann, Flo', 'Two: Cy, Gus']);
  const [filled] = await newestEvents(club, 1);
  const counts = { created: 0, moved: 0, removed: 2, provisional: false };
  assert.deepEqual(filled?.['data'], counts);
  await draft.fill();
  assert.deepEqual(await draft.filled(), ['One: Ann, Flo', 'Two: Cy, Gus']);
});

test('PLA-12: a fill after a rule change moves entries that were not moved by hand', async (t) => {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  await club.must('PATCH', draft.path, { rules: { movement: { promoted: 0, relegated: 0 } } });
  await draft.fill();
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo, Cy', 'Two: Di, Ed, Flo']);
  const [filled] = await newestEvents(club, 1);
  assert.equal(filled?.['data']?.['moved'], 2);
});

test('PLA-12: two simultaneous fills create each entry once', async (t) => {
  const { draft } = await startDraft(t);
  await Promise.all([draft.fill(), draft.fill(), draft.fill()]);
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo, Di', 'Two: Cy, Ed, Flo']);
});

test('PLA-13, EVT-7: players see nothing of a filled draft until it is decided or activated', async (t) => {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  const ann = await club.signIn(text(club.members[0]));
  const mine = async () => {
    const { body } = await club.call('GET', '/v1/me/placements', { token: ann });
    return list(body['placements']).map((one) => [one['division_name'], one['provisional']]);
  };
  const status = async () => (await club.call('GET', draft.path, { token: ann })).status;
  assert.equal((await club.must('GET', draft.path))['placements_decided'], false);
  const before = await mine();
  await club.must('PATCH', draft.path, { placements_decided: true });
  assert.deepEqual(await mine(), [...before, ['One', true]]);
  assert.equal(await status(), 404);
  await draft.fill();
  assert.deepEqual(await mine(), before);
  const { season_id: season } = await club.must('GET', draft.path);
  await club.must('PATCH', `/v1/seasons/${text(season)}`, { state: 'active' });
  const active = await club.must('PATCH', draft.path, { state: 'active' });
  assert.equal(active['placements_decided'], true);
  const told = await newestEvents(club, 2);
  assert.deepEqual(
    told.map((event) => [event['kind'], event['data']]),
    [
      ['competition.state_changed', { from: 'draft', to: 'active' }],
      ['competition.updated', { fields: ['placements_decided'] }],
    ],
  );
  await club.must('PATCH', draft.path, { placements_decided: false });
  assert.deepEqual(await newestEvents(club, 2), told);
  assert.equal(await status(), 200);
  expectStatus(await club.call('GET', `${draft.path}/placements`, { token: ann }), 403);
  for (const method of ['GET', 'POST'] as const) {
    const late = await club.call(method, `${draft.path}/placements`, { token: club.admin });
    expectStatus(late, 409, 'not_a_draft');
  }
});

test('PLA-9, PLA-10: doubles pairs that split and new pairs that agreed are placed by the rules', async (t) => {
  const club = await startClub(t);
  const first = await playDivision(club, { discipline: 'doubles', players: 3, rules: RULES });
  for (const match of first.matches) await winByOrder(club, first.entries, match);
  const path = `/v1/competitions/${first.competition}`;
  const [, bo, , di, ed] = first.members;
  const choose = (id: string | undefined, partner: string | undefined) =>
    club.must('PUT', `${path}/partner-choices/${id}`, {
      choice: 'new_partner',
      partner_id: partner,
    });
  await choose(bo, di);
  await choose(di, bo);
  await club.must('PUT', `${path}/partner-choices/${ed}`, { choice: 'not_playing' });
  // Two who stay together are not a new pair, whatever keeps their entry out.
  const [, , hal] = await addMembers(club, 3);
  const [gus] = await addMembers(club, 1);
  const stays = await club.must('POST', `${path}/entries`, {
    member_ids: [gus, hal],
    division_id: first.division,
  });
  await club.must('POST', `/v1/entries/${readId(stays)}/opt-out`);
  await club.must('PATCH', path, { state: 'complete' });
  const { season_id } = await club.must('GET', path);
  const draft = draftHandle(
    club,
    readId(
      await club.must('POST', '/v1/competitions', {
        season_id,
        name: 'Next',
        discipline: 'doubles',
        rules: RULES,
        previous_competition_id: first.competition,
      }),
    ),
  );
  const plan = await draft.plan();
  assert.deepEqual(places(plan), [
    'Bo Berg / Di Dahl are a new pair and start in One, where Bo Berg played.',
  ]);
  assert.deepEqual(leftOut(plan), [
    'needs_partner: Bo Berg plays with Di Dahl next season; Ann Lee needs another partner.',
    'needs_partner: Di Dahl plays with Bo Berg next season; Cy Cole needs another partner.',
    'not_playing: Ed Eck is not playing doubles next season; Flo Fink needs another partner.',
    'opted_out: Ann Lee / Cy Cole opted out of the next season.',
    'needs_partner: Ann Lee needs another partner.',
    'needs_partner: Cy Cole needs another partner.',
    'needs_partner: Flo Fink needs another partner: Ed Eck is not playing doubles next season.',
  ]);
  await draft.fill();
  assert.deepEqual(await draft.filled(), ['One: Bo Berg / Di Dahl']);
});

test('PLA-11: a first season is placed by level, in singles and doubles', async (t) => {
  const club = await startClub(t);
  const season = await club.must('POST', '/v1/seasons', { name: 'First' });
  const members = await addMembers(club, 6);
  const levels = [3, 1, 2, null, 5, 4];
  for (const [index, level] of levels.entries()) {
    // The coach's level takes precedence over the member's own.
    const self_level = index === 4 ? 5 : 10 - index;
    const judged = {
      level: index === 4 ? null : level,
      self_level: level === null ? null : self_level,
    };
    const wish = index === 5 ? 'not_now' : 'both';
    await club.must('PATCH', `/v1/members/${members[index]}`, { ...judged, wants_to_play: wish });
  }
  const removed = await club.must('POST', '/v1/members', {
    display_name: 'X',
    wants_to_play: 'all',
  });
  await club.must('DELETE', `/v1/members/${readId(removed)}`);
  const body = { season_id: season['id'], name: 'First', rules: RULES };
  const start = async (discipline: string) =>
    draftHandle(club, readId(await club.must('POST', '/v1/competitions', { ...body, discipline })));
  const singles = await start('singles');
  await club.must('POST', `${singles.path}/divisions`, { name: 'Top' });
  await club.must('POST', `${singles.path}/divisions`, { name: 'Bottom' });
  const plan = await singles.fill();
  assert.equal(plan['previous_competition_id'], null);
  assert.deepEqual(places(plan), [
    'Bo Berg starts in Top, by level 1.',
    'Cy Cole starts in Top, by level 2.',
    'Ann Lee starts in Bottom, by level 3.',
    'Ed Eck starts in Bottom, by level 5.',
    'Di Dahl starts in Bottom, without a level yet.',
  ]);
  assert.deepEqual(leftOut(plan), ['not_playing: Flo Fink does not want to play next season.']);
  assert.deepEqual(await singles.filled(), [
    'Top: Bo Berg, Cy Cole',
    'Bottom: Ann Lee, Di Dahl, Ed Eck',
  ]);
  const doubles = await start('doubles');
  // A member who names a partner wants to play.
  await club.must('PATCH', `/v1/members/${members[0]}`, { wants_to_play: null });
  for (const [one, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const choice = { choice: 'new_partner', partner_id: members[other] };
    await club.must('PUT', `${doubles.path}/partner-choices/${members[one]}`, choice);
  }
  const pairs = await doubles.fill();
  assert.deepEqual(places(pairs), ['Ann Lee / Bo Berg start in Division 1, by level 2.']);
  assert.deepEqual(
    leftOut(pairs)[0],
    'needs_partner: Cy Cole wants to play doubles and needs a partner.',
  );
  assert.deepEqual(await doubles.filled(), ['Division 1: Ann Lee / Bo Berg']);
  // The choice that made them a pair does not count as a wish for another partner next season.
  const next = { previous_competition_id: doubles.id, discipline: 'doubles' };
  const second = draftHandle(
    club,
    readId(await club.must('POST', '/v1/competitions', { ...body, ...next })),
  );
  assert.deepEqual(leftOut(await second.plan()), []);
});

test('PLA-21: players who said nothing are placed if the coach says so, and stay until told otherwise', async (t) => {
  const club = await startClub(t);
  const season = await club.must('POST', '/v1/seasons', { name: 'First' });
  const [ann, bo, cy, di, ed] = await addMembers(club, 5);
  await club.must('PATCH', `/v1/members/${ann}`, { level: 4 });
  await club.must('PATCH', `/v1/members/${bo}`, { level: 2, wants_to_play: 'singles' });
  await club.must('PATCH', `/v1/members/${cy}`, { level: 1, wants_to_play: 'doubles' });
  await club.must('POST', `/v1/members/${di}/pause`);
  const start = async (discipline: string) => {
    const body = { season_id: season['id'], name: discipline, discipline };
    return draftHandle(club, readId(await club.must('POST', '/v1/competitions', body)));
  };
  const draft = await start('singles');
  const asked = await draft.plan();
  assert.deepEqual(places(asked), ['Bo Berg starts in Division 1, by level 2.']);
  assert.deepEqual([asked['unsaid'], asked['unsaid_members']], ['left_out', 2]);
  const everybody = await club.must('GET', `${draft.path}/placements?unsaid=placed`);
  const all = [
    'Bo Berg starts in Division 1, by level 2.',
    'Ann Lee starts in Division 1, by level 4.',
    'Ed Eck starts in Division 1, without a level yet.',
  ];
  assert.deepEqual(places(everybody), all);
  assert.deepEqual(leftOut(everybody), [
    'not_playing: Cy Cole does not want to play singles next season.',
    'on_a_break: Di Dahl is on a break.',
  ]);
  assert.deepEqual([everybody['unsaid'], everybody['unsaid_members']], ['placed', 2]);
  // A preview in the other mode changed nothing.
  assert.deepEqual(await draft.plan(), asked);
  const fill = (body: object, version: unknown) =>
    club.call('POST', `${draft.path}/placements`, {
      token: club.admin,
      body,
      headers: { 'if-match': `"${String(version)}"` },
    });
  expectStatus(await fill({ unsaid: 'placed' }, asked['version']), 412, 'precondition_failed');
  const filled = expectStatus(await fill({ unsaid: 'placed' }, everybody['version']), 200).body;
  assert.deepEqual([places(filled), filled['differs']], [all, []]);
  // It also applies to a member who came later.
  await club.must('PATCH', `/v1/members/${ed}`, { wants_to_play: 'not_now' });
  const [flo] = await addMembers(club, 1);
  await club.must('PATCH', `/v1/members/${flo}`, { display_name: 'Flo' });
  await draft.fill();
  assert.deepEqual(await draft.filled(), ['Division 1: Ann Lee, Bo Berg, Flo']);
  await club.must('POST', `${draft.path}/placements`, { unsaid: 'left_out' });
  assert.deepEqual(await draft.filled(), ['Division 1: Bo Berg']);
  const doubles = await start('doubles');
  const pairs = await club.must('GET', `${doubles.path}/placements?unsaid=placed`);
  assert.deepEqual([places(pairs), pairs['unsaid_members']], [[], 0]);
  assert.equal(leftOut(pairs).length, 6);
});
